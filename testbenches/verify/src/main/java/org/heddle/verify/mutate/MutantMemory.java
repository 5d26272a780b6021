package org.heddle.verify.mutate;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.util.Set;
import java.util.TreeSet;
import org.heddle.verify.mutate.fault.MutantSchema;

/** The memory in which models find the number of the mutant that is chosen, and mark those that they touch. */
final class MutantMemory {
    private static final int MOST_MUTANTS = 1 << 16;

    private final Memory memory = new Memory(MutantSchema.MARKS + MOST_MUTANTS);

    private MutantMemory() {}

    /** Allocates it and tells its address to all models of this process that are opened from now on. */
    static MutantMemory allocate() {
        MutantMemory mutants = new MutantMemory();
        mutants.memory.clear();
        String address = Long.toUnsignedString(Pointer.nativeValue(mutants.memory));
        Function.getFunction("c", "setenv").invokeInt(new Object[] {MutantSchema.ADDRESS, address, 1});
        return mutants;
    }

    /** Chooses a mutant for the models that are opened from now on, 0 for none, and forgets the marks. */
    void choose(int number) {
        memory.clear();
        memory.setInt(0, number);
    }

    /** Numbers of the mutants whose expressions had another value than the right ones since the last choice. */
    Set<Integer> touched() {
        Set<Integer> touched = new TreeSet<>();
        for (int number = 1; number < MOST_MUTANTS; number++) {
            if (memory.getByte(MutantSchema.MARKS + number) != 0) {
                touched.add(number);
            }
        }
        return touched;
    }
}
