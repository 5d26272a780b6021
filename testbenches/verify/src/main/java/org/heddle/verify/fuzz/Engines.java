package org.heddle.verify.fuzz;

import java.util.List;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.verify.fuzz.engine.Engine;
import org.heddle.verify.fuzz.engine.IcarusEngine;
import org.heddle.verify.fuzz.engine.NetlistEngine;
import org.heddle.verify.fuzz.engine.VerilatorEngine;

/** The engines that circuits run on beside the interpreter. */
public final class Engines {
    /** Gates take several times as long as all the rest: one batch in so many goes down to them. */
    private static final int GATES_EVERY = 32;

    private final List<Engine> fast;
    private final List<Engine> thorough;

    /**
     * @param cache where Verilator's models are kept
     */
    public Engines(ContentCache cache) {
        Engine icarus = new IcarusEngine();
        Engine verilator = new VerilatorEngine(cache);
        fast = List.of(icarus, verilator, new NetlistEngine(false));
        thorough = List.of(icarus, verilator, new NetlistEngine(true));
    }

    /** The engines of one batch of circuits: yosys makes words of most, and gates of some. */
    public List<Engine> ofBatch(long batch) {
        return batch % GATES_EVERY == 0 ? thorough : fast;
    }
}
