package org.heddle.experiment.dimmnet2.submatrix;

import java.util.regex.Pattern;
import org.heddle.report.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes and reads {@code result.json}.
 *
 * <p>Every key is always written, with null where there is nothing to say. The reader refuses a file that lacks a key,
 * has one too many, or contradicts itself.
 */
public final class ResultJson {
    private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private ResultJson() {}

    /** The text of a result file; the same document gives the same bytes on every machine. */
    public static String write(ResultDocument document) {
        return Json.pretty(document);
    }

    /**
     * Reads a result file.
     *
     * @throws ResultFormatException if a key is missing or unknown, or a value contradicts another
     */
    public static ResultDocument read(String json) {
        ResultDocument document = parse(json);
        if (!document.experiment().equals(ResultDocument.EXPERIMENT)) {
            throw new ResultFormatException("experiment must be \"%s\": got \"%s\""
                    .formatted(ResultDocument.EXPERIMENT, document.experiment()));
        }
        for (int i = 0; i < document.rows().size(); i++) {
            check(i, document.rows().get(i));
        }
        return document;
    }

    private static ResultDocument parse(String json) {
        try {
            return MAPPER.readValue(json, ResultDocument.class);
        } catch (JacksonException e) {
            throw new ResultFormatException("not a result file: " + e.getOriginalMessage(), e);
        }
    }

    /** All other values of a row follow from its workload, its cycles and its verdict. */
    private static void check(int index, ResultRow row) {
        if (!SHA256.matcher(row.destinationSha256()).matches()) {
            throw new ResultFormatException("rows[%d]: destinationSha256 must be 64 hexadecimal digits: got \"%s\""
                    .formatted(index, row.destinationSha256()));
        }
        ResultRow consistent;
        try {
            consistent = ResultRow.of(row.workload(), row.cycles(), row.verified(), row.destinationSha256());
        } catch (IllegalArgumentException e) {
            throw new ResultFormatException("rows[%d]: %s".formatted(index, e.getMessage()), e);
        }
        if (!row.equals(consistent)) {
            throw new ResultFormatException(
                    "rows[%d] contradicts itself:\n  read     %s\n  expected %s".formatted(index, row, consistent));
        }
    }
}
