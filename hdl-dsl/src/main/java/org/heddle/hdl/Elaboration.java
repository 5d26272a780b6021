package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The elaboration that runs on this thread; it knows every component that was built, attached or not. */
final class Elaboration {
    private static final ThreadLocal<Elaboration> CURRENT = new ThreadLocal<>();

    private final List<Component> created = new ArrayList<>();

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

    void created(Component component) {
        created.add(component);
    }

    List<Component> created() {
        return created;
    }
}
