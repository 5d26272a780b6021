package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.option.ReadUnderWrite;
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
    private static final int ADDRESS_WIDTH = AddressUnit.ADDRESS_WIDTH;
    private static final int BYTES_WIDTH = ResolvedRun.BYTES_WIDTH;

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
        int bits = ADDRESS_WIDTH + BYTES_WIDTH + 1;
        Memory<UInt> kept = memory(uint(bits), places).readUnderWrite(ReadUnderWrite.UNDEFINED);
        Queue<UInt> verdicts = instance("verdicts", new Queue<>(uint(1), VERDICTS));

        // Packets without a verdict that was taken have their place there.
        UInt packets = reg(uint(Types.bitsToNumber(VERDICTS) + 1)).init(0);
        Bool mayRun = promised.ne(places).and(packets.ne(VERDICTS));
        letThrough(mayRun);
        packets.countUpDown(run.fires().and(run.data().last()), verdict.fires());
        under.countUpDown(run.fires(), answers);
        promised.set(
                tail.subWrap(head).addWrap(under).addWrap(run.fires().asUInt().zext(width)));

        Bool isGood = isRight.and(answer.isAllowed());
        Bool keeps = answers.and(isGood);
        UInt word = answer.last().asUInt().cat(answer.bytes()).cat(answer.address());
        when(keeps, () -> kept.write(tail.trunc(width - 1), word));
        when(answers, () -> {
            isRight.set(answer.last().or(isGood));
            when(answer.last(), () -> {
                        tail.set(mux(isGood, tail.addWrap(1), allowed));
                        when(isGood, () -> allowed.set(tail.addWrap(1)));
                    })
                    .elseWhen(isGood, tail::increment);
        });
        judge(verdicts, isGood);

        // The oldest is in a register; the one behind it stands at the memory's output, or has just been written.
        // What is known of the next head but one is worked out for both cases, as it is late known whether the oldest
        // goes.
        Bool goes = segment.fires();
        UInt next = head.addWrap(1);
        UInt second = head.addWrap(2);
        UInt stored = kept.readSync(mux(goes, second, next).trunc(width - 1), lit(true));
        UInt written = reg(uint(bits));
        Bool isWritten = reg(bool()).init(false);
        isWritten.set(keeps.and(mux(goes, tail.eq(second), tail.eq(next))));
        when(keeps, () -> written.set(word));
        UInt oldest = reg(uint(bits));
        when(goes, () -> oldest.set(mux(isWritten, written, stored)));
        when(keeps.and(mux(goes, tail.eq(next), tail.eq(head))), () -> oldest.set(word));
        Bool offered = reg(bool()).init(false);
        offered.set(keeps.and(answer.last()).or(mux(goes, next.ne(allowed), head.ne(allowed))));
        segment.valid().set(offered);
        assertAlways(offered.eq(head.ne(allowed)), "what may be handed on is known a cycle ahead");
        show(oldest);
        when(goes, () -> head.set(next));
        assertAlways(tail.subWrap(head).le(places), "each segment has its place");
    }

    private void letThrough(Bool mayRun) {
        connect(run.data(), wanted.data());
        run.valid().set(wanted.valid().and(mayRun));
        wanted.ready().set(run.ready().and(mayRun));
    }

    private void judge(Queue<UInt> verdicts, Bool isGood) {
        verdicts.enqueue.valid().set(answers.and(answer.last()));
        verdicts.enqueue.data().set(isGood.asUInt());
        connect(verdict, verdicts.dequeue);
        assertAlways(verdicts.enqueue.valid().implies(verdicts.enqueue.ready()), "a packet's verdict has its place");
    }

    private void show(UInt oldest) {
        segment.data().address().set(oldest.trunc(ADDRESS_WIDTH));
        segment.data()
                .bytes()
                .set(oldest.bits(ADDRESS_WIDTH + BYTES_WIDTH - 1, ADDRESS_WIDTH)
                        .zext(SegmentFormat.PHYSICAL_MEMORY.bytesWidth()));
        segment.data().last().set(oldest.bit(ADDRESS_WIDTH + BYTES_WIDTH));
    }
}
