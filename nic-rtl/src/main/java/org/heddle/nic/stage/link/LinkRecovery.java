package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.stage.packet.Channel;

/**
 * Report of a {@link LinkPort} that {@linkplain LinkBuffers#recovers recovers}, at the core's clock: whether its link is up, and what became of packets that were under way
 * when it went down. Nothing here is reset: counts go on from the FPGA's configuration, and wrap.
 *
 * <p>A packet of which the port has taken a word is delivered whole at the other end, or counted in this end's {@link #givenUp} or in the other end's {@link #dropped}. It is counted in
 * givenUp, and delivered too, where the link went down while its acknowledgement was under way: who sends cannot know.
 */
public final class LinkRecovery extends Area {
    /** Width of a count. */
    public static final int COUNT_WIDTH = 32;

    /** 1 while packets are taken from the core; a register. */
    public final Bool isUp = out(bool());
    /** 32 bits: packets that the core has begun to send, and that were not acknowledged when the link went down. */
    public final UInt givenUp = out(uint(COUNT_WIDTH));
    /** 32 bits: packets that this end has acknowledged, and not handed over, when it was reset itself. */
    public final UInt dropped = out(uint(COUNT_WIDTH));
    /**
     * 3 bits, one for each channel by its code: 1 with the last word of a packet that was cut in the middle by a reset of the link's clock. That word is none of the
     * packet's; whoever takes it forgets the packet.
     */
    public final UInt cut = out(uint(Channel.values().length));

    /** Adds the outputs to a port. */
    LinkRecovery(Hardware port) {
        super(port, "");
    }

    /** Returns the same as outputs of the component around the port. */
    LinkRecovery shownBy(Hardware node) {
        LinkRecovery shown = new LinkRecovery(node);
        shown.isUp.set(isUp);
        shown.givenUp.set(givenUp);
        shown.dropped.set(dropped);
        shown.cut.set(cut);
        return shown;
    }
}
