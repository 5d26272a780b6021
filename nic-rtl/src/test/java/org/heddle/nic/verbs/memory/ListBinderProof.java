package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.memory.ListBinder.State;

/**
 * A key is bound when all lines of its list are visible, and only if nobody replaced it meanwhile. The solver chooses orders, lists, when lines come and when writes are
 * visible.
 */
public final class ListBinderProof extends ProofComponent {
    private static final int KEYS = 4;
    private static final int KEPT = 16;
    private static final int WRITES = 16;
    private static final int ROOM = 8;
    private static final int PIPELINE = 6;
    private static final int COUNT_WIDTH = 9;
    /** Writes that memory has under way at most. */
    private static final int MOST_UNDER_WAY = 256;

    private final UInt state = inside("state", 3);

    public ListBinderProof() {
        ListBinder unit = instance("unit", new ListBinder(true, KEYS));
        unit.order.valid().set(in("orders", bool()));
        connect(unit.order.data(), in("order", BindOrder.type()));
        unit.ordered.valid().set(in("replacing", bool()));
        connect(unit.ordered.data(), in("replaced", KeyWrite.type()));
        unit.reads.ready().set(in("reads", bool()));
        Bool returns = in("returns", bool());
        unit.returns.set(returns);
        unit.line.set(in("line", uint(HostMemoryRequest.LINE_BITS)));
        unit.writes.ready().set(in("writes", bool()));
        Bool written = in("written", bool());
        unit.written.set(written);
        UInt here = inside("come", 8).subWrap(inside("used", 8));
        assume(returns.implies(here.lt(KEPT)), "lines are held back where there is no place");

        UInt notVisible = reg("notVisible", uint(COUNT_WIDTH)).init(0);
        notVisible.countUpDown(unit.writes.fires(), written);
        assume(written.implies(notVisible.ne(0)), "what is visible was written");
        assume(unit.writes.fires().implies(notVisible.lt(MOST_UNDER_WAY)), "memory has places");
        UInt queued = inside("leaving.used", 5);
        Bool isVisible = notVisible.eq(0).and(queued.eq(0));

        Bool wasReplaced = reg("wasReplaced", bool());
        UInt key = reg("key", uint(MemoryKey.LAYOUT.index.width()));
        UInt index = MemoryKey.LAYOUT.index.of(inside("work_key", 32));
        Bool begins = unit.order.fires();
        when(begins, () -> key.set(MemoryKey.LAYOUT.index.of(unit.order.data().key())));
        Bool replaces = unit.ordered.valid().and(unit.ordered.data().index().eq(key));
        when(begins, () -> wasReplaced.set(false)).elseWhen(replaces, () -> wasReplaced.set(true));

        Bool binds = unit.keys.valid().and(unit.ordered.valid().not());
        UInt entries = KeyContext.LAYOUT.entries.of(unit.keys.data().region());
        when(binds, () -> {
            assertAlways(entries.ne(0).implies(isVisible), "all lines of a list that is bound are visible");
            assertAlways(wasReplaced.not(), "nobody replaced a key that is bound");
            assertAlways(unit.keys.data().index().eq(key), "the key that was ordered is bound");
        });
        Bool isBusy = is(State.IDLE).not();
        assertAlways(isBusy.implies(index.eq(key)), "the order is kept");
        assertAlways(is(State.LOOK).implies(wasReplaced.not()), "a look at a key sees what was before");
        assertAlways(
                state.gt(State.LOOK.ordinal())
                        .and(state.le(State.STORE.ordinal()))
                        .implies(insideBit("isLost").eq(wasReplaced)),
                "a key that is replaced meanwhile is lost");
        pipeline(queued, notVisible, isVisible);
        cover(binds.and(entries.gt(2)), "a list is bound");
    }

    private Bool is(State wanted) {
        return state.eq(wanted.ordinal());
    }

    /** Entries in the pipeline, and lines in the queue of writes and on their way to memory. */
    private void pipeline(UInt queued, UInt notVisible, Bool isVisible) {
        UInt within = lit(0, 5);
        for (int i = 1; i <= PIPELINE; i++) {
            within = within.addWrap(inside("is" + i, 1).zext(5));
        }
        UInt toPack = inside("toPack", 17);
        UInt toTake = inside("toTake", 17);
        Bool isCopying = is(State.COPY);
        Bool isSumNext = insideBit("isSumNext");
        Bool isSumDue = insideBit("isSumDue");
        UInt sums = isSumNext.asUInt().zext(5).addWrap(isSumDue.asUInt().zext(5));
        assertAlways(isCopying.or(sums.eq(0)), "sums are due while a list is copied");
        assertAlways(isCopying.or(within.eq(0)), "entries are on their way while a list is copied");
        assertAlways(is(State.DRAIN).implies(toPack.eq(0)), "all has been packed");
        assertAlways(
                isCopying.implies(toPack.ge(within.zext(17)).and(toTake.eq(toPack.subWrap(within.zext(17))))),
                "what is taken is packed, once");
        UInt linesOfSum = inside("linesOfSum", 3);
        Bool isSecond = insideBit("isSecond");
        assertAlways(sums.le(1), "one sum is due");
        assertAlways(isSumNext.implies(linesOfSum.eq(0).and(isSecond.not())), "a sum is due behind its last line");
        assertAlways(
                isSumDue.implies(
                        linesOfSum.eq(0).or(linesOfSum.eq(1).and(isSecond.not().or(toPack.eq(0))))),
                "a sum waits for a line at most, and for the last one");
        assertAlways(within.ne(0).implies(inside("isLast", 1).eq(toPack.eq(1).asUInt())), "the last entry is known");
        assertAlways(
                inside("underWay", COUNT_WIDTH).eq(notVisible.addWrap(queued.zext(COUNT_WIDTH))),
                "all lines on their way are counted");
        // Lines that the entries in the pipeline make, and a sum with them.
        UInt pairs = within.addWrap(isSecond.asUInt().zext(5)).shr(1).zext(5);
        UInt place = linesOfSum.zext(5).addWrap(pairs);
        UInt lines = queued.addWrap(pairs)
                .addWrap(sums)
                .addWrap(place.ge(ROOM).asUInt().zext(5));
        UInt most = lit(ROOM + PIPELINE / 2 + 2, 5);
        assertAlways(lines.le(mux(toPack.eq(0), most.addWrap(1), most)), "what is on its way has a place");
        assertAlways(notVisible.le(MOST_UNDER_WAY), "memory has no more under way than it has places");
        assertAlways(queued.le(WRITES), "the queue of writes has no more than its places");
        assertAlways(isCopying.or(is(State.DRAIN)).or(isVisible), "nothing is on its way but while a list is copied");
    }
}
