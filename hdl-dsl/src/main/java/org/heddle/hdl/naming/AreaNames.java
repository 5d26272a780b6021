package org.heddle.hdl.naming;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Names of the areas whose constructors run on this thread, the innermost last. A constructor tells nobody that it has ended: the stack
 * shows which of them still run.
 */
public final class AreaNames {
    private static final String AREA = "org.heddle.hdl.area.Area";
    private static final String COMPONENT = "org.heddle.hdl.Component";
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final ThreadLocal<List<String>> RUNNING = ThreadLocal.withInitial(ArrayList::new);

    /** Kind of an object by its class. */
    private enum Kind {
        AREA,
        COMPONENT,
        OTHER
    }

    private static final ClassValue<Kind> KINDS = new ClassValue<>() {
        @Override
        protected Kind computeValue(Class<?> type) {
            for (Class<?> above = type.getSuperclass(); above != null; above = above.getSuperclass()) {
                if (above.getName().equals(AREA)) {
                    return Kind.AREA;
                } else if (above.getName().equals(COMPONENT)) {
                    return Kind.COMPONENT;
                }
            }
            return Kind.OTHER;
        }
    };

    /**
     * Areas and components whose constructors run.
     *
     * @param areas how many of them are areas
     * @param inArea whether the innermost is one
     */
    private record Standing(int areas, boolean inArea) {}

    private AreaNames() {}

    /**
     * An area's constructor begins.
     *
     * @param type class of the area
     * @param outer name of the area that it is made a part of; empty if that is a component
     * @return its name, behind the outer one: that of the variable that takes it, or else of its class
     */
    public static String begin(Class<?> type, String outer) {
        String simple = type.getSimpleName();
        String fallback = simple.isEmpty() ? "area" : Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
        String name = NameGroup.join(outer, Caller.ofNew(type).orElse(fallback));
        List<String> running = RUNNING.get();
        keep(running, standing().areas() - 1);
        running.add(name);
        return name;
    }

    /** Returns the name of the area whose constructor runs, if it is the innermost of areas and components; else an empty one. */
    static String here() {
        List<String> running = RUNNING.get();
        if (running.isEmpty()) {
            return "";
        }
        Standing standing = standing();
        keep(running, standing.areas());
        return standing.inArea() && !running.isEmpty() ? running.get(running.size() - 1) : "";
    }

    private static void keep(List<String> running, int areas) {
        while (running.size() > areas) {
            running.remove(running.size() - 1);
        }
    }

    private static Standing standing() {
        return WALKER.walk(AreaNames::standing);
    }

    private static Standing standing(Stream<StackWalker.StackFrame> frames) {
        Iterator<Class<?>> constructors = frames.filter(
                        frame -> frame.getMethodName().equals("<init>"))
                .<Class<?>>map(StackWalker.StackFrame::getDeclaringClass)
                .filter(type -> KINDS.get(type) != Kind.OTHER)
                .iterator();
        Optional<Kind> innermost = Optional.empty();
        int areas = 0;
        Class<?> inside = AreaNames.class;
        while (constructors.hasNext()) {
            Class<?> type = constructors.next();
            // A constructor that calls that of its superclass makes the same object.
            if (type.getSuperclass() != inside) {
                Kind kind = KINDS.get(type);
                innermost = innermost.isEmpty() ? Optional.of(kind) : innermost;
                areas += kind == Kind.AREA ? 1 : 0;
            }
            inside = type;
        }
        return new Standing(areas, innermost.filter(Kind.AREA::equals).isPresent());
    }
}
