package org.heddle.testbench;

import java.util.function.Supplier;
import org.heddle.host.HostPort;
import org.heddle.host.HostTimeoutException;

/** A simulated node's host port, whose accesses wait for their answers; how they wait is left open. */
abstract class AnsweredPort implements HostPort {
    /** Cycles. Far more than any access takes that is going to be answered: a full command queue drains within them. */
    static final long ANSWER_LIMIT = 1_000_000;

    final SteppedSystem system;
    final HostAccess node;
    private final String name;

    /**
     * @param name what tells this port from others in the text of a timeout, such as " of node 3"
     */
    AnsweredPort(SteppedSystem system, HostAccess node, String name) {
        this.system = system;
        this.node = node;
        this.name = name;
    }

    @Override
    public final long read(int address) {
        return access(false, address, 0);
    }

    @Override
    public final void write(int address, long value) {
        access(true, address, value);
    }

    @Override
    public final long cycle() {
        return system.cycle();
    }

    private long access(boolean write, int address, long data) {
        // A text that is only made when somebody wants to read it: accesses are many.
        Supplier<String> answer = () -> "the answer to a host " + (write ? "write to" : "read of") + " address 0x"
                + Integer.toHexString(address) + name;
        exchange(() -> node.request(write, address, data), answer);
        if (!node.isAnswered()) {
            throw new HostTimeoutException(answer.get(), ANSWER_LIMIT, cycle());
        }
        return node.answer();
    }

    /**
     * Makes a request, and waits until it is answered or {@link #ANSWER_LIMIT} is over.
     *
     * @param answer what is waited for, as a text
     */
    abstract void exchange(Runnable request, Supplier<String> answer);
}
