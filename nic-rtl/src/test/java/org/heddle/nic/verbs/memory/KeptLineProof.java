package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** The line that is here is given for its own number alone, and passes no read before it. The solver chooses reads and memory. */
public final class KeptLineProof extends ProofComponent {
    private static final int COUNT_WIDTH = 7;
    private static final int MOST = 64;

    /**
     * @param isHeld whether the line that is here may be held back
     */
    public KeptLineProof(boolean isHeld) {
        KeptLine unit = instance("unit", new KeptLine(isHeld));
        Bool mayGive = in("mayGive", bool());
        Bool mightGive = reg("mightGive", bool()).init(false);
        mightGive.set(mayGive);
        if (isHeld) {
            unit.mayGive.set(mayGive);
        }
        var wanted = in("wanted", stream(uint(AddressUnit.LINE_WIDTH)));
        var memory = out("memory", stream(uint(AddressUnit.LINE_WIDTH)));
        connect(unit.wanted, wanted);
        connect(memory, unit.memory);
        assumeKept(wanted);
        assertKept(memory);
        Bool comes = in("comes", bool());
        UInt read = in("read", uint(HostMemoryRequest.LINE_BITS));
        Bool isKept = in("isKept", bool());
        UInt number = in("number", uint(AddressUnit.LINE_WIDTH));
        UInt kept = in("kept", uint(HostMemoryRequest.LINE_BITS));
        unit.comes.set(comes);
        unit.read.set(read);
        unit.isKept.set(isKept);
        unit.keptNumber.set(number);
        unit.kept.set(kept);

        UInt open = reg("open", uint(COUNT_WIDTH)).init(0);
        open.countUpDown(memory.fires(), comes);
        assume(comes.implies(open.ne(0)), "memory answers what was asked");
        assume(memory.fires().implies(open.lt(MOST)), "who reads has so many places");
        assertAlways(inside("open", COUNT_WIDTH).eq(open), "what is under way is counted");
        Bool isHere = insideBit("takes");
        UInt front = reg("front", uint(AddressUnit.LINE_WIDTH));
        UInt keptNumber = reg("keptNumber", uint(AddressUnit.LINE_WIDTH));
        front.set(inside("asking.front", AddressUnit.LINE_WIDTH));
        keptNumber.set(number);
        assertAlways(unit.returns.eq(isHere.or(comes)), "a line returns from here or from memory");
        if (isHeld) {
            assertAlways(isHere.implies(mightGive), "a line from here is given when it may be");
        } else {
            unused(mightGive);
        }
        assertAlways(isHere.implies(open.eq(0)), "a line from here passes none that is under way");
        assertAlways(isHere.implies(front.eq(keptNumber)), "the line that is here is given for its number alone");
        assertAlways(unit.line.eq(mux(isHere, kept, read)), "each read returns its line");
        UInt waiting = reg("waiting", uint(COUNT_WIDTH + 1)).init(0);
        waiting.countUpDown(wanted.fires(), unit.returns);
        UInt places = open.zext(COUNT_WIDTH + 1)
                .addWrap(isHere.asUInt().zext(COUNT_WIDTH + 1))
                .addWrap(inside("asking.offered", 1).zext(COUNT_WIDTH + 1))
                .addWrap(inside("asking.spareFull", 1).zext(COUNT_WIDTH + 1));
        assertAlways(waiting.eq(places), "each read returns once");
        cover(isHere, "a line is given from here");
    }
}
