package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairOrder;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.memory.AddressUnit;

/** No slot is filled before the lines of its last entry have come. The solver chooses doorbells, orders, errors, wishes and memory. */
public final class EntryReaderProof extends ProofComponent {
    private static final int ENTRIES = 2;
    private static final int TAG_WIDTH = EntryReader.tagWidth(ENTRIES);
    private static final int SLOT_WIDTH = TAG_WIDTH - 1;
    private static final int TAGS = 1 << TAG_WIDTH;
    private static final int STATE_WIDTH = 2;
    private static final int CONTROL = 2;
    private static final int BEHIND = 3;

    public EntryReaderProof() {
        EntryReader unit = instance("unit", new EntryReader(ENTRIES, false));
        connect(unit.posted, in("posted", valid(PostedEntries.type())));
        connect(unit.order, in("order", valid(QueuePairOrder.type())));
        unit.mayChange.set(in("mayChange", bool()));
        assume(
                unit.posted.valid().or(unit.order.valid()).implies(unit.mayChange),
                "doorbells and orders are offered before they come");
        unit.isError.set(in("isError", uint(VerbsMap.QUEUE_PAIRS)));
        var wanted = in("wanted", stream(uint(AddressUnit.LINE_WIDTH)));
        connect(unit.wanted, wanted);
        unit.queuePair.set(in("queuePair", uint(QueuePairTable.INDEX_WIDTH)));
        unit.index.set(in("index", uint(PostedEntries.INDEX_WIDTH)));
        unit.begins.set(in("begins", bool()));
        var memory = out("memory", stream(uint(AddressUnit.LINE_WIDTH + TAG_WIDTH)));
        connect(memory, unit.memory);
        assertKept(memory);
        Bool answers = in("answers", bool());
        UInt tag = in("tag", uint(TAG_WIDTH));
        unit.answers.set(answers);
        unit.tag.set(tag);
        unit.answer.set(in("answer", uint(HostMemoryRequest.LINE_BITS)));

        UInt askedTag = memory.data().trunc(TAG_WIDTH);
        UInt none = lit(0, TAGS);
        UInt awaited = reg("awaited", uint(TAGS)).init(0);
        UInt more = mux(memory.fires(), askedTag.toOneHot(TAGS), none);
        UInt fewer = mux(answers, tag.toOneHot(TAGS), none);
        awaited.set(awaited.or(more).and(fewer.not()));
        assume(answers.implies(awaited.bit(tag)), "an answer is to a read that is not answered yet");
        assertAlways(
                memory.fires().implies(awaited.bit(askedTag).not()), "a tag is used again when it has been answered");

        UInt state = inside("state", STATE_WIDTH);
        UInt slot = inside("slot", SLOT_WIDTH);
        assertAlways(slot.le(ENTRIES).or(state.lt(CONTROL)), "a slot is filled");
        for (int i = 0; i <= ENTRIES; i++) {
            Bool fills = slot.eq(i);
            Bool asksControl = fills.and(state.eq(CONTROL));
            Bool asksBehind = fills.and(state.ge(CONTROL));
            Bool control = awaited.bit(i);
            Bool behind = awaited.bit(i + (1 << SLOT_WIDTH));
            assertAlways(
                    insideBit("lacksControl" + i).eq(control.or(asksControl)), "a control is lacking until it comes");
            assertAlways(
                    insideBit("lacksBehind" + i).eq(behind.or(asksBehind)),
                    "the line behind it is lacking until it comes");
            assertAlways(control.and(asksControl).or(behind.and(asksBehind)).not(), "a line is asked for once");
        }
        int noSlot = ENTRIES + 1;
        Bool isNobodys = awaited.bit(noSlot).or(awaited.bit(noSlot + (1 << SLOT_WIDTH)));
        assertAlways(isNobodys.not(), "every answer has its slot");
        UInt current = inside("current", SLOT_WIDTH);
        assertAlways(current.le(ENTRIES), "the entry that was wanted has a slot");
        for (int i = 0; i <= ENTRIES; i++) {
            Bool lacks = awaited.bit(i).or(slot.eq(i).and(state.eq(CONTROL)));
            assertAlways(
                    unit.returns.and(current.eq(i)).and(lacks).not(), "an entry returns when its control has come");
        }
        cover(unit.returns.and(current.ne(ENTRIES)), "an entry that was read ahead returns");
        cover(state.eq(BEHIND), "both lines are read");
    }
}
