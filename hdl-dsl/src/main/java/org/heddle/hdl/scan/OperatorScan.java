package org.heddle.hdl.scan;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.heddle.hdl.diagnostic.Diagnostic;

/**
 * Finds {@code ==} and {@code !=} between hardware values: they compile, but compare Java objects and not hardware.
 *
 * <pre>
 * Design
 *
 * Looked at is the bytecode of a component and of every class that it calls, makes or extends, and so on, as long as the classes
 * mention the language: helpers, records, lambdas. Each class is read once in a process. What is not seen: a class that a component
 * knows through an interface only and did not make itself, types that are lost in a generic container of containers, and {@code ==}
 * between two values of a type parameter without a bound: it may be meant for any object.
 * </pre>
 */
public final class OperatorScan {
    private final ClassValue<ScannedClass> scanned = new ClassValue<>() {
        @Override
        protected ScannedClass computeValue(Class<?> type) {
            return ScannedClass.read(type, hardware);
        }
    };

    private final ClassValue<List<Diagnostic>> reached = new ClassValue<>() {
        @Override
        protected List<Diagnostic> computeValue(Class<?> type) {
            return reached(type);
        }
    };

    private final Class<?> hardware;

    /**
     * @param hardware class or interface of all hardware
     */
    public OperatorScan(Class<?> hardware) {
        this.hardware = hardware;
    }

    /** Returns the comparisons by mistake in a component and the classes that it uses. */
    public List<Diagnostic> of(Class<?> component) {
        return reached.get(component);
    }

    private List<Diagnostic> reached(Class<?> component) {
        Set<Class<?>> seen = new LinkedHashSet<>(Set.of(component));
        Deque<Class<?>> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (Class<?> used : scanned.get(open.pop()).uses()) {
                if (seen.add(used)) {
                    open.add(used);
                }
            }
        }
        return seen.stream()
                .flatMap(type -> scanned.get(type).comparisons().stream())
                .toList();
    }
}
