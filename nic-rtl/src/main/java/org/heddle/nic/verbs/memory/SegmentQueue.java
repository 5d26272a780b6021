package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.stage.pattern.SegmentFormat;

/**
 * Turns the runs of packets into segments, and hands a packet's segments on only when all of its runs are allowed; otherwise it forgets them.
 *
 * <p>Latency: two cycles from a packet's last answer to its first segment. Throughput: a segment per cycle. Runs are let through only while
 * there is a place for their answers, so an answer never waits. A packet has at most as many runs as there are places.
 */
public final class SegmentQueue extends Component {
    private static final int VERDICTS = 8;

    /** Runs that are asked for. */
    public final Stream<VirtualRun> wanted = in(stream(VirtualRun.type()));
    /** The same, as many as there are places for. */
    public final Stream<VirtualRun> run = out(stream(VirtualRun.type()));
    /** Answer to the oldest run. */
    public final ResolvedRun answer = in(ResolvedRun.type());
    /** 1 in the cycle in which it is there. */
    public final Bool answers = in(bool());
    /** Segments of packets that are allowed. */
    public final Stream<Segment> segment = out(stream(Segment.type(SegmentFormat.PHYSICAL_MEMORY)));
    /** For each packet whether it is allowed: 1 bit. */
    public final Stream<UInt> verdict = out(stream(uint(1)));

    /**
     * @param places number of segments, a power of two
     */
    public SegmentQueue(int places) {
        parameter("places", places);
        int width = Types.bitsToNumber(places) + 1;
        UInt head = reg(uint(width)).init(0);
        UInt tail = reg(uint(width)).init(0);
        UInt allowed = reg(uint(width)).init(0);
        // Places of the segments that are here or may come.
        UInt promised = reg(uint(width)).init(0);
        UInt under = reg(uint(width)).init(0);
        Bool isRight = reg(bool()).init(true);
        Memory<ResolvedRun> kept = memory(ResolvedRun.type(), places);
        Queue<UInt> verdicts = instance("verdicts", new Queue<>(uint(1), VERDICTS));

        // Packets without a verdict that was taken have their place there.
        UInt packets = reg(uint(Types.bitsToNumber(VERDICTS) + 1)).init(0);
        Bool mayRun = promised.ne(places).and(packets.ne(VERDICTS));
        connect(run.data(), wanted.data());
        run.valid().set(wanted.valid().and(mayRun));
        wanted.ready().set(run.ready().and(mayRun));
        packets.countUpDown(run.fires().and(run.data().last()), verdict.fires());
        under.countUpDown(run.fires(), answers);
        promised.set(
                tail.subWrap(head).addWrap(under).addWrap(run.fires().asUInt().zext(width)));

        Bool isGood = isRight.and(answer.isAllowed());
        when(answers, () -> {
            when(answer.isAllowed(), () -> kept.write(tail.trunc(width - 1), answer));
            isRight.set(answer.last().or(isGood));
            when(answer.last(), () -> {
                        tail.set(mux(isGood, tail.addWrap(1), allowed));
                        when(isGood, () -> allowed.set(tail.addWrap(1)));
                    })
                    .elseWhen(isGood, tail::increment);
        });
        verdicts.enqueue.valid().set(answers.and(answer.last()));
        verdicts.enqueue.data().set(isGood.asUInt());
        connect(verdict, verdicts.dequeue);
        assertAlways(verdicts.enqueue.valid().implies(verdicts.enqueue.ready()), "a packet's verdict has its place");

        ResolvedRun oldest = kept.read(head.trunc(width - 1));
        segment.valid().set(head.ne(allowed));
        segment.data().address().set(oldest.address());
        segment.data().bytes().set(oldest.bytes().zext(SegmentFormat.PHYSICAL_MEMORY.bytesWidth()));
        segment.data().last().set(oldest.last());
        when(segment.fires(), head::increment);
        assertAlways(tail.subWrap(head).le(places), "each segment has its place");
    }
}
