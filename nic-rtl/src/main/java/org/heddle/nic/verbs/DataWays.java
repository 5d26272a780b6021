package org.heddle.nic.verbs;

import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.move.Gather;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.move.Scatter;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.verbs.memory.KeptLine;
import org.heddle.nic.verbs.memory.PacketSegments;
import org.heddle.nic.verbs.memory.SegmentPace;
import org.heddle.nic.verbs.packet.PacketIntake;

/** Ways of data: segments by lists, what gathers them from host memory, and what scatters them there. */
final class DataWays extends NodePart {
    // Numbers of the four directions among the units that want addresses.
    static final int SEND = 0;
    static final int RESPONSE = 1;
    static final int RECEIVE = 2;
    static final int RETURN = 3;

    private static final int LOG_LISTS = 4;

    DataWays(VerbsNode unit) {
        super(unit);
    }

    /**
     * Segments of one of the four directions.
     *
     * @param way number of the direction
     */
    PacketSegments segments(String name, int way, boolean hasLists) {
        boolean looksAhead = configuration.looksAhead() && (way == SEND || way == RECEIVE);
        PacketSegments segments = instance(name, new PacketSegments(looksAhead));
        unit.ahead.lookAhead(name, segments.ahead);
        connect(unit.addresses.runs.get(way), segments.run);
        if (configuration.prefetches() && (way == RECEIVE || way == RETURN)) {
            unit.ahead.arrives(segments.run);
        }
        connect(segments.answer, unit.addresses.answer);
        segments.answers.set(unit.addresses.answers.bit(way));
        if (hasLists) {
            OrderedLines lines = unit.memories.readLines(name + "Lists", LOG_LISTS);
            boolean isReceive = way == RECEIVE && configuration.keepsReceives();
            if (isReceive || way == SEND && unit.entries != null) {
                KeptLine kept =
                        isReceive ? keptReceive(name + "Kept", lines) : keptBehindEntry(name + "Kept", lines, false);
                connect(kept.wanted, segments.memory);
                segments.returns.set(kept.returns);
                segments.line.set(kept.line);
            } else {
                lines.connectReads(segments.memory);
                segments.returns.set(lines.returns);
                segments.line.set(lines.line);
            }
        } else {
            segments.memory.ready().set(true);
            segments.returns.set(false);
            segments.line.set(0);
        }
        return segments;
    }

    /** Gathers data of packets from host memory. */
    Gather gather(String name, PacketSegments segments, boolean isSender) {
        // Where packets overlap, lines wait where they have come in order, and not a second time behind that.
        boolean areHeld = configuration.overlaps();
        // A response is waited for by its requester, which has others under way.
        DataPath path =
                isSender ? configuration.path().withLinesAhead(configuration.linesAhead()) : configuration.path();
        Gather gather = instance(name, new Gather(path, areHeld));
        int logDepth = Integer.numberOfTrailingZeros(path.linesAhead());
        OrderedLines lines = unit.memories.readLines(name + "Lines", logDepth, areHeld);
        if (gather.mayCome != null) {
            lines.mayLeave.set(gather.mayCome);
            unused(lines.leaves);
        }
        if (configuration.sgeInterval() > 1) {
            SegmentPace pace = instance(name + "Pace", new SegmentPace(configuration.sgeInterval()));
            connect(pace.source, segments.segment);
            connect(gather.segment, pace.sink);
        } else {
            connectSegments(name + "Segments", gather.segment, segments.segment);
        }
        if (isSender && unit.entries != null) {
            KeptLine kept = keptBehindEntry(name + "Kept", lines, areHeld);
            if (gather.mayCome != null) {
                kept.mayGive.set(gather.mayCome);
            }
            kept.wanted.valid().set(gather.memory.valid());
            gather.memory.ready().set(kept.wanted.ready());
            kept.wanted.data().set(gather.memory.data().line());
            gather.readValid.set(kept.returns);
            gather.readLine.set(kept.line);
        } else {
            connect(lines.request, gather.memory);
            gather.readValid.set(lines.returns);
            gather.readLine.set(lines.line);
        }
        return gather;
    }

    /** Scatters data of packets to host memory. */
    Scatter scatter(String name) {
        Scatter scatter = instance(name, new Scatter(configuration.path()));
        OrderedLines lines = unit.memories.lines(name + "Lines", MemoryWays.LOG_DEEP);
        connect(lines.request, scatter.memory);
        scatter.writeDone.set(lines.returns);
        return scatter;
    }

    /** With wide words a register lies in each way: how much of a segment a word takes is known late. */
    void connectSegments(String name, Stream<Segment> to, Stream<Segment> from) {
        join(name, Segment.type(configuration.path().segments()), to, from);
    }

    /** With wide words a register lies in each way: whether a word is taken is known late. */
    void connectPayload(String name, Scatter scatter, PacketIntake intake) {
        join(name, PayloadWord.type(configuration.path()), scatter.payload, intake.payload);
    }

    private <T extends Data> void join(String name, Type<T> type, Stream<T> to, Stream<T> from) {
        if (configuration.overlaps()) {
            SkidBuffer<T> between = instance(name, new SkidBuffer<>(type));
            connect(between.source, from);
            connect(to, between.sink);
        } else {
            connect(to, from);
        }
    }

    /** Reads of lines in order, past the line behind the entry that is sent. */
    private KeptLine keptBehindEntry(String name, OrderedLines lines, boolean isHeld) {
        KeptLine kept = keptLine(name, lines, isHeld);
        kept.isKept.set(unit.entries.isKept);
        kept.keptNumber.set(unit.entries.behindNumber);
        kept.kept.set(unit.entries.behind);
        return kept;
    }

    /** Reads of lines in order, past the line of the receive that is filled. */
    private KeptLine keptReceive(String name, OrderedLines lines) {
        KeptLine kept = keptLine(name, lines, false);
        kept.isKept.set(unit.responder.isReceiveKept);
        kept.keptNumber.set(unit.responder.receiveNumber);
        kept.kept.set(unit.responder.receive);
        return kept;
    }

    /** Reads of lines in order, past a line that is here. */
    private KeptLine keptLine(String name, OrderedLines lines, boolean isHeld) {
        KeptLine kept = instance(name, new KeptLine(isHeld));
        lines.connectReads(kept.memory);
        kept.comes.set(lines.returns);
        kept.read.set(lines.line);
        return kept;
    }
}
