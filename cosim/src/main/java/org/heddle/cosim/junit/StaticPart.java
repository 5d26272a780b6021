package org.heddle.cosim.junit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Static part of a test class, which often elaborates a design. Where that fails, the JVM has no words but the class's name, for the first test, and not
 * even the reason for the others: here each test fails for the reason itself.
 */
final class StaticPart {
    private static final Map<Class<?>, Throwable> FAILED = new ConcurrentHashMap<>();

    private StaticPart() {}

    /**
     * Runs the static part of a class, unless it has run.
     *
     * @throws IllegalStateException if it failed, now or before; the cause is the reason, and the message repeats its text
     */
    static void require(Class<?> tests) {
        try {
            Class.forName(tests.getName(), true, tests.getClassLoader());
        } catch (ExceptionInInitializerError now) {
            FAILED.put(tests, now.getCause() == null ? now : now.getCause());
            throw failure(tests);
        } catch (NoClassDefFoundError before) {
            FAILED.putIfAbsent(tests, before);
            throw failure(tests);
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible); // it is loaded
        }
    }

    private static IllegalStateException failure(Class<?> tests) {
        Throwable reason = FAILED.get(tests);
        return new IllegalStateException(
                "a static field or block of " + tests.getSimpleName() + " failed: " + reason.getMessage(), reason);
    }
}
