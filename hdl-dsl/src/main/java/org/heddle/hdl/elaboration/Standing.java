package org.heddle.hdl.elaboration;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.naming.ConstructorFrames;

/**
 * The component in whose constructor a thread stands. A statement belongs to that component, and to none around it: their bodies
 * are not the ones under whose conditions it was written.
 *
 * <pre>
 * Design
 *
 * Java does not say when a constructor ends, so nothing is kept that would need that end. Two things are certain without it. Inside
 * the body of a when stands the component that opened it, unless the other one was begun within that body. And the innermost
 * constructor on the stack is that of the component which is being built; where several unfinished components are of its class, a
 * component is still being built if the very call is on the stack in which it was begun.
 * </pre>
 */
final class Standing {
    /** A body that is being described, and how many components had been begun when it was opened. */
    private record Body(ModuleBuilder module, int begun) {}

    private final List<ModuleBuilder> unfinished = new ArrayList<>();
    private final Deque<Body> bodies = new ArrayDeque<>();
    private final Map<ModuleBuilder, ConstructorFrames.Place> places = new IdentityHashMap<>();
    private final Class<?> kind;
    private int begun;

    /**
     * @param kind class that every component extends
     */
    Standing(Class<?> kind) {
        this.kind = kind;
    }

    /** A component's construction begins. */
    void begin(ModuleBuilder module) {
        begun++;
        Class<?> type = module.componentClass();
        if (unfinished.stream().anyMatch(other -> other.componentClass() == type)) {
            ConstructorFrames.placeOf(type).ifPresent(place -> places.put(module, place));
            if (ConstructorFrames.running(type) > Limits.NESTED) {
                throw Limits.tooDeep(type);
            }
        }
        unfinished.add(module);
    }

    /** A component takes no more statements. */
    void finish(ModuleBuilder module) {
        int index = unfinished.lastIndexOf(module);
        if (index >= 0) {
            unfinished.remove(index);
        }
        places.remove(module);
    }

    /** A body of a when or switch begins. */
    void open(ModuleBuilder module) {
        bodies.push(new Body(module, begun));
    }

    /** The body that began last ends. */
    void close() {
        bodies.pop();
    }

    /** The component in which the thread stands, if that is another than the one a statement is meant for. */
    Optional<ModuleBuilder> elsewhere(ModuleBuilder target) {
        Body innermost = bodies.peek();
        if (innermost != null && innermost.module() != target && target.order() < innermost.begun()) {
            return Optional.of(innermost.module());
        }
        boolean inItsOwnBody = innermost != null && innermost.module() == target && innermost.begun() == begun;
        if (inItsOwnBody || unfinished.size() < 2) {
            return Optional.empty();
        }
        return ConstructorFrames.innermost(kind).flatMap(type -> otherThan(target, type));
    }

    private Optional<ModuleBuilder> otherThan(ModuleBuilder target, Class<?> constructed) {
        boolean ofItsClass = constructed.isAssignableFrom(target.componentClass());
        for (int i = unfinished.size() - 1; i >= 0; i--) {
            ModuleBuilder other = unfinished.get(i);
            if (other == target && ofItsClass) {
                return Optional.empty();
            } else if (constructed.isAssignableFrom(other.componentClass())) {
                ConstructorFrames.Place place = places.get(other);
                if (!ofItsClass || place != null && place.isOnTheStack()) {
                    return Optional.of(other);
                }
            }
        }
        return Optional.empty();
    }
}
