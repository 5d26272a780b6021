package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The elaboration that runs on this thread; it knows every component that was built, attached or not. */
public final class Elaboration {
    private static final ThreadLocal<Elaboration> CURRENT = new ThreadLocal<>();

    private final List<ModuleBuilder> modules = new ArrayList<>();
    private int numbers;
    private final Standing standing;

    /**
     * @param kind class that every component extends
     */
    public Elaboration(Class<?> kind) {
        standing = new Standing(kind);
    }

    static Optional<Elaboration> current() {
        return Optional.ofNullable(CURRENT.get());
    }

    /** Runs with this elaboration as the thread's current one; an outer one is restored afterwards. */
    public <T> T run(Supplier<T> work) {
        Elaboration outer = CURRENT.get();
        CURRENT.set(this);
        try {
            return work.get();
        } finally {
            if (outer == null) {
                CURRENT.remove();
            } else {
                CURRENT.set(outer);
            }
        }
    }

    /**
     * A component's construction begins.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException HDL034 if there are more than any design has
     */
    void begin(ModuleBuilder module) {
        if (modules.size() >= Limits.COMPONENTS) {
            throw Limits.tooManyComponents(module.componentClass());
        }
        modules.add(module);
        standing.begin(module);
    }

    /** A number that nothing else of the design has. */
    int nextNumber() {
        return numbers++;
    }

    /** Returns the record of the constructors in which the thread stands. */
    Standing standing() {
        return standing;
    }

    /** The modules of the components, in the order in which their construction began. */
    public List<ModuleBuilder> modules() {
        return modules;
    }
}
