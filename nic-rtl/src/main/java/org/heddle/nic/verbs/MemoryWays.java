package org.heddle.nic.verbs;

import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.memory.hostbus.HostMemoryAnswer;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemorySharing;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.jspecify.annotations.Nullable;

/** Ways of all units to host memory: those that read and those that write take turns, each in their turn before, from registers. */
final class MemoryWays extends NodePart {
    /** Bits of a tag for a unit with few requests under way. */
    static final int LOG_SHALLOW = 1;
    /** Bits of a tag for one that writes all the time. */
    static final int LOG_DEEP = 5;
    /** Most bits of a tag of one unit. */
    static final int LOG_ENTRIES = 7;

    /** Number of units at host memory that only read. */
    private static final int READERS = 8;
    /** Number of those that write. */
    private static final int WRITERS = 6;
    /** Number of those among them that write now and then: words of atomics, completions, events. Where packets overlap, they are one writer of the others. */
    private static final int FEW_WRITERS = 3;
    /** Bits of a unit's number among the readers. */
    private static final int UNIT_WIDTH = Types.bitsToNumber(READERS);
    /** Bits of a tag at the port to host memory. */
    static final int TAG_WIDTH = LOG_ENTRIES + UNIT_WIDTH + 1;

    /** Newest answer of host memory. */
    final HostMemoryAnswer answer;

    private final HostMemorySharing writing;
    private final @Nullable HostMemorySharing fewWriting;
    private final RoundRobinArbiter<UInt> reading;
    /** 1 while an answer to a reader is there. */
    private final Bool isRead;

    private int readers;
    private int writers;
    private int fewWriters;

    MemoryWays(VerbsNode unit) {
        super(unit);
        int writersAtOnce = configuration.overlaps() ? WRITERS - FEW_WRITERS + 1 : WRITERS;
        writing = instance("writing", new HostMemorySharing(writersAtOnce, LOG_ENTRIES, AddressUnit.LINE_WIDTH));
        fewWriting = configuration.overlaps() ? instance("fewWriting", fewWriters()) : null;
        reading = instance("reading", new RoundRobinArbiter<>(uint(AddressUnit.LINE_WIDTH + LOG_ENTRIES), READERS));
        answer = reg("answer", HostMemoryAnswer.type(TAG_WIDTH));
        isRead = wire("isRead", bool());
    }

    private static HostMemorySharing fewWriters() {
        int tagWidth = LOG_ENTRIES - Types.bitsToNumber(FEW_WRITERS);
        return new HostMemorySharing(FEW_WRITERS, tagWidth, AddressUnit.LINE_WIDTH);
    }

    /** Joins the port of the node. */
    void joinPort() {
        // A queue of two, and no skid buffer: which reader is served is known late, and nothing is chosen behind that.
        Queue<UInt> reads = instance("reads", new Queue<>(uint(UNIT_WIDTH + AddressUnit.LINE_WIDTH + LOG_ENTRIES), 2));
        reads.enqueue.valid().set(reading.sink.valid());
        reading.sink.ready().set(reads.enqueue.ready());
        reads.enqueue.data().set(reading.chosen.cat(reading.sink.data()));
        int tagWidth = writing.memory.answer().data().tag().width();
        SkidBuffer<HostMemoryRequest> writes =
                instance("writes", new SkidBuffer<>(HostMemoryRequest.type(tagWidth, AddressUnit.LINE_WIDTH)));
        connect(writes.source, writing.memory.request());
        RoundRobinArbiter<HostMemoryRequest> asking = instance(
                "asking", new RoundRobinArbiter<>(HostMemoryRequest.type(TAG_WIDTH, AddressUnit.LINE_WIDTH), 2));
        askReads(reads.dequeue, asking.sources.get(0));
        askWrites(writes.sink, asking.sources.get(1));
        connect(unit.memory.request(), asking.sink);
        Bool comes = reg("comes", bool()).init(false);
        comes.set(unit.memory.answer().valid());
        connect(answer, unit.memory.answer().data());
        unit.memory.answer().ready().set(true);
        Bool isWriter = answer.tag().bit(TAG_WIDTH - 1);
        isRead.set(comes.and(isWriter.not()));
        writing.memory.answer().valid().set(comes.and(isWriter));
        writing.memory.answer().data().tag().set(answer.tag().trunc(tagWidth));
        writing.memory.answer().data().data().set(answer.data());
        unused(writing.memory.answer().ready());
        if (fewWriting != null) {
            joinFew(fewWriting);
        }
    }

    private void askReads(Stream<UInt> reads, Stream<HostMemoryRequest> asked) {
        UInt read = reads.data();
        int place = AddressUnit.LINE_WIDTH + LOG_ENTRIES;
        asked.valid().set(reads.valid());
        reads.ready().set(asked.ready());
        asked.data().write().set(false);
        asked.data()
                .tag()
                .set(lit(0, 1).cat(read.bits(place + UNIT_WIDTH - 1, place)).cat(read.trunc(LOG_ENTRIES)));
        asked.data().address().set(read.bits(place - 1, LOG_ENTRIES));
        asked.data().data().set(0);
        asked.data().mask().set(0xFFFF_FFFFL);
    }

