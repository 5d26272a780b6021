package org.heddle.cosim.engine;

import java.lang.StackWalker.StackFrame;
import java.security.CodeSource;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a simulation is opened: the line outside this library and the Java runtime, and the test. */
public final class OpeningPlace {
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private OpeningPlace() {}

    /** Such as {@code CounterTest.java:31}. */
    public static String find() {
        return WALKER.walk(frames -> frames.filter(
                        frame -> !isOfTheRuntime(frame.getDeclaringClass()) && !isOurs(frame.getDeclaringClass()))
                .findFirst()
                .map(OpeningPlace::text)
                .orElse("a place that is not known"));
    }

    /** The test in whose call this happens, as class and method; empty on threads that no test began. */
    static Optional<String> test() {
        return WALKER.walk(OpeningPlace::calledByJUnit)
                .map(frame -> frame.getClassName() + "#" + frame.getMethodName());
    }

    private static Optional<StackFrame> calledByJUnit(Stream<StackFrame> frames) {
        StackFrame inner = null;
        for (Iterator<StackFrame> outwards = frames.iterator(); outwards.hasNext(); ) {
            StackFrame frame = outwards.next();
            if (frame.getClassName().startsWith("org.junit.")) {
                return Optional.ofNullable(inner);
            }
            inner = frame;
        }
        return Optional.empty();
    }

    private static String text(StackFrame frame) {
        return frame.getFileName() + ":" + frame.getLineNumber();
    }

    /** A call back, such as of an {@link Optional}, has frames of the runtime between ours. */
    private static boolean isOfTheRuntime(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    private static boolean isOurs(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        CodeSource ours = OpeningPlace.class.getProtectionDomain().getCodeSource();
        return source != null && ours != null && source.getLocation().equals(ours.getLocation());
    }
}
