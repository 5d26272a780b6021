package org.heddle.report;

import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;

/** Values as JSON text for people and programs: every key of a record in its order, null where there is nothing to say. */
public final class Json {
    private static final DefaultIndenter INDENTER = new DefaultIndenter("  ", "\n");
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    /** The text of a value, on lines of its own; the same value gives the same bytes on every machine. */
    public static String pretty(Object value) {
        return MAPPER.writer()
                        .with(new DefaultPrettyPrinter()
                                .withObjectIndenter(INDENTER)
                                .withArrayIndenter(INDENTER))
                        .writeValueAsString(value)
                + "\n";
    }

    /** Returns the text of a value on one line, without its end; the same value gives the same bytes on every machine. */
    public static String line(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
