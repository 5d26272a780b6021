package org.heddle.verify.fuzz.plan;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Part of a module. Items read only what stands before them, registers too from above: no plan has a combinational loop. */
public sealed interface Item {
    /** Number by which other items refer to this one, unique in its module. */
    int id();

    /**
     * A register.
     *
     * @param reset one value for each scalar, cut to its width; empty for a register that no reset touches
     */
    record Register(int id, PlanShape shape, Optional<List<BigInteger>> reset) implements Item {
        public Register {
            reset = reset.map(List::copyOf);
        }
    }

    /**
     * A value that several others may read.
     *
     * @param named whether it stands in a Java variable, and so has a name
     */
    record Node(int id, Term value, boolean named) implements Item {}

    /** One of two items of one shape, whole; of different shapes, the first. */
    record Chosen(int id, Term condition, int whenTrue, int whenFalse) implements Item {}

    /**
     * A wire and what drives it.
     *
     * @param defaults one for each scalar; without them the body has to drive every scalar on every path
     */
    record Wire(int id, PlanShape shape, Optional<List<Term>> defaults, List<Step> body) implements Item {
        public Wire {
            defaults = defaults.map(List::copyOf);
            body = List.copyOf(body);
        }
    }

    /** Statements that drive registers and write memories. */
    record Process(int id, List<Step> body) implements Item {
        public Process {
            body = List.copyOf(body);
        }
    }

    /**
     * A memory.
     *
     * @param contents the first words, cut to the width; empty for unspecified ones
     */
    record Store(int id, PlanShape word, int depth, Optional<List<BigInteger>> contents) implements Item {
        public Store {
            contents = contents.map(List::copyOf);
        }
    }

    /**
     * A read port of a memory.
     *
     * @param enable of a synchronous read; empty for a combinational one
     */
    record Fetch(int id, int memory, Term address, Optional<Term> enable) implements Item {}

    /** The clock domain of an instance. */
    enum Domain {
        /** The domain of the module around it. */
        SAME,
        /** The other clock, with a reset of another kind; all values cross. */
        OTHER_CLOCK,
        /** The same clock, but only some edges count: its first input decides. */
        ENABLED,
        /** The same clock and another reset: its first input. */
        OTHER_RESET
    }

    /**
     * An instance of another module of the plan.
     *
     * @param inputs one for each scalar; what is missing is 0
     */
    record Instance(int id, int module, Domain domain, List<Term> inputs) implements Item {
        public Instance {
            inputs = List.copyOf(inputs);
        }
    }

    /**
     * A component of the library.
     *
     * @param kind its name
     * @param parameters widths, depths and the like
     * @param inputs one for each scalar; what is missing is 0
     */
    record Part(int id, String kind, List<Integer> parameters, List<Term> inputs) implements Item {
        public Part {
            parameters = List.copyOf(parameters);
            inputs = List.copyOf(inputs);
        }
    }
}
