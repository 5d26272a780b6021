package org.heddle.hdl.naming;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Constructors that the current thread's stack holds. */
public final class ConstructorFrames {
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final String CONSTRUCTOR = "<init>";

    /**
     * A constructor's place on the stack: how many frames lie below it, and which call of which method runs it.
     *
     * @param below frames further out
     * @param caller class, name and descriptor of the calling method
     * @param index of the call in the caller's bytecode
     */
    public record Place(int below, String caller, int index) {
        /** Whether the call is still running. */
        public boolean isOnTheStack() {
            List<StackWalker.StackFrame> frames = WALKER.walk(stack -> stack.toList());
            int constructor = frames.size() - 1 - below;
            return constructor >= 0
                    && constructor + 1 < frames.size()
                    && frames.get(constructor).getMethodName().equals(CONSTRUCTOR)
                    && at(frames, constructor).equals(this);
        }
    }

    private ConstructorFrames() {}

    /** The class of the innermost constructor of the given kind, the kind's own left aside. */
    public static Optional<Class<?>> innermost(Class<?> kind) {
        return WALKER.walk(frames -> {
            Iterator<StackWalker.StackFrame> iterator = frames.iterator();
            while (iterator.hasNext()) {
                StackWalker.StackFrame frame = iterator.next();
                Class<?> type = frame.getDeclaringClass();
                if (type != kind
                        && kind.isAssignableFrom(type)
                        && frame.getMethodName().equals(CONSTRUCTOR)) {
                    return Optional.of(type);
                }
            }
            return Optional.empty();
        });
    }

    /** Constructors of a class that run. */
    public static long running(Class<?> type) {
        return WALKER.walk(frames -> frames.filter(frame -> frame.getDeclaringClass() == type
                        && frame.getMethodName().equals(CONSTRUCTOR))
                .count());
    }

    /** Returns the place of the innermost running constructor of a class, the one that has just begun. */
    public static Optional<Place> placeOf(Class<?> type) {
        List<StackWalker.StackFrame> frames = WALKER.walk(stack -> stack.toList());
        for (int i = 0; i + 1 < frames.size(); i++) {
            StackWalker.StackFrame frame = frames.get(i);
            if (frame.getDeclaringClass() == type && frame.getMethodName().equals(CONSTRUCTOR)) {
                return Optional.of(at(frames, i));
            }
        }
        return Optional.empty();
    }

    private static Place at(List<StackWalker.StackFrame> frames, int constructor) {
        StackWalker.StackFrame caller = frames.get(constructor + 1);
        return new Place(
                frames.size() - 1 - constructor,
                caller.getClassName() + '.' + caller.getMethodName() + caller.getDescriptor(),
                caller.getByteCodeIndex());
    }
}
