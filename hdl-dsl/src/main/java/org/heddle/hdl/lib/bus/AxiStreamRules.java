package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Types;

/** The rules of AXI4-Stream, after ARM IHI 0051; the transmitter is the master. A receiver may do as it likes with {@code tready}. */
public final class AxiStreamRules extends BusRules {
    /** The stream that is watched. */
    public final AxiStream bus;

    /**
     * @param bytes of a beat
     * @param userWidth bits of {@code tuser}, at least 1
     */
    public AxiStreamRules(int bytes, int userWidth, Asserted asserted) {
        super(asserted);
        parameter("bytes", bytes);
        parameter("userWidth", userWidth);
        bus = in(Types.observed(AxiStream.type(bytes, userWidth)));
        handshake(
                Side.MASTER,
                "t",
                bus.tvalid(),
                bus.tready(),
                cat(bus.tlast().asUInt(), bus.tuser(), bus.tkeep(), bus.tdata()),
                "2.2.1");
        rule(Side.SLAVE, lit(true), "a receiver has no rule");
        end();
    }
}
