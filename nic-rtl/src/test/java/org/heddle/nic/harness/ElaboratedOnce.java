package org.heddle.nic.harness;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** The designs that tests of this JVM used last: elaborating them for each test took two fifths of the time in Java. */
final class ElaboratedOnce {
    /** As many as a class of tests goes back to; a node takes some megabytes. */
    private static final int KEPT = 16;

    private static final Map<Key, Design<?>> DESIGNS = new LinkedHashMap<>(KEPT, 0.75f, true);

    /**
     * Key of a design.
     *
     * @param component its class
     * @param parameters of its constructor
     */
    private record Key(Class<?> component, List<Object> parameters) {}

    private ElaboratedOnce() {}

    /** Returns the design of a component, elaborated now if it is not among the last ones. */
    @SuppressWarnings("unchecked") // a class has designs of its own alone
    static synchronized <C extends Component> Design<C> design(Class<C> component, Object... parameters) {
        Key key = new Key(component, List.of(parameters));
        Design<?> known = DESIGNS.get(key);
        if (known != null) {
            return (Design<C>) known;
        }
        Constructor<?> constructor = constructor(key);
        Design<C> design = Heddle.elaborate(() -> component.cast(made(constructor, parameters)));
        DESIGNS.put(key, design);
        if (DESIGNS.size() > KEPT) {
            DESIGNS.remove(DESIGNS.keySet().iterator().next());
        }
        return design;
    }

    /** Found by the values alone: a lambda could pass on something that the key does not have, and be given another test's design. */
    private static Constructor<?> constructor(Key key) {
        List<Constructor<?>> fitting = Stream.of(key.component().getDeclaredConstructors())
                .filter(candidate -> fits(candidate.getParameterTypes(), key.parameters()))
                .toList();
        if (fitting.size() != 1) {
            throw new IllegalArgumentException(key.component().getSimpleName() + " has " + fitting.size()
                    + " constructors for " + key.parameters() + ": give the parameters of one of them, in its order");
        }
        fitting.get(0).setAccessible(true);
        return fitting.get(0);
    }

    private static boolean fits(Class<?>[] types, List<Object> values) {
        return types.length == values.size()
                && IntStream.range(0, types.length)
                        .allMatch(i -> MethodType.methodType(types[i])
                                .wrap()
                                .returnType()
                                .isInstance(values.get(i)));
    }

    private static Object made(Constructor<?> constructor, Object... parameters) {
        try {
            return constructor.newInstance(parameters);
        } catch (InvocationTargetException failed) {
            if (failed.getCause() instanceof RuntimeException problem) {
                throw problem;
            }
            throw new IllegalStateException(constructor + " failed", failed.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(constructor + " cannot be called", impossible);
        }
    }
}
