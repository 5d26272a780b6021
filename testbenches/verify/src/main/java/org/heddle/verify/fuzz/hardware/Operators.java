package org.heddle.verify.fuzz.hardware;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Everything that can be applied to values. */
public final class Operators {
    private static final Map<String, Operator> BY_NAME = new LinkedHashMap<>();

    static {
        Stream.of(TypeOperators.all(), FixedOperators.all(), ChoiceOperators.all())
                .flatMap(List::stream)
                .forEach(operator -> BY_NAME.put(operator.name(), operator));
    }

    private Operators() {}

    /** All operators, in a fixed order. */
    public static List<Operator> all() {
        return List.copyOf(BY_NAME.values());
    }

    /** The operators that make one kind of value. */
    public static List<Operator> making(Operator.Kind kind) {
        return all().stream().filter(operator -> operator.result() == kind).toList();
    }

    static Operator named(String name) {
        Operator operator = BY_NAME.get(name);
        if (operator == null) {
            throw new IllegalArgumentException("no operator is called " + name);
        }
        return operator;
    }
}