    private void askWrites(Stream<HostMemoryRequest> writes, Stream<HostMemoryRequest> asked) {
        asked.valid().set(writes.valid());
        writes.ready().set(asked.ready());
        asked.data().takeOver(writes.data(), lit(1, 1).cat(writes.data().tag().zext(TAG_WIDTH - 1)));
    }

    /** Those that write now and then take turns, behind one register for each bit, with a request in two cycles. */
    private void joinFew(HostMemorySharing fewWriting) {
        BundleType<HostMemoryRequest> type = HostMemoryRequest.type(LOG_ENTRIES, AddressUnit.LINE_WIDTH);
        Queue<HostMemoryRequest> asking = instance("fewAsking", new Queue<>(type, 1));
        HostMemoryPort shared = writing.units.get(writers++);
        connect(asking.enqueue, fewWriting.memory.request());
        connect(shared.request(), asking.dequeue);
        connect(fewWriting.memory.answer(), shared.answer());
    }

    /** Lines of host memory in the order of their requests, for one unit that reads and writes, or only writes. */
    OrderedLines lines(String name, int logDepth) {
        BundleType<HostMemoryRequest> type = HostMemoryRequest.type(LOG_ENTRIES, AddressUnit.LINE_WIDTH);
        SkidBuffer<HostMemoryRequest> asking = instance(name + "Asking", new SkidBuffer<>(type));
        HostMemoryPort shared = writing.units.get(writers++);
        connect(shared.request(), asking.sink);
        return lines(name, logDepth, asking.source, shared.answer());
    }

    /** The same for one that writes a line now and then: where packets overlap, it shares its way to the others with its like. */
    OrderedLines fewLines(String name, int logDepth) {
        if (fewWriting == null) {
            return lines(name, logDepth);
        }
        HostMemoryPort shared = fewWriting.units.get(fewWriters++);
        return lines(name, logDepth, shared.request(), shared.answer());
    }

    private OrderedLines lines(
            String name, int logDepth, Stream<HostMemoryRequest> asking, Stream<HostMemoryAnswer> answers) {
        OrderedLines lines = instance(name, new OrderedLines(logDepth, AddressUnit.LINE_WIDTH));
        HostMemoryRequest own = lines.memory.request().data();
        asking.valid().set(lines.memory.request().valid());
        lines.memory.request().ready().set(asking.ready());
        UInt tag = own.tag();
        asking.data().takeOver(own, tag.zext(asking.data().tag().width()));
        lines.memory.answer().valid().set(answers.valid());
        answers.ready().set(lines.memory.answer().ready());
        lines.memory.answer().data().tag().set(answers.data().tag().trunc(logDepth));
        lines.memory.answer().data().data().set(answers.data().data());
        return lines;
    }

    /** The same for one that only reads: no register keeps data and bytes to write, and they are constants at the port. */
    OrderedLines readLines(String name, int logDepth) {
        return readLines(name, logDepth, false);
    }

    /**
     * The same for one whose lines may be held.
     *
     * @param isHeld whether lines wait until they may leave
     */
    OrderedLines readLines(String name, int logDepth, boolean isHeld) {
        OrderedLines lines = instance(name, new OrderedLines(logDepth, AddressUnit.LINE_WIDTH, isHeld));
        int number = readers;
        HostMemoryRequest own = lines.memory.request().data();
        Stream<UInt> asking = reader(name, logDepth);
        asking.valid().set(lines.memory.request().valid());
        lines.memory.request().ready().set(asking.ready());
        asking.data().set(own.address().cat(own.tag()));
        unused(own.data());
        unused(own.mask());
        assertAlways(
                lines.memory.request().valid().implies(own.write().not()), "a unit that only reads writes nothing");
        lines.memory.answer().valid().set(isAnswer(number));
        lines.memory.answer().data().tag().set(answer.tag().trunc(logDepth));
        lines.memory.answer().data().data().set(answer.data());
        assertAlways(
                lines.memory.answer().valid().implies(lines.memory.answer().ready()),
                "who reads has a place for the line");
        return lines;
    }

    /** Returns where the next unit that only reads asks: numbers of lines, with tags of so many bits behind them. */
    Stream<UInt> reader(String name, int tagWidth) {
        int number = readers++;
        SkidBuffer<UInt> asking = instance(name + "Asking", new SkidBuffer<>(uint(AddressUnit.LINE_WIDTH + tagWidth)));
        Stream<UInt> shared = reading.sources.get(number);
        UInt place = asking.sink.data();
        shared.valid().set(asking.sink.valid());
        asking.sink.ready().set(shared.ready());
        shared.data()
                .set(place.bits(place.width() - 1, tagWidth)
                        .cat(place.trunc(tagWidth).zext(LOG_ENTRIES)));
        return asking.source;
    }

    /** Returns the number of the next unit that only reads. */
    int nextReader() {
        return readers;
    }

    /** Whether an answer is there, and of a unit that only reads. */
    Bool isAnswer(int number) {
        UInt owner = answer.tag().bits(LOG_ENTRIES + UNIT_WIDTH - 1, LOG_ENTRIES);
        return isRead.and(owner.eq(number));
    }
}
