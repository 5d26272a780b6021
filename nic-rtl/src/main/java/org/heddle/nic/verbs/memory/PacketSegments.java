package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.stage.pattern.SegmentFormat;

/** Physical segments of one packet after the other, out of a list: a {@link ListCursor} before a {@link SegmentQueue}. */
public final class PacketSegments extends Component {
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
    /** Reads of lists. */
    public final Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));

    /**
     * @param places number of segments of the longest packet, a power of two
     */
    public PacketSegments(int places) {
        parameter("places", places);
        ListCursor cursor = instance("cursor", new ListCursor());
        SegmentQueue queue = instance("queue", new SegmentQueue(places));
        connect(cursor.start, start);
        connect(cursor.packet, packet);
        connect(memory, cursor.memory);
        cursor.returns.set(returns);
        cursor.line.set(line);
        connect(queue.wanted, cursor.run);
        connect(run, queue.run);
        connect(queue.answer, answer);
        queue.answers.set(answers);
        connect(segment, queue.segment);
        connect(verdict, queue.verdict);
    }
}
