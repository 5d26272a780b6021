package org.heddle.verify.timing;

import java.io.IOException;
import java.util.List;
import org.heddle.report.Json;
import org.heddle.verify.timing.part.Family;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Timing that stands beside the Verilog it was found in, so that nobody has to synthesise the same text again.
 *
 * @param hash of all that the figures come from, as {@link TimingAnalysis#hash} tells it
 * @param timing the figures
 * @param missed lines that show the longest path of each clock that is missed
 */
public record RecordedTiming(String hash, TimingResult timing, List<String> missed) {
    /** Name of the file in a top's folder. */
    public static final String NAME = "timing.json";

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    public RecordedTiming {
        missed = List.copyOf(missed);
    }

    /**
     * Returns the record of a report.
     *
     * @param text that was analysed
     * @throws IOException if the tool's version cannot be had
     */
    public static RecordedTiming of(DesignText text, Family family, TimingReport report) throws IOException {
        return new RecordedTiming(TimingAnalysis.hash(text, family), report.result(), TimingText.missed(report));
    }

    /** Returns whether the figures are those of this text. */
    public boolean isOf(DesignText text, Family family) throws IOException {
        return hash.equals(TimingAnalysis.hash(text, family));
    }

    /** Returns the record as JSON, ended by a line feed. */
    public String toJson() {
        return Json.pretty(this);
    }

    /**
     * Returns the record that {@link #toJson} wrote.
     *
     * @throws TimingException if the text is none
     */
    public static RecordedTiming fromJson(String json) {
        try {
            return MAPPER.readValue(json, RecordedTiming.class);
        } catch (JacksonException broken) {
            throw new TimingException(
                    NAME + " is not what ./heddle synth TOP --timing --record wrote: " + broken.getOriginalMessage());
        }
    }
}
