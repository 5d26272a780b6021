package org.heddle.nic.verbs;

import java.util.EnumMap;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.layout.code.VerbsCounter;

/** Counts what happens in a node; the host reads the counters. */
final class NodeCounters extends NodePart {
    private final Map<VerbsCounter, Bool> counted = new EnumMap<>(VerbsCounter.class);

    NodeCounters(VerbsNode unit) {
        super(unit);
    }

    /** Says that a counter counts the cycles in which that is 1. */
    void count(VerbsCounter counter, Bool event) {
        counted.put(counter, event);
    }

    /** Counts what is refused, by its syndrome. */
    void countRefusals() {
        UInt kind = unit.sender.toldSyndrome.bits(7, 5);
        counted.put(VerbsCounter.RNR_NAKS, unit.sender.hasTold.and(kind.eq(SyndromeKind.RECEIVER_NOT_READY.code())));
        Bool refuses = unit.sender.hasTold.and(kind.eq(SyndromeKind.REFUSED.code()));
        countRefusal(VerbsCounter.SEQUENCE_NAKS, refuses, NegativeCode.SEQUENCE);
        countRefusal(VerbsCounter.INVALID_NAKS, refuses, NegativeCode.INVALID_REQUEST);
        countRefusal(VerbsCounter.ACCESS_NAKS, refuses, NegativeCode.REMOTE_ACCESS);
        countRefusal(VerbsCounter.OPERATION_NAKS, refuses, NegativeCode.REMOTE_OPERATION);
    }

    private void countRefusal(VerbsCounter counter, Bool refuses, NegativeCode code) {
        counted.put(counter, refuses.and(unit.sender.toldSyndrome.trunc(5).eq(code.code())));
    }

    /** Joins the host, where the counters are. */
    void joinHost() {
        counted.put(VerbsCounter.TRANSLATION_MISSES, unit.addresses.misses);
        UInt bits = null;
        for (VerbsCounter each : VerbsCounter.values()) {
            Bool event = counted.getOrDefault(each, lit(false));
            Bool later = reg("counts" + each.code(), bool()).init(false);
            later.set(event);
            bits = bits == null ? later.asUInt() : later.asUInt().cat(bits);
        }
        unit.host.counted.set(bits);
        unit.host.walked.set(unit.keys.countWalks());
    }
}
