package org.heddle.verify.fuzz.draw;

import java.util.ArrayList;
import java.util.List;
import org.heddle.verify.fuzz.plan.ModulePlan;
import org.heddle.verify.fuzz.plan.Plan;

/** Draws circuits. */
public final class PlanDraw {
    private PlanDraw() {}

    /**
     * The circuit of a seed.
     *
     * @param seed at least 0
     */
    public static Plan of(long seed) {
        Dice dice = new Dice(seed);
        List<ModulePlan> modules = new ArrayList<>();
        int inner = dice.oneIn(4) ? 1 + dice.below(2) : 0;
        for (int i = 0; i < inner; i++) {
            modules.add(new ModuleDraw(dice, List.copyOf(modules)).draw(1));
        }
        int size = dice.oneIn(12) ? 4 + dice.below(6) : 1 + dice.below(2);
        modules.add(new ModuleDraw(dice, List.copyOf(modules)).draw(size));
        return new Plan("c" + seed, seed, modules);
    }
}
