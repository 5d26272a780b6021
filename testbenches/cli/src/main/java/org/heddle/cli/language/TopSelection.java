package org.heddle.cli.language;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.heddle.hdl.catalogue.Top;
import org.heddle.report.Nearest;
import org.jspecify.annotations.Nullable;

/** Selects the tops of the catalogue that a command means. */
final class TopSelection {
    private TopSelection() {}

    /**
     * Picks tops by names and configuration; no name means all.
     *
     * @throws IllegalArgumentException when names mean nothing; the text says of each what is near
     */
    static List<Top> of(List<Top> catalogue, List<String> names, @Nullable String configuration) {
        if (names.isEmpty()) {
            return of(catalogue, (String) null, configuration);
        }
        Set<Top> chosen = new LinkedHashSet<>();
        List<String> refused = new ArrayList<>();
        for (String name : names) {
            try {
                chosen.addAll(of(catalogue, name, configuration));
            } catch (IllegalArgumentException e) {
                refused.add(e.getMessage());
            }
        }
        if (!refused.isEmpty()) {
            throw new IllegalArgumentException(String.join(System.lineSeparator(), refused));
        }
        return List.copyOf(chosen);
    }

    /**
     * Picks tops by name and configuration; what was not named is not restricted.
     *
     * @throws IllegalArgumentException when a name means nothing; the text says what is near
     */
    static List<Top> of(List<Top> catalogue, @Nullable String name, @Nullable String configuration) {
        List<Top> named = catalogue.stream()
                .filter(top -> name == null || top.name().equals(name))
                .toList();
        if (named.isEmpty()) {
            throw new IllegalArgumentException("no top is called '" + name + "'."
                    + Nearest.questionOrAll(
                            String.valueOf(name),
                            catalogue.stream().map(Top::name).distinct().toList(),
                            "tops"));
        }
        List<Top> chosen = named.stream()
                .filter(top -> configuration == null || top.configuration().equals(configuration))
                .toList();
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException((name == null ? "no top has a" : "'" + name + "' has no")
                    + " configuration '" + configuration + "'."
                    + Nearest.questionOrAll(
                            String.valueOf(configuration),
                            named.stream().map(Top::configuration).distinct().toList(),
                            "configurations"));
        }
        return chosen;
    }
}
