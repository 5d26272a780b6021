package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The elaboration that runs on this thread; it knows every component that was built, attached or not. */
final class Elaboration {
    private static final ThreadLocal<Elaboration> CURRENT = new ThreadLocal<>();

    private final List<Component> created = new ArrayList<>();
    private int numbers;
    private final Standing standing = new Standing();

    static Optional<Elaboration> current() {
        return Optional.ofNullable(CURRENT.get());
    }

    /** Runs with this elaboration as the thread's current one; an outer one is restored afterwards. */
    <T> T run(Supplier<T> work) {
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
    void created(Component component) {
        if (created.size() >= Limits.COMPONENTS) {
            throw Limits.tooManyComponents(component);
        }
        created.add(component);
        standing.begin(component.module());
    }

    /** A number that nothing else of the design has. */
    int nextNumber() {
        return numbers++;
    }

    /** In whose constructor the thread stands. */
    Standing standing() {
        return standing;
    }

    List<Component> created() {
        return created;
    }
}
