package org.heddle.cli.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.verify.campaign.JobPart;
import org.heddle.verify.campaign.JsonLines;
import tools.jackson.core.JacksonException;

/** Questions that merges ask about the parts of a command. */
public final class PartWords {
    private PartWords() {}

    /**
     * Whether all parts are of one command.
     *
     * @param verb its first words
     * @param replaced options with a value that may differ from part to part
     */
    public static boolean areOfOne(List<JobPart> parts, List<String> verb, Set<String> replaced) {
        List<String> first = parts.isEmpty() ? List.of() : same(parts.get(0), replaced);
        return first.size() >= verb.size()
                && first.subList(0, verb.size()).equals(verb)
                && parts.stream().allMatch(part -> same(part, replaced).equals(first));
    }

    private static List<String> same(JobPart part, Set<String> replaced) {
        List<String> words = new ArrayList<>();
        List<String> all = part.job().command();
        for (int i = 0; i < all.size(); i++) {
            if (replaced.contains(all.get(i))) {
                i++;
            } else {
                words.add(all.get(i));
            }
        }
        return words;
    }

    /** Returns the results of all parts; empty if one of them is something else. */
    public static <T> Optional<List<T>> results(List<JobPart> parts, Class<T> type) {
        List<T> results = new ArrayList<>();
        for (JobPart part : parts) {
            if (!part.result().result().isObject()) {
                return Optional.empty();
            }
            try {
                results.add(JsonLines.as(part.result().result(), type));
            } catch (JacksonException other) {
                return Optional.empty();
            }
        }
        return Optional.of(results);
    }
}
