package org.heddle.verify.campaign;

import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.StringNode;

/** Reading of JSON that stands on one line. */
public final class JsonLines {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private JsonLines() {}

    /**
     * Returns the value that a line holds.
     *
     * @throws tools.jackson.core.JacksonException if it holds no single value, or an object with one key twice
     */
    public static JsonNode parse(String line) {
        return MAPPER.readTree(line);
    }

    /**
     * Returns a record of a value.
     *
     * @throws tools.jackson.core.JacksonException if the value is no such record
     */
    public static <T> T as(JsonNode value, Class<T> type) {
        return MAPPER.treeToValue(value, type);
    }

    /** Returns what a command printed: an object or list if it is one, else a text; null if it printed nothing. */
    public static JsonNode printed(String output) {
        if (output.isEmpty()) {
            return NullNode.getInstance();
        }
        if (output.startsWith("{") || output.startsWith("[")) {
            try {
                return MAPPER.readTree(output);
            } catch (tools.jackson.core.JacksonException text) {
                // A text that only begins like JSON.
            }
        }
        return StringNode.valueOf(output);
    }
}
