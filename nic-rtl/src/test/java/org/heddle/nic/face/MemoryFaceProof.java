package org.heddle.nic.face;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.Axi4Rules;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** A memory port on AXI4 keeps the bus's rules, and each line is answered once. */
public final class MemoryFaceProof extends ProofComponent {
    private static final int TAG_WIDTH = 2;
    private static final int LINE_WIDTH = 3;
    /** Lines under way in the proof. */
    private static final int UNDER_WAY = 4;

    private static final int COUNT_WIDTH = 5;

    private final HostMemoryPort port = in(HostMemoryPort.type(TAG_WIDTH, LINE_WIDTH));
    private final Axi4 bus = out(Axi4.type(TAG_WIDTH, LINE_WIDTH + 5, HostMemoryRequest.LINE_BITS));

    public MemoryFaceProof() {
        MemoryFace unit = instance("unit", new MemoryFace(TAG_WIDTH, LINE_WIDTH));
        Axi4Rules rules = instance(
                "rules",
                new Axi4Rules(TAG_WIDTH, LINE_WIDTH + 5, HostMemoryRequest.LINE_BITS, UNDER_WAY, Asserted.NONE));
        connect(unit.port, port);
        connect(bus, unit.bus);
        rules.bus.set(bus);
        assume(port.answer().ready(), "who asks has a place for the answer");
        HostMemoryRequest line = port.request().data();
        assumeKept(new Stream<>(
                Types.cat(line.tag(), line.address(), line.data(), line.mask(), line.write()),
                port.request().valid(),
                port.request().ready()));
        assume(rules.slaveKeeps, "memory keeps its rules");
        assertAlways(rules.masterKeeps, "the master keeps its rules");

        UInt open = reg("open", uint(COUNT_WIDTH)).init(0);
        open.countUpDown(port.request().fires(), port.answer().fires());
        assume(open.lt(UNDER_WAY).or(port.request().valid().not()), "no more lines are under way than are followed");
        UInt writes = insideOf("rules", "writes_count", 3).zext(COUNT_WIDTH);
        UInt reads = insideOf("rules", "reads_count", 3).zext(COUNT_WIDTH);
        UInt whole = insideOf("rules", "whole", 3).zext(COUNT_WIDTH);
        UInt early = insideOf("rules", "early_count", 3).zext(COUNT_WIDTH);
        UInt addresses = buffered("writes");
        UInt beats = buffered("beats");
        assertAlways(
                open.eq(writes.addWrap(reads).addWrap(addresses).addWrap(buffered("reads"))),
                "each line is somewhere, and answered once");
        assertAlways(open.le(UNDER_WAY), "as many as were asked for");
        assertAlways(whole.le(writes), "data that have an address are under way");
        assertAlways(early.eq(0).or(whole.eq(writes)), "data come early if no address waits");
        assertAlways(
                writes.subWrap(whole).addWrap(addresses).eq(early.addWrap(beats)),
                "each line has an address and a beat");
        assertAlways(insideOf("rules", "beat", 8).eq(0), "a line is one beat");
        for (int i = 0; i < UNDER_WAY; i++) {
            isOneBeat("writes", writes, i);
            isOneBeat("reads", reads, i);
            isOneBeat("early", early, i);
        }
        cover(bus.bvalid().and(bus.rvalid()), "both kinds are answered at once");
    }

    private void isOneBeat(String list, UInt count, int place) {
        assertAlways(
                count.le(place)
                        .or(insideOf("rules", list + "_number" + place, 8).eq(0)),
                "a line is one beat long");
    }

    private UInt buffered(String buffer) {
        Bool offered = insideBit(buffer + ".offered");
        Bool spareFull = insideBit(buffer + ".spareFull");
        assertAlways(offered.or(spareFull.not()), "the spare register fills last");
        return offered.asUInt().zext(COUNT_WIDTH).addWrap(spareFull.asUInt().zext(COUNT_WIDTH));
    }
}
