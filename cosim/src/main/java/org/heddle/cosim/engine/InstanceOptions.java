package org.heddle.cosim.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;

/**
 * How a native instance is opened.
 *
 * @param build how its model is compiled
 * @param initial number of the way in which state starts that nothing writes, as native code has it
 * @param seed of the model's random numbers: positive, because 0 would let Verilator draw one from the system
 * @param seedText the seed as the user knows it, for messages
 * @param cache where models are kept
 * @param listener hears of builds and waits
 * @param output receives what the design prints
 * @param silence how long a call of a model in a process of its own may take without a sign of progress; empty for a model in this
 *     process
 */
public record InstanceOptions(
        BuildOptions build,
        int initial,
        int seed,
        String seedText,
        ContentCache cache,
        BuildListener listener,
        Consumer<String> output,
        Optional<Duration> silence) {
    public InstanceOptions {
        if (seed <= 0) {
            throw new IllegalArgumentException("a native seed must be positive: seed=" + seed);
        }
    }
}
