package org.heddle.nic.stage.memory.sodimm;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** The command is allowed exactly when every event lies far enough back. */
public final class SpacingTimerProof extends ProofComponent {
    /**
     * @param spacings in cycles from each event to the command
     */
    public SpacingTimerProof(int... spacings) {
        parameter("spacings", IntStream.of(spacings).mapToObj(Integer::toString).collect(Collectors.joining("_")));
        SpacingTimer unit = instance("unit", new SpacingTimer(spacings));
        int longest = IntStream.of(spacings).max().orElseThrow();
        int width = Types.bitsToNumber(longest + 2); // so that a count could be too high
        UInt latest = lit(0, width);
        for (int i = 0; i < spacings.length; i++) {
            int spacing = spacings[i];
            Bool event = in("event_" + i, bool());
            unit.event(i).set(event);
            UInt passed = reg("passed_" + i, uint(width)).init(spacing);
            when(event, () -> passed.set(1)).elseWhen(passed.ne(spacing), () -> passed.set(passed.addWrap(1)));
            assertAlways(passed.le(spacing), "the proof counts up to the spacing");
            UInt left = lit(spacing, width).subWrap(passed);
            latest = mux(left.gt(latest), left, latest);
        }
        assertAlways(unit.expired.eq(latest.eq(0)), "allowed exactly when every event lies far enough back");
        UInt wait = inside("wait_", Types.bitsToNumber(longest));
        assertAlways(wait.zext(width).eq(latest), "it waits for the latest");
        cover(unit.expired.and(rose(unit.expired)), "the time runs out");
    }
}
