package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.SignalPlaces;

/**
 * All signals that a design keeps, in one array of words, as they were read last. The design is one that was compiled to be looked at
 * ({@link org.heddle.cosim.jvm.plan.PlanOptions#opened}): its classes copy their fields themselves, a word in about a nanosecond, which
 * is a tenth of what a field costs that is found by its name.
 */
public final class SignalWords {
    /** An instance, and where its signals are in the array. */
    public static final class Instance {
        private final CompiledModule block;
        private final ModuleSchedule plan;
        private final int first;
        private final int[] places;
        private final List<Instance> inner = new ArrayList<>();

        private Instance(CompiledModule block, ModuleSchedule plan, int first) {
            this.block = block;
            this.plan = plan;
            this.first = first;
            this.places = ReadCode.places(plan);
        }

        /** Returns the plan of its module. */
        public ModuleSchedule plan() {
            return plan;
        }

        /** Returns the instance itself. */
        public CompiledModule block() {
            return block;
        }

        /** Returns the instances inside it, in the order of its module. */
        public List<Instance> inner() {
            return inner;
        }

        /**
         * Returns the place of a signal's lowest word in the array; the others follow.
         *
         * @param signal its id in the module
         * @throws IllegalStateException if it is not kept
         */
        public int place(int signal) {
            SignalPlaces.InnerPort port = plan.places().inner(signal);
            if (port != null) {
                return inner.get(port.child()).place(port.port());
            }
            if (places[signal] < 0) {
                throw new IllegalStateException("signal " + signal + " of "
                        + plan.definition().name() + " has no place of its own: it was not compiled to be looked at");
            }
            return first + places[signal];
        }
    }

    private final List<Instance> instances = new ArrayList<>();
    private final Instance top;
    private final long[] words;

    /** Finds the signals of a design and reads them. */
    public SignalWords(CompiledModule top, ModuleSchedule plan) {
        int[] count = {0};
        this.top = add(top, plan, count);
        this.words = new long[count[0] + 1];
        words[one()] = 1;
        read();
    }

    private Instance add(CompiledModule block, ModuleSchedule plan, int[] count) {
        Instance instance = new Instance(block, plan, count[0]);
        instances.add(instance);
        count[0] += ReadCode.words(plan);
        for (int child = 0; child < plan.children().size(); child++) {
            instance.inner.add(add(block.child(child), plan.children().get(child), count));
        }
        return instance;
    }

    /** Returns the top. */
    public Instance top() {
        return top;
    }

    /** Returns all words; the array stays the same. */
    public long[] words() {
        return words;
    }

    /** Returns the place of a word behind all signals that is always 1. */
    public int one() {
        return words.length - 1;
    }

    /** Reads all signals. */
    public void read() {
        for (int i = 0; i < instances.size(); i++) { // without an iterator, which would be allocated
            Instance instance = instances.get(i);
            instance.block.read(words, instance.first);
        }
    }
}
