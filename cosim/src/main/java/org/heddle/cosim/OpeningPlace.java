package org.heddle.cosim;

import java.lang.StackWalker.StackFrame;
import java.security.CodeSource;

/** The line outside this library that opened a simulation. */
final class OpeningPlace {
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private OpeningPlace() {}

    /** Such as {@code CounterTest.java:31}. */
    static String find() {
        return WALKER.walk(frames -> frames.filter(frame -> !isOurs(frame.getDeclaringClass()))
                .findFirst()
                .map(OpeningPlace::text)
                .orElse("a place that is not known"));
    }

    private static String text(StackFrame frame) {
        return frame.getFileName() + ":" + frame.getLineNumber();
    }

    private static boolean isOurs(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        CodeSource ours = OpeningPlace.class.getProtectionDomain().getCodeSource();
        return source != null && ours != null && source.getLocation().equals(ours.getLocation());
    }
}
