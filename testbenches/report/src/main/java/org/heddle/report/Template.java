package org.heddle.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text with holes, written {@code {{name}}}. */
public final class Template {
    private static final Pattern HOLE = Pattern.compile("\\{\\{(\\w+)}}");

    private final String text;

    Template(String text) {
        this.text = text;
    }

    /**
     * The template in a resource.
     *
     * @param owner the class beside which the resource stands
     * @param name its file name
     */
    public static Template of(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no resource \"%s\" beside %s: put it into src/main/resources"
                        .formatted(name, owner.getName()));
            }
            return new Template(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read resource \"%s\" of %s".formatted(name, owner.getName()), e);
        }
    }

    /**
     * The text with its holes filled; what is filled in is not searched again.
     *
     * @param values a value for each hole, by name; HTML must be escaped already
     * @throws IllegalArgumentException if a hole has no value or a value no hole
     */
    public String fill(Map<String, String> values) {
        Set<String> unused = new HashSet<>(values.keySet());
        String filled = HOLE.matcher(text).replaceAll(hole -> {
            String value = values.get(hole.group(1));
            if (value == null) {
                throw new IllegalArgumentException("no value for the hole {{" + hole.group(1) + "}}");
            }
            unused.remove(hole.group(1));
            return Matcher.quoteReplacement(value);
        });
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException(
                    "no hole for the values " + unused.stream().sorted().toList());
        }
        return filled;
    }
}
