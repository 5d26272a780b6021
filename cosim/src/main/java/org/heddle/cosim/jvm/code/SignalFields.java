package org.heddle.cosim.jvm.code;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.heddle.cosim.jvm.model.CompiledLanes;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.LaneWord;

/** The fields in which instances of compiled modules keep their signals. */
public final class SignalFields {
    private SignalFields() {}

    /**
     * Returns the arrays of a signal that is stored in an instance of many runs itself, lowest word first.
     *
     * @param width of the signal, in bits
     * @throws IllegalStateException if it is not stored there
     */
    public static LaneWord[] ofLanes(CompiledLanes instance, int signal, int width) {
        VarHandle[] fields = of(instance, signal, width, long[].class);
        LaneWord[] words = new LaneWord[fields.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = new LaneWord((long[]) fields[i].get(instance), width == 1);
        }
        return words;
    }

    /**
     * Finds the fields of a signal that is stored in an instance itself, lowest word first.
     *
     * @param width of the signal, in bits
     * @throws IllegalStateException if it is not stored there
     */
    public static VarHandle[] of(CompiledModule instance, int signal, int width) {
        return of(instance, signal, width, long.class);
    }

    private static VarHandle[] of(CompiledModule instance, int signal, int width, Class<?> word) {
        VarHandle[] fields = new VarHandle[WordBits.lanes(width)];
        try {
            Class<?> type = instance.getClass();
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            for (int lane = 0; lane < fields.length; lane++) {
                fields[lane] = lookup.findVarHandle(type, GeneratedNames.signal(signal, lane), word);
            }
            return fields;
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("signal " + signal + " has no place of its own", impossible);
        }
    }
}
