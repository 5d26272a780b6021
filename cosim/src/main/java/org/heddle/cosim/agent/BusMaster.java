package org.heddle.cosim.agent;

import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;
import org.heddle.hdl.registers.RegisterPort;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/**
 * Reads and writes the registers of a simulated design, one access at a time: while a driver waits for the answer, the
 * simulation runs. With the same seed, {@link #in} and {@link #natively} do the same in every cycle.
 */
public abstract class BusMaster implements RegisterPort {
    private final StreamPorts request;
    private final StreamPorts response;
    private final long limitCycles;

    BusMaster(StreamPorts request, StreamPorts response, long limitCycles) {
        this.request = request;
        this.response = response;
        this.limitCycles = limitCycles;
    }

    /**
     * A master whose cycles pass through Java, beside other agents in Java.
     *
     * @param stalls when it pauses before a request and before it takes an answer
     * @param limitCycles most cycles that an access may take
     */
    public static BusMaster in(
            Simulation simulation,
            Stream<RegisterRequest> request,
            Stream<RegisterResponse> response,
            StallProfile stalls,
            long limitCycles) {
        return new JavaBusMaster(
                StreamPorts.of(simulation, request), StreamPorts.of(simulation, response), stalls, limitCycles);
    }

    /** A master whose accesses are one native call each, beside other native agents. */
    public static BusMaster natively(
            Simulation simulation,
            Stream<RegisterRequest> request,
            Stream<RegisterResponse> response,
            StallProfile stalls,
            long limitCycles) {
        return new NativeBusMaster(
                StreamPorts.of(simulation, request), StreamPorts.of(simulation, response), stalls, limitCycles);
    }

    final StreamPorts request() {
        return request;
    }

    final StreamPorts response() {
        return response;
    }

    /** Sends one request and waits for its answer. */
    abstract long[] access(long[] beat, long limit);

    /**
     * Reads a register.
     *
     * @throws IllegalArgumentException if the design answers that there is none
     */
    @Override
    public final long read(long address) {
        return access(false, address, 0);
    }

    /**
     * Writes a whole register.
     *
     * @throws IllegalArgumentException if the design answers that there is none
     */
    @Override
    public final void write(long address, long value) {
        access(true, address, value);
    }

    private long access(boolean write, long address, long value) {
        long[] beat = new long[request.words()];
        beat[request.requiredWordOf("address")] = address;
        beat[request.requiredWordOf("write")] = write ? 1 : 0;
        beat[request.requiredWordOf("data")] = value;
        beat[request.requiredWordOf("strobes")] = (1L << request.widthOf("strobes")) - 1;
        long[] answer = access(beat, limitCycles);
        if (answer[response.requiredWordOf("error")] != 0) {
            throw new IllegalArgumentException(
                    "\"" + request.simulation().design().top() + "\" has no register at address 0x"
                            + Long.toHexString(address) + ": cycle "
                            + request.simulation().cycle());
        }
        return answer[response.requiredWordOf("data")];
    }
}
