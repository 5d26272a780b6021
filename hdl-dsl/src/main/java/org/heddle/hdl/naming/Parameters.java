package org.heddle.hdl.naming;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.jspecify.annotations.Nullable;

/** Arguments of a component's constructor, as texts {@code name=value} that are the same in every run. */
public final class Parameters {
    /** Names of objects without a text of their own: class, at sign, hash; and of lambdas. */
    private static final Pattern IDENTITY = Pattern.compile("[\\w$\\]]@[0-9a-f]{1,8}\\b|\\$\\$Lambda");

    /** Containers within each other: one that holds itself has no end. */
    private static final int DEPTH = 100;

    /** Values that a reader of a module's name can tell apart by their order alone. */
    private static final int MOST_WITHOUT_NAMES = 3;

    /** Characters of a module's name: file systems take 255, and readers fewer. */
    private static final int LONGEST_NAME = 200;

    /** Characters of what stands for the rest of a long name. */
    private static final int HASH = 17;

    private Parameters() {}

    /** Returns what stands for these texts, each {@code name=value}, behind the class in a module's name. */
    public static String inName(List<String> parameters) {
        boolean named = parameters.size() > MOST_WITHOUT_NAMES;
        return parameters.stream()
                .map(parameter -> {
                    int equals = parameter.indexOf('=');
                    String name = parameter.substring(0, equals);
                    String value = parameter.substring(equals + 1);
                    return named ? named(name.substring(name.lastIndexOf('.') + 1), value) : "_" + value;
                })
                .collect(Collectors.joining());
    }

    /** Returns a name that a file can have: a hash of the whole stands behind the beginning of a long one. */
    public static String shortened(String name) {
        if (name.length() <= LONGEST_NAME) {
            return name;
        }
        String hash = new BigInteger(1, sha256(name)).toString(Character.MAX_RADIX);
        return name.substring(0, LONGEST_NAME - HASH) + "_" + hash.substring(0, HASH - 1);
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String named(String name, String value) {
        return switch (value) {
            case "true" -> "_" + name;
            case "false" -> "";
            default -> "_" + name + (value.isEmpty() || Character.isDigit(value.charAt(0)) ? "" : "_") + value;
        };
    }

    /**
     * One text; of a record, one for each of its components, in their order, since its own text would be no part of a name.
     *
     * @throws ElaborationException HDL031 if the text would be another in the next run
     */
    public static Stream<String> of(String name, @Nullable Object value) {
        if (value instanceof Record record) {
            return Stream.of(record.getClass().getRecordComponents())
                    .flatMap(part -> of(name + "." + part.getName(), valueOf(record, part)));
        }
        return Stream.of(name + "=" + text(name, value, 0).replaceAll("\\s+", " "));
    }

    private static String text(String name, @Nullable Object value, int depth) {
        if (depth > DEPTH) {
            throw refused(name, "holds itself");
        } else if (value == null || value instanceof String) {
            return String.valueOf(value);
        } else if (value.getClass().isArray()) {
            return IntStream.range(0, Array.getLength(value))
                    .mapToObj(i -> text(name, Array.get(value, i), depth + 1))
                    .toList()
                    .toString();
        } else if (value instanceof Map<?, ?> map) {
            return ofMap(name, map, depth);
        } else if (value instanceof Collection<?> collection) {
            return ofCollection(name, collection, depth);
        } else if (value instanceof Optional<?> optional) {
            return optional.map(content -> "Optional[" + text(name, content, depth + 1) + "]")
                    .orElse("Optional.empty");
        } else if (value instanceof Record record && depth > 0) {
            return Stream.of(record.getClass().getRecordComponents())
                    .map(part -> part.getName() + "=" + text(name, valueOf(record, part), depth + 1))
                    .toList()
                    .toString();
        }
        return ofObject(name, value);
    }

    private static String ofMap(String name, Map<?, ?> map, int depth) {
        List<String> entries = new ArrayList<>();
        map.forEach((key, content) -> entries.add(text(name, key, depth + 1) + "=" + text(name, content, depth + 1)));
        if (!(map instanceof SortedMap || map instanceof LinkedHashMap)) {
            entries.sort(null); // its own order may be another in the next run
        }
        return "{" + String.join(", ", entries) + "}";
    }

    private static String ofCollection(String name, Collection<?> collection, int depth) {
        List<String> elements = new ArrayList<>();
        collection.forEach(element -> elements.add(text(name, element, depth + 1)));
        boolean ordered =
                collection instanceof SortedSet || collection instanceof LinkedHashSet || collection instanceof EnumSet;
        if (collection instanceof Set && !ordered) {
            elements.sort(null);
        }
        return elements.toString();
    }

    private static String ofObject(String name, Object value) {
        String text = String.valueOf(value);
        if (value.getClass().isHidden() || value.getClass().isSynthetic()) {
            throw refused(name, "is a lambda");
        } else if (value instanceof Thread) {
            throw refused(name, "is a thread");
        } else if (IDENTITY.matcher(text).find()) {
            throw refused(name, "has the text \"" + IDENTITY.matcher(text).replaceAll("..") + "..\"");
        }
        return text;
    }

    /** Returns the refusal of a name that is taken or none. */
    public static ElaborationException misnamed(String name, boolean taken) {
        return new ElaborationException(new Diagnostic(
                Code.PARAMETER_TEXT,
                "parameter \"" + name + "\" "
                        + (taken
                                ? "is given twice: give each value a name of its own"
                                : "has no name: name it, without ="),
                Caller.find().site()));
    }

    /** Returns the refusal of a signal, which has a value in hardware and none while the module is named. */
    public static ElaborationException hardware(String name) {
        return new ElaborationException(new Diagnostic(
                Code.PARAMETER_TEXT,
                "parameter \"" + name
                        + "\" is hardware, whose value no module's name can carry: give the component an input"
                        + " for it, or its type or width as the parameter",
                Caller.find().site()));
    }

    private static ElaborationException refused(String name, String why) {
        return new ElaborationException(new Diagnostic(
                Code.PARAMETER_TEXT,
                "parameter \"" + name + "\" " + why
                        + ", which names another object in the next run and would give another Verilog: give a number,"
                        + " an enum, a record or a text that says what it is",
                Caller.find().site()));
    }

    private static @Nullable Object valueOf(Record record, RecordComponent part) {
        try {
            Method accessor = part.getAccessor();
            accessor.setAccessible(true); // the record's class need not be public
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot read \"" + part.getName() + "\" of " + record, e);
        }
    }
}
