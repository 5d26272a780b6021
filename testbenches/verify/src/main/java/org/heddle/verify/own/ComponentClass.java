package org.heddle.verify.own;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.heddle.hdl.Component;

/**
 * A class of components with the arguments that one of its constructors takes.
 *
 * @param constructor that takes them
 * @param arguments converted to its types
 */
record ComponentClass(Constructor<?> constructor, List<Object> arguments) implements Supplier<Component> {
    ComponentClass {
        arguments = List.copyOf(arguments);
    }

    /**
     * Finds the constructor for the arguments of a call.
     *
     * @throws OwnDesignException if the class is no component, or no constructor takes them
     */
    static ComponentClass of(Class<?> type, ClassCall call) {
        if (!Component.class.isAssignableFrom(type)) {
            throw new OwnDesignException(
                    type.getName() + " is no component: it does not extend org.heddle.hdl.Component");
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new OwnDesignException(type.getName() + " is abstract: name a class that extends it");
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            Optional<List<Object>> arguments = converted(constructor.getParameterTypes(), call.arguments());
            if (arguments.isPresent()) {
                constructor.setAccessible(true);
                return new ComponentClass(constructor, arguments.get());
            }
        }
        throw new OwnDesignException("no constructor of " + type.getName() + " takes ("
                + String.join(", ", call.arguments()) + "): it has "
                + Arrays.stream(type.getDeclaredConstructors())
                        .map(ComponentClass::signature)
                        .sorted()
                        .collect(Collectors.joining(", "))
                + ". Literals alone can be arguments: whole numbers, true, false, texts, enum constants");
    }

    /** Returns whether a constructor of a class takes no arguments. */
    static boolean hasPlainConstructor(Class<?> type) {
        return Arrays.stream(type.getDeclaredConstructors())
                .anyMatch(constructor -> constructor.getParameterCount() == 0);
    }

    private static String signature(Constructor<?> constructor) {
        return Arrays.stream(constructor.getParameters())
                // Without -parameters a class file has no names: they would be arg0, arg1.
                .map(parameter -> parameter.getType().getSimpleName()
                        + (parameter.isNamePresent() ? " " + parameter.getName() : ""))
                .collect(
                        Collectors.joining(", ", constructor.getDeclaringClass().getSimpleName() + "(", ")"));
    }

    private static Optional<List<Object>> converted(Class<?>[] types, List<String> texts) {
        if (types.length != texts.size()) {
            return Optional.empty();
        }
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < types.length; i++) {
            converted(types[i], texts.get(i)).ifPresent(values::add);
        }
        return values.size() == types.length ? Optional.of(values) : Optional.empty();
    }

    private static Optional<Object> converted(Class<?> type, String text) {
        if (type == String.class) {
            return text.startsWith("\"") ? Optional.of(unquoted(text)) : Optional.empty();
        } else if (type == boolean.class || type == Boolean.class) {
            return text.equals("true") || text.equals("false") ? Optional.of(text.equals("true")) : Optional.empty();
        } else if (type.isEnum()) {
            String name = text.substring(text.lastIndexOf('.') + 1);
            return Arrays.stream(type.getEnumConstants())
                    .filter(constant -> ((Enum<?>) constant).name().equals(name))
                    .map(Object.class::cast)
                    .findFirst();
        }
        return number(type, text);
    }

    private static Optional<Object> number(Class<?> type, String text) {
        try {
            if (type == double.class || type == Double.class) {
                return Optional.of(Double.valueOf(text));
            }
            long value = Long.decode(text.replace("_", ""));
            if (type == long.class || type == Long.class) {
                return Optional.of(value);
            } else if ((type == int.class || type == Integer.class) && value == (int) value) {
                return Optional.of((int) value);
            }
            return Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static String unquoted(String text) {
        return text.substring(1, text.length() - 1).replaceAll("\\\\(.)", "$1");
    }

    /**
     * Makes the component.
     *
     * @throws RuntimeException as the constructor throws it
     */
    @Override
    public Component get() {
        try {
            return (Component) constructor.newInstance(arguments.toArray());
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            } else if (e.getCause() instanceof Error thrown) {
                throw thrown;
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(constructor + " cannot be called", e);
        }
    }
}
