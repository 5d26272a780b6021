package org.heddle.nic.face;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.registers.block.RegisterBlock;

/**
 * Soft resets of what stands behind a {@link HostFace}, by register {@code reset} of {@link FaceMap}: the network interface at the host's clock, and its end of the link at the
 * link's, each while the other stays.
 */
public final class SoftResets extends Area {
    private static final int COUNT_WIDTH = 32;

    /** Clock of the link. */
    public final ClockDomain link = clockDomain("link", Reset.synchronous());
    /** 1 to reset the network interface. */
    public final Bool resetsCore = out(bool());
    /** 1 to reset its end of the link. */
    public final Bool resetsLink = out(link, bool());
    /** 32 bits: packets given up, for register {@code lost}. */
    public final UInt givenUp = in(uint(COUNT_WIDTH));
    /** 32 bits: packets dropped, for register {@code lost}. */
    public final UInt dropped = in(uint(COUNT_WIDTH));

    /** 1 while the network interface is being reset. */
    final Bool isCoreReset;

    /** Joins them with their registers. */
    SoftResets(Hardware host, RegisterBlock<FaceMap> face) {
        super(host, "");
        FaceMap map = face.map();
        FaceMap.Reset asked = map.reset.orElseThrow();
        UnitReset core = instance("coreReset", new UnitReset());
        core.unit.set(currentDomain());
        core.asked.set(face.value(asked.core));
        face.clear(asked.core).set(core.done);
        resetsCore.set(core.active);
        UnitReset ofLink = instance("linkReset", new UnitReset());
        ofLink.unit.set(link);
        ofLink.asked.set(face.value(asked.link));
        face.clear(asked.link).set(ofLink.done);
        resetsLink.set(ofLink.active);
        isCoreReset = face.value(asked.core);
        FaceMap.Lost lost = map.lost.orElseThrow();
        face.value(lost.givenUp).set(givenUp);
        face.value(lost.dropped).set(dropped);
    }
}
