package org.heddle.nic.harness;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.heddle.cosim.agent.StallProfile;

/** Every way in which the sides of a design may pause and still get on. */
public final class Stalls {
    private Stalls() {}

    /** All profiles that let something move. */
    public static List<StallProfile> all() {
        return Arrays.stream(StallProfile.values())
                .filter(profile -> profile != StallProfile.ALWAYS)
                .toList();
    }

    /** Calls a test with every pair of profiles that let something move. */
    public static void forEachPair(BiConsumer<StallProfile, StallProfile> test) {
        for (StallProfile sending : all()) {
            for (StallProfile taking : all()) {
                test.accept(sending, taking);
            }
        }
    }
}
