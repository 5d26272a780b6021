package org.heddle.hdl.naming;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Names of the areas whose constructors run on this thread, the innermost last. A constructor tells nobody that it has ended: the stack
 * shows which of them still run.
 */
public final class AreaNames {
    private static final String AREA = "org.heddle.hdl.area.Area";
    private static final String COMPONENT = "org.heddle.hdl.Component";
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final ThreadLocal<List<Running>> RUNNING = ThreadLocal.withInitial(ArrayList::new);

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
     * An area whose constructor has begun.
     *
     * @param outermost depth in the stack, from its bottom, of the constructor that its creator called
     * @param innermost depth of the one that called that of {@code Area}: other constructors of its class stand between, and of those above
     */
    private record Running(Class<?> type, String name, int outermost, int innermost) {}

    private AreaNames() {}

    /**
     * An area's constructor begins.
     *
     * @param type class of the area
     * @param outer name of the area that it is made a part of; empty if that is a component
     * @param given its own name; without one it is that of the variable that takes it, or else of its class
     * @return its name, behind the outer one
     * @throws IllegalStateException if the class is none of an area
     */
    public static String begin(Class<?> type, String outer, Optional<String> given) {
        if (KINDS.get(type) != Kind.AREA) {
            throw new IllegalStateException(
                    type.getSimpleName() + " extends Hardware: extend Component, or Area for a part of one");
        }
        List<StackWalker.StackFrame> frames = frames();
        List<Running> running = RUNNING.get();
        keepRunning(running, frames);
        int inner = 0;
        while (KINDS.get(frames.get(inner).getDeclaringClass()) != Kind.AREA) {
            inner++;
        }
        int innermost = fromOtherEnd(frames, inner);
        int begun = running.isEmpty() ? -1 : running.get(running.size() - 1).innermost();
        int last = inner;
        while (last + 1 < frames.size()
                && fromOtherEnd(frames, last + 1) > begun
                && continues(type, frames.get(last), frames.get(last + 1))) {
            last++;
        }
        int outermost = fromOtherEnd(frames, last);
        running.removeIf(area -> area.outermost() >= outermost);
        List<StackWalker.StackFrame> creator = frames.subList(last + 1, frames.size());
        String own = given.or(() -> Caller.ofNew(creator)).orElseGet(() -> fallback(type));
        String name = NameGroup.join(outer, own);
        running.add(new Running(type, name, outermost, innermost));
        return name;
    }

    /** Whether a constructor makes the same object as the one that it calls: of the class above, or of its own by {@code this(..)}. */
    private static boolean continues(Class<?> type, StackWalker.StackFrame called, StackWalker.StackFrame caller) {
        Class<?> whose = caller.getDeclaringClass();
        return isConstructor(caller)
                && whose.isAssignableFrom(type)
                && called.getDeclaringClass().isAssignableFrom(whose);
    }

    private static String fallback(Class<?> type) {
        String simple = type.getSimpleName();
        return simple.isEmpty() ? "area" : Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
    }

    /** Whether objects of a class are areas. */
    static boolean isArea(Class<?> type) {
        return KINDS.get(type) == Kind.AREA;
    }

    /** Returns the name of the area whose constructor runs, if it is the innermost of areas and components; else an empty one. */
    static String here() {
        List<Running> running = RUNNING.get();
        if (running.isEmpty()) {
            return "";
        }
        List<StackWalker.StackFrame> frames = frames();
        keepRunning(running, frames);
        if (running.isEmpty()) {
            return "";
        }
        Running area = running.get(running.size() - 1);
        boolean inComponent = frames.subList(0, fromOtherEnd(frames, area.outermost())).stream()
                .anyMatch(frame -> isConstructor(frame) && KINDS.get(frame.getDeclaringClass()) == Kind.COMPONENT);
        return inComponent ? "" : area.name();
    }

    private static void keepRunning(List<Running> running, List<StackWalker.StackFrame> frames) {
        running.removeIf(area -> {
            int index = fromOtherEnd(frames, area.outermost());
            return index < 0
                    || frames.get(index).getDeclaringClass() != area.type()
                    || !isConstructor(frames.get(index));
        });
    }

    private static boolean isConstructor(StackWalker.StackFrame frame) {
        return frame.getMethodName().equals("<init>");
    }

    /** Makes a depth from the stack's bottom of an index from its top, or the other way round. */
    private static int fromOtherEnd(List<StackWalker.StackFrame> frames, int place) {
        return frames.size() - 1 - place;
    }

    private static List<StackWalker.StackFrame> frames() {
        return WALKER.walk(frames -> frames.toList());
    }
}
