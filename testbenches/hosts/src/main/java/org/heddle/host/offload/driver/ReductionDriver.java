package org.heddle.host.offload.driver;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.heddle.host.HostPort;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;

/**
 * Drives one reducing node through its host port: opens virtual ports, starts reductions in them, and brings their results.
 *
 * <p>It never waits by itself; {@link #poll} looks at the node once, {@link #await} until something is true.
 */
public final class ReductionDriver {
    private final ReductionRegisters registers;
    private final Map<Integer, TreePort> ports = new TreeMap<>();

    /**
     * Takes the node into use.
     *
     * @throws IllegalStateException if there is no reducing node behind the port
     */
    public ReductionDriver(HostPort port) {
        registers = new ReductionRegisters(port);
    }

    /** This node's number. */
    public int node() {
        return registers.node();
    }

    /** Virtual ports of the node. */
    public int ports() {
        return registers.ports();
    }

    /** Most threads of a communicator. */
    public int threads() {
        return registers.threads();
    }

    /** One of the node's counters. */
    public long counter(Counter counter) {
        return registers.counter(counter);
    }

    public ReductionRegisters registers() {
        return registers;
    }

    /**
     * Asks the node to open a virtual port for a communicator. It is open when its node says so ({@link TreePort#isOpen}), and may be
     * used when all threads know that of theirs: software must make sure of that.
     *
     * @param number of the port, the same for all threads, below {@link #ports}
     * @param generation 0 to 255, the same for all threads, and another than that of this port's opening before
     * @param rank this node's thread
     * @param nodes where the threads run
     * @param arity most children of a thread, 2 to 32, the same for all threads
     * @param timeout in units of 64 cycles, 0 to wait for ever, see {@link TreeTimeouts}; the same for all threads
     */
    public TreePort open(int number, int generation, int rank, List<Integer> nodes, int arity, int timeout) {
        TreePort port =
                new TreePort(registers, number, generation, new TreeShape(rank, nodes.size(), arity, timeout), nodes);
        ports.put(number, port);
        return port;
    }

    /** Whether a reduction is under way in any port, or a port is being opened. */
    public boolean isBusy() {
        return ports.values().stream().anyMatch(port -> port.isBusy() || !port.isSettled());
    }

    /**
     * Looks at the node once and takes all completions that it has; false if there was none.
     *
     * @throws ReductionException if the node has refused something
     */
    public boolean poll() {
        registers.look();
        boolean any = registers.completions() > 0;
        while (registers.completions() > 0) {
            ReductionCompletion told = registers.takeCompletion();
            int number = (int) told.field(DescriptorField.PORT);
            TreePort port = ports.get(number);
            if (port == null) {
                throw ReductionException.refused("port " + number, node(), told.status());
            }
            port.completed(told);
        }
        return any;
    }

    /**
     * Looks at the node until something is true.
     *
     * @param what is waited for, in words
     * @throws HostTimeoutException if it is not after so many cycles
     */
    public void await(BooleanSupplier done, String what, long limitCycles) {
        long start = registers.cycle();
        while (!done.getAsBoolean()) {
            if (!poll() && registers.cycle() - start > limitCycles) {
                throw new HostTimeoutException(what + " at node " + node(), limitCycles, registers.cycle());
            }
        }
    }
}
