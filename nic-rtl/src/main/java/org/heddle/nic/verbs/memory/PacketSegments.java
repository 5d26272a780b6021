package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.stage.pattern.SegmentFormat;
import org.jspecify.annotations.Nullable;

/**
 * Physical segments of one packet after the other, out of a list: a {@link ListCursor}, and a {@link SegmentQueue}. Between both is a {@link KeyWalker} for
 * the runs of indirect keys, which others may share.
 */
public final class PacketSegments extends Component {
    /** Number of segments of the longest packet: each has a byte at least. */
    public static final int PLACES = 4096;

    /** A list or an element. */
    public final Stream<CursorStart> start = in(stream(CursorStart.type()));
    /** 13 bits: bytes of the next packet, at least one. */
    public final Stream<UInt> packet = in(stream(uint(ResolvedRun.BYTES_WIDTH)));
    /** For each packet whether all of it is allowed: 1 bit. */
    public final Stream<UInt> verdict = out(stream(uint(1)));
    /** Segments of the packets that are. */
    public final Stream<Segment> segment = out(stream(Segment.type(SegmentFormat.PHYSICAL_MEMORY)));
    /** To the {@link AddressUnit}. */
    public final Stream<VirtualRun> run = out(stream(VirtualRun.type()));
    /** Its answer. */
    public final ResolvedRun answer = in(ResolvedRun.type());
    /** 1 in the cycle in which that is there. */
    public final Bool answers = in(bool());
    /** Numbers of the lines of lists of elements that are read. */
    public final Stream<UInt> memory = out(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** Runs of the list, to the walker. */
    public final Stream<VirtualRun> wanted = out(stream(VirtualRun.type()));
    /** Runs of direct keys, from the walker. */
    public final Stream<VirtualRun> walked = in(stream(VirtualRun.type()));
    /** Runs whose list the walker wants. */
    public final Stream<VirtualRun> query = in(stream(VirtualRun.type()));
    /** 1 in the cycle in which {@link #answer} is the one to that. */
    public final Bool listAnswers = out(bool());

    /** Bytes of elements that come later, so that their translations can be looked for; a port of one that looks ahead. */
    public final @Nullable Stream<VirtualRun> ahead;

    /** @param looksAhead whether elements are told {@link #ahead} */
    public PacketSegments(boolean looksAhead) {
        if (looksAhead) {
            parameter("ahead", "ELEMENTS");
        }
        ListCursor cursor = instance("cursor", new ListCursor(looksAhead));
        ahead = looksAhead ? out(stream(VirtualRun.type())) : null;
        if (ahead != null) {
            connect(ahead, cursor.ahead);
        }
        SegmentQueue queue = instance("queue", new SegmentQueue(PLACES));
        connect(cursor.start, start);
        connect(cursor.packet, packet);
        connect(memory, cursor.memory);
        cursor.returns.set(returns);
        cursor.line.set(line);
        connect(wanted, cursor.run);
        connect(queue.wanted, walked);
        // A walker that asks for a list offers no run meanwhile.
        Bool asks = query.valid();
        run.valid().set(queue.run.valid().or(asks));
        connect(run.data(), mux(asks, query.data(), queue.run.data()));
        queue.run.ready().set(run.ready());
        query.ready().set(run.ready());
        listAnswers.set(answers.and(answer.isList()));
        connect(queue.answer, answer);
        queue.answers.set(answers.and(answer.isList().not()));
        connect(segment, queue.segment);
        connect(verdict, queue.verdict);
        assertAlways(asks.and(queue.run.valid()).not(), "a list is asked for while no run is offered");
    }
}
