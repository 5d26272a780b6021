package org.heddle.host.dimmnet2.driver;

import org.heddle.host.ForwardingPort;
import org.heddle.host.HostPort;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * Host port of one process, restricted to the process's own page of the node. An operating system maps no more than that into the
 * process, so that it cannot reach another's registers, windows or status rings.
 */
public final class ProcessPort extends ForwardingPort {
    private final int page;

    /**
     * The page of a process.
     *
     * @param port the whole node's
     * @param process its number
     * @throws IllegalArgumentException if the node has no such process
     */
    public ProcessPort(HostPort port, int process) {
        super(port);
        this.page = checked(process) * HostMap.PAGE_BYTES;
    }

    /** A process's number, if a node has such a process. */
    static int checked(int process) {
        if (process < 0 || process >= HostMap.PROCESSES) {
            throw new IllegalArgumentException(
                    "a node serves " + HostMap.PROCESSES + " processes, numbered from 0: process=" + process);
        }
        return process;
    }

    @Override
    public long read(int address) {
        return super.read(inPage(address));
    }

    @Override
    public void write(int address, long value) {
        super.write(inPage(address), value);
    }

    private int inPage(int address) {
        if (address < 0 || address >= HostMap.PAGE_BYTES) {
            throw new IllegalArgumentException("a process reaches the " + HostMap.PAGE_BYTES
                    + " bytes of its own page only: address=0x" + Integer.toHexString(address));
        }
        return page + address;
    }
}
