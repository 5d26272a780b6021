package org.heddle.host.mpc.ch;

import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.rdma.AddressTranslation;
import org.heddle.host.mpc.rdma.RdmaApi;
import org.heddle.host.ranks.UserMemory;

/**
 * Process that CH_RDMA runs in, and what it stands on there.
 *
 * @param rank its world rank
 * @param processor that it runs on
 * @param physical memory of its node
 * @param memory of its own
 * @param rdma remote writes
 * @param translation of its addresses
 */
public record ChProcess(
        int rank,
        HostProcessor processor,
        PhysicalMemory physical,
        UserMemory<ProcessMemory> memory,
        RdmaApi rdma,
        AddressTranslation translation) {}
