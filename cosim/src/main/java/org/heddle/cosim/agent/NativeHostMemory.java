package org.heddle.cosim.agent;

import org.heddle.cosim.NativeAgent;

/** A {@link HostMemory} that runs natively: with the same seed it does the same in every cycle. */
public final class NativeHostMemory extends NativeAgent {
    private final MemoryPorts ports;

    private NativeHostMemory(MemoryPorts ports, MemoryTiming timing, long seed) {
        super(ports.request.simulation(), "memory at " + ports.request.name(), Kind.MEMORY, ports.config(timing, seed));
        this.ports = ports;
    }

    /** A memory, as {@link HostMemory#on} makes it; it is part of the simulation at once. */
    public static NativeHostMemory on(StreamPorts request, StreamPorts response, MemoryTiming timing, long seed) {
        return new NativeHostMemory(new MemoryPorts(request, response), timing, seed);
    }

    /** Sets a line by the back door, in no time. */
    public void writeDirectly(long address, long... line) {
        ports.requireLine(line);
        long[] message = new long[line.length + 1];
        message[0] = address;
        System.arraycopy(line, 0, message, 1, line.length);
        sendWords(message);
    }

    /** A line as it is, by the back door. */
    public long[] readDirectly(long address) {
        return askWords(address, ports.words);
    }

    @Override
    protected String unit() {
        return "answers";
    }
}
