package org.heddle.nic.verbs;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.verbs.connection.requester.EntryReader;
import org.heddle.nic.verbs.connection.responder.ReceiveReader;
import org.heddle.nic.verbs.memory.AddressUnit;

/** Entries of queues of sends, and of receives, that are read ahead. */
final class EntriesAhead extends NodePart {
    /** Reads those of queues of sends. */
    final EntryReader entries;

    EntriesAhead(VerbsNode unit) {
        super(unit);
        int ahead = configuration.entriesAhead();
        entries = instance("entries", new EntryReader(ahead, configuration.prefetches()));
        entries.posted.valid().set(unit.host.sends.fires());
        connect(entries.posted.data(), unit.host.sends.data());
        entries.order.valid().set(unit.host.toRequester.fires());
        connect(entries.order.data(), unit.host.toRequester.data());
        entries.mayChange.set(unit.host.sends.valid().or(unit.host.toRequester.valid()));
        connect(entries.wanted, unit.requester.memory);
        entries.queuePair.set(unit.requester.queuePair);
        entries.index.set(unit.requester.wantedIndex);
        entries.begins.set(unit.requester.beginsEntry);
        unit.requester.returns.set(entries.returns);
        unit.requester.line.set(entries.line);
        unit.requester.isWantedHere.set(entries.isHere);
        unit.requester.hasBehind.set(entries.hasBehind);
        unit.requester.behind.set(entries.behind);
        int number = unit.memories.nextReader();
        int tagWidth = EntryReader.tagWidth(ahead);
        UInt tag = unit.memories.answer.tag().trunc(tagWidth);
        if (configuration.receivesAhead() == 0) {
            connect(unit.memories.reader("entryLines", tagWidth), entries.memory);
            entries.answers.set(unit.memories.isAnswer(number));
        } else {
            Bool isReceive = unit.memories.answer.tag().bit(tagWidth);
            readReceives(tagWidth);
            entries.answers.set(unit.memories.isAnswer(number).and(isReceive.not()));
            unit.responder.aheadAnswers.set(unit.memories.isAnswer(number).and(isReceive));
            unit.responder.aheadTag.set(tag.trunc(ReceiveReader.TAG_WIDTH));
            unit.responder.aheadLine.set(unit.memories.answer.data());
        }
        entries.tag.set(tag);
        entries.answer.set(unit.memories.answer.data());
    }

    /** Entries of queues of sends and of receives, in turn: the bit above the tag tells which. */
    private void readReceives(int tagWidth) {
        RoundRobinArbiter<UInt> turns =
                instance("aheadTurns", new RoundRobinArbiter<>(uint(AddressUnit.LINE_WIDTH + tagWidth), 2));
        connect(turns.sources.get(0), entries.memory);
        Stream<UInt> receives = turns.sources.get(1);
        UInt asked = unit.responder.aheadMemory.data();
        receives.valid().set(unit.responder.aheadMemory.valid());
        unit.responder.aheadMemory.ready().set(receives.ready());
        receives.data()
                .set(asked.bits(asked.width() - 1, ReceiveReader.TAG_WIDTH)
                        .cat(asked.trunc(ReceiveReader.TAG_WIDTH).zext(tagWidth)));
        Stream<UInt> reads = unit.memories.reader("entryLines", tagWidth + 1);
        UInt chosen = turns.sink.data();
        reads.valid().set(turns.sink.valid());
        turns.sink.ready().set(reads.ready());
        reads.data()
                .set(chosen.bits(chosen.width() - 1, tagWidth).cat(turns.chosen).cat(chosen.trunc(tagWidth)));
    }
}
