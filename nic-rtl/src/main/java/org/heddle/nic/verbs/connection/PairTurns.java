package org.heddle.nic.verbs.connection;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.VerbsMap;

/**
 * Finds a queue pair that has something to do, each in its turn.
 *
 * <p>Plain, it looks at one queue pair per cycle, and where that one has nothing goes to who rings. Else it looks at all of them: two cycles from
 * work to its number, and the numbers go up until none behind has work.
 */
public final class PairTurns extends Component {
    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    private static final int LOG_GROUP = 3;
    private static final int GROUP = 1 << LOG_GROUP;
    /** One bit for each member of a group: 1 for those behind the first. */
    private static final int EACH_LATER = (1 << GROUP) - 2;

    private static final int INDEX = QueuePairTable.INDEX_WIDTH;

    /** One bit for each queue pair: 1 if it has something to do. */
    public final UInt pending = in(uint(PAIRS));
    /** 1 in the cycle in which {@link #index} is taken. */
    public final Bool takes = in(bool());
    /** 1 in the cycle in which a queue pair is told of work. */
    public final Bool rings = in(bool());
    /** Number of that one. */
    public final UInt ringer = in(uint(INDEX));
    /** Number of a queue pair that may have something to do. */
    public final UInt index = out(uint(INDEX));
    /** 1 if it has. */
    public final Bool hasWork = out(bool());

    /**
     * Declares the unit.
     *
     * @param atOnce whether all are looked at in a cycle
     */
    public PairTurns(boolean atOnce) {
        parameter("atOnce", atOnce);
        UInt turn = reg("turn", uint(INDEX)).init(0);
        index.set(turn);
        hasWork.set(pending.bit(turn));
        if (atOnce) {
            search(turn);
        } else {
            when(rings.and(hasWork.not()), () -> turn.set(ringer)).elseWhen(takes.or(hasWork.not()), turn::increment);
        }
    }

    private void search(UInt turn) {
        UInt behind = reg("behind", uint(PAIRS)).init(0);
        // By the group and by the place in it: a comparison for each queue pair would take a chain of carries.
        UInt group = turn.bits(INDEX - 1, LOG_GROUP);
        UInt own = group.toOneHot(GROUP);
        UInt laterGroups = lit(EACH_LATER, GROUP).shlWrap(group);
        UInt laterInGroup = lit(EACH_LATER, GROUP).shlWrap(turn.trunc(LOG_GROUP));
        List<Bool> later = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            int of = i / GROUP;
            later.add(0, laterGroups.bit(of).or(own.bit(of).and(laterInGroup.bit(i % GROUP))));
        }
        when(takes, () -> behind.set(Types.cat(later)));
        UInt late = pending.and(behind);
        UInt lateFound = firstOf(late, "late");
        UInt found = firstOf(pending, "all");
        Bool hasLate = lateFound.bit(INDEX);
        Bool hasAny = found.bit(INDEX);
        when(hasAny, () -> turn.set(mux(hasLate, lateFound, found).trunc(INDEX)))
                .elseWhen(rings.and(hasWork.not()), () -> turn.set(ringer));
    }

    /** Number of the lowest bit, a cycle later, and above it whether there is one. */
    private UInt firstOf(UInt bits, String name) {
        UInt number = lit(0, INDEX);
        Bool any = lit(false);
        for (int group = PAIRS / GROUP - 1; group >= 0; group--) {
            UInt own = bits.bits((group + 1) * GROUP - 1, group * GROUP);
            UInt inGroup = lit(GROUP - 1, LOG_GROUP);
            for (int i = GROUP - 2; i >= 0; i--) {
                inGroup = mux(own.bit(i), lit(i, LOG_GROUP), inGroup);
            }
            UInt first = reg(name + "First" + group, uint(LOG_GROUP));
            Bool has = reg(name + "Has" + group, bool()).init(false);
            first.set(inGroup);
            has.set(own.ne(0));
            number = mux(has, lit(group, INDEX - LOG_GROUP).cat(first), number);
            any = any.or(has);
        }
        return any.asUInt().cat(number);
    }
}
