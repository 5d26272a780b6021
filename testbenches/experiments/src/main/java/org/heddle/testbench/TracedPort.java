package org.heddle.testbench;

import java.util.Map;
import java.util.function.LongSupplier;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.host.ForwardingPort;
import org.heddle.host.HostPort;

/** A host port that draws each of its accesses. */
public final class TracedPort extends ForwardingPort {
    private final Timeline.Track track;
    private final LongSupplier nowPs;

    /**
     * Draws on a track what goes through a port.
     *
     * @param nowPs the simulated time in picoseconds
     */
    public TracedPort(HostPort port, Timeline.Track track, LongSupplier nowPs) {
        super(port);
        this.track = track;
        this.nowPs = nowPs;
    }

    @Override
    public long read(int address) {
        long start = nowPs.getAsLong();
        long value = super.read(address);
        draw("read", start, address, value);
        return value;
    }

    @Override
    public void write(int address, long value) {
        long start = nowPs.getAsLong();
        super.write(address, value);
        draw("write", start, address, value);
    }

    private void draw(String what, long start, int address, long value) {
        track.span(
                what,
                start,
                nowPs.getAsLong(),
                Map.of("address", "0x" + Integer.toHexString(address), "value", "0x" + Long.toHexString(value)));
    }
}
