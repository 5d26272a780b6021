package org.heddle.verify.board;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.json.JsonMapper;

/**
 * A result that is kept, with what it was made of.
 *
 * @param sha256 of text, pins, the tools' words and versions
 * @param result what came out
 */
@JsonPropertyOrder({"sha256", "result"})
public record BoardRecord(String sha256, BoardResult result) {
    /** Returns the name of its file for a board and a top. */
    public static String name(String board, String top) {
        return board + "-" + top + ".json";
    }

    /** Reads a file. */
    public static BoardRecord read(Path file) throws IOException {
        return JsonMapper.builder().build().readValue(Files.readString(file), BoardRecord.class);
    }
}
