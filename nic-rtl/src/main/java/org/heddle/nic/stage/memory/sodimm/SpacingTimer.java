package org.heddle.nic.stage.memory.sodimm;

import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Counts down the cycles until a command is allowed again. Several events can postpone it; the latest moment wins.
 */
public final class SpacingTimer extends Component {
    /** 1 in each cycle in which the command may be given. */
    public final Bool expired = out(bool());

    /** 1 in each cycle before one in which the command may be given, if no event of this cycle postpones it. */
    public final Bool expiresNext = out(bool());

    private final Bool[] events;

    /**
     * @param spacings for each event, the least number of cycles from it to the command, at least 1
     */
    public SpacingTimer(int... spacings) {
        parameter("spacings", IntStream.of(spacings).mapToObj(Integer::toString).collect(Collectors.joining("_")));
        int longest = IntStream.of(spacings).max().orElse(1);
        UInt wait = reg(uint(Types.bitsToNumber(longest))).init(0);
        expired.set(wait.eq(0));
        expiresNext.set(wait.width() == 1 ? lit(true) : wait.lt(2));
        when(wait.ne(0), wait::decrement);
        events = new Bool[spacings.length];
        for (int i = 0; i < spacings.length; i++) {
            events[i] = in("event_" + i, bool());
        }
        // Where events coincide the last statement holds: the one of the longest spacing.
        for (int i : shortestFirst(spacings)) {
            int remaining = spacings[i] - 1;
            if (remaining == longest - 1) {
                when(events[i], () -> wait.set(remaining));
            } else if (remaining > 0) {
                when(events[i].and(wait.le(remaining)), () -> wait.set(remaining));
            }
        }
    }

    private static int[] shortestFirst(int[] spacings) {
        return IntStream.range(0, spacings.length)
                .boxed()
                .sorted(Comparator.comparingInt(i -> spacings[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The input that tells of event {@code index}. */
    public Bool event(int index) {
        return events[index];
    }
}
