package org.heddle.verify.fuzz;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.verify.fuzz.engine.Engine;
import org.heddle.verify.fuzz.engine.IcarusEngine;
import org.heddle.verify.fuzz.engine.JvmEngine;
import org.heddle.verify.fuzz.engine.LanesEngine;
import org.heddle.verify.fuzz.engine.NetlistEngine;
import org.heddle.verify.fuzz.engine.VerilatorEngine;

/** The engines that circuits run on beside the interpreter. */
public final class Engines {
    /** Gates take several times as long as all the rest: one batch in so many goes down to them. */
    private static final int GATES_EVERY = 32;

    /** Words for the engines that can be chosen, in their order; the interpreter is what all are compared with. */
    public static final List<String> WORDS = List.of("jvm", "verilator", "icarus", "yosys", "lanes", "interpreter");

    private final List<Engine> fast = new ArrayList<>();
    private final List<Engine> thorough = new ArrayList<>();

    /**
     * @param cache where Verilator's models are kept
     */
    public Engines(ContentCache cache) {
        this(cache, WORDS);
    }

    /**
     * @param cache where Verilator's models are kept
     * @param words those of {@link #WORDS} that are wanted
     * @throws IllegalArgumentException if a word is none of them, or only the interpreter is left
     */
    public Engines(ContentCache cache, List<String> words) {
        for (String word : words) {
            if (!WORDS.contains(word)) {
                throw new IllegalArgumentException(
                        "there is no engine \"" + word + "\": take some of " + String.join(",", WORDS));
            }
        }
        if (words.stream().allMatch("interpreter"::equals)) {
            throw new IllegalArgumentException(
                    "nothing is compared with the interpreter: take some of " + String.join(",", WORDS));
        }
        add(words, "icarus", new IcarusEngine());
        add(words, "verilator", new VerilatorEngine(cache));
        add(words, "jvm", new JvmEngine());
        add(words, "lanes", new LanesEngine());
        if (words.contains("yosys")) {
            fast.add(new NetlistEngine(false));
            thorough.add(new NetlistEngine(true));
        }
    }

    private void add(List<String> words, String word, Engine engine) {
        if (words.contains(word)) {
            fast.add(engine);
            thorough.add(engine);
        }
    }

    /** The engines of one batch of circuits: yosys makes words of most, and gates of some. */
    public List<Engine> ofBatch(long batch) {
        return batch % GATES_EVERY == 0 ? thorough : fast;
    }
}
