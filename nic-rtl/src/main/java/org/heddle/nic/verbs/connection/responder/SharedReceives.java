package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.layout.SharedReceiveContext;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.nic.verbs.memory.VirtualRun;

/**
 * The shared receive queues: how many receives each has, which is the next, and when there are fewer than its limit.
 *
 * <p>Latency: what is looked at is there two cycles behind {@link #looks}, and stays until the next look. A limit is told once, then it is
 * disarmed until it is set again.
 */
public final class SharedReceives extends Component {
    /** Bits of a queue's number. */
    public static final int INDEX_WIDTH = Types.bitsToNumber(VerbsMap.SHARED_RECEIVES);

    private static final int COUNT = PostedEntries.INDEX_WIDTH;
    private static final SharedReceiveContext CONTEXT = SharedReceiveContext.LAYOUT;

    /** Orders: an empty queue; the record is its context. */
    public final Stream<PostedEntries> begins = in(stream(PostedEntries.type()));
    /** 128 bits: with it, the {@link SharedReceiveContext}. */
    public final UInt record = in(uint(CONTEXT.bits()));
    /** Orders: a limit, which is the index. */
    public final Stream<PostedEntries> limits = in(stream(PostedEntries.type()));
    /** Doorbells. */
    public final Stream<PostedEntries> posted = in(stream(PostedEntries.type()));
    /** Queue that is looked at. */
    public final UInt index = in(uint(INDEX_WIDTH));
    /** 1 to look. */
    public final Bool looks = in(bool());
    /** 1 if that queue has a receive. */
    public final Bool hasReceive = out(bool());
    /** 16 bits: index of the next receive. */
    public final UInt next = out(uint(COUNT));
    /** 48 bits: distance of its entry from the base. */
    public final UInt offset = out(uint(AddressUnit.ADDRESS_WIDTH));
    /** 48 bits: physical address of the queue. */
    public final UInt base = out(uint(AddressUnit.ADDRESS_WIDTH));
    /** 16 bits: protection domain of the lists. */
    public final UInt domain = out(uint(VirtualRun.DOMAIN_WIDTH));
    /** 1 in a cycle in which the next receive of the queue that was looked at is taken. */
    public final Bool takes = in(bool());
    /** 1 from the cycle behind that on, until the next look, if fewer receives than the limit are left. */
    public final Bool reachesLimit = out(bool());

    /** Declares the queues; there are none yet. */
    public SharedReceives() {
        int queues = VerbsMap.SHARED_RECEIVES;
        Memory<UInt> contexts = memory(uint(CONTEXT.bits()), queues).init(0);
        Memory<UInt> counts = memory(uint(COUNT), queues).init(0);
        Memory<UInt> taken = memory(uint(COUNT), queues).init(0);
        Memory<UInt> marks = memory(uint(COUNT), queues).init(0);
        UInt isArmed = reg(uint(queues)).init(0);
        // An order waits for a cycle in which nothing is taken, and doorbells for one without an order.
        Bool sets = begins.valid().and(takes.not());
        begins.ready().set(takes.not());
        limits.ready().set(takes.not().and(begins.valid().not()));
        posted.ready().set(sets.not());
        UInt ordered = begins.data().number().trunc(INDEX_WIDTH);
        unused(begins.data().index());
        when(sets, () -> contexts.write(ordered, record));
        when(
                sets.or(posted.fires()),
                () -> counts.write(
                        mux(sets, ordered, posted.data().number().trunc(INDEX_WIDTH)),
                        mux(sets, lit(0, COUNT), posted.data().index())));

        UInt looked = reg(uint(INDEX_WIDTH)).init(0);
        Bool comes = reg(bool()).init(false);
        when(looks, () -> looked.set(index));
        comes.set(looks);
        UInt context = reg(uint(CONTEXT.bits()));
        UInt count = reg(uint(COUNT));
        UInt first = reg(uint(COUNT));
        UInt mark = reg(uint(COUNT));
        when(comes, () -> {
            context.set(contexts.read(looked));
            count.set(counts.read(looked));
            first.set(taken.read(looked));
            mark.set(marks.read(looked));
        });
        UInt after = first.addWrap(1);
        when(sets.or(takes), () -> taken.write(mux(sets, ordered, looked), mux(sets, lit(0, COUNT), after)));
        when(
                limits.fires(),
                () -> marks.write(
                        limits.data().number().trunc(INDEX_WIDTH), limits.data().index()));
        Bool reached = reg(bool()).init(false);
        // From the second cycle on behind a look, as the offset is; a receive is taken later.
        Bool isLow = reg(bool());
        Bool isLowNow = count.subWrap(after).lt(mark);
        isLow.set(isLowNow);
        assertAlways(takes.implies(isLow.eq(isLowNow)), "a receive is taken when it is known whether few are left");
        Bool tells = takes.and(isArmed.bit(looked)).and(isLow);
        when(comes, () -> reached.set(false)).elseWhen(tells, () -> reached.set(true));
        UInt nobody = lit(0, queues);
        UInt told = mux(tells, looked.toOneHot(queues), nobody);
        UInt fresh = mux(sets, ordered.toOneHot(queues), nobody);
        UInt armed =
                mux(limits.fires(), limits.data().number().trunc(INDEX_WIDTH).toOneHot(queues), nobody);
        isArmed.set(isArmed.and(told.or(fresh).not()).or(armed));
        tell(context, count, first);
        reachesLimit.set(reached);
    }

    /** Says where the next receive stands, from the second cycle on behind a look. */
    private void tell(UInt context, UInt count, UInt first) {
        hasReceive.set(CONTEXT.isValid.is(context).and(count.ne(first)));
        next.set(first);
        UInt distance = reg(uint(AddressUnit.ADDRESS_WIDTH));
        distance.set(WorkEntry.offset(first, CONTEXT.logEntries.of(context), CONTEXT.logStride.of(context)));
        offset.set(distance);
        base.set(CONTEXT.base.of(context));
        domain.set(CONTEXT.domain.of(context));
    }
}
