package org.heddle.verify.fuzz.shrink;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.verify.fuzz.engine.Difference;
import org.heddle.verify.fuzz.engine.Differential;
import org.heddle.verify.fuzz.engine.Engine;
import org.heddle.verify.fuzz.plan.Plan;

/** Takes parts away from a circuit as long as the engine still disagrees about it. */
public final class Shrinker {
    private static final int TOGETHER = 24;

    private final Differential differential;
    private final List<Engine> engines;
    private final Duration limit;

    /**
     * @param engines one of which disagrees
     * @param limit after which the smallest circuit so far has to do
     */
    public Shrinker(Differential differential, List<Engine> engines, Duration limit) {
        this.differential = differential;
        this.engines = engines;
        this.limit = limit;
    }

    /** The smallest circuit that was found, with what its engine says. */
    public Difference shrink(Difference found) throws IOException {
        long end = System.nanoTime() + limit.toNanos();
        List<Engine> suspects = engines.stream()
                .filter(engine -> engine.name().equals(found.engine()))
                .toList();
        Difference smallest = found;
        while (System.nanoTime() < end) {
            Optional<Difference> smaller = smaller(smallest, suspects, end);
            if (smaller.isEmpty()) {
                return smallest;
            }
            smallest = smaller.get();
        }
        return smallest;
    }

    private Optional<Difference> smaller(Difference difference, List<Engine> suspects, long end) throws IOException {
        List<Plan> candidates = Smaller.than(difference.plan());
        for (int i = 0; i < candidates.size() && System.nanoTime() < end; i += TOGETHER) {
            List<Plan> together = new ArrayList<>();
            for (Plan candidate : candidates.subList(i, Math.min(candidates.size(), i + TOGETHER))) {
                together.add(new Plan("s" + together.size(), candidate.seed(), candidate.modules()));
            }
            for (Difference other : differential.run(together, suspects)) {
                if (isAlike(other, difference)) {
                    Plan plan = other.plan();
                    return Optional.of(new Difference(
                            new Plan(difference.plan().name(), plan.seed(), plan.modules()),
                            other.engine(),
                            other.detail()));
                }
            }
        }
        return Optional.empty();
    }

    /** Another kind of refusal is another matter: a smaller plan may break a rule of the language. */
    private static boolean isAlike(Difference other, Difference difference) {
        boolean told = difference.detail().startsWith("cycle ");
        return other.engine().equals(difference.engine())
                && (told ? other.detail().startsWith("cycle ") : start(other).equals(start(difference)));
    }

    private static String start(Difference difference) {
        String detail = difference.detail();
        return detail.substring(0, Math.min(6, detail.length()));
    }
}
