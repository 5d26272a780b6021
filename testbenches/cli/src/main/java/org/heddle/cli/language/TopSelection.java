package org.heddle.cli.language;

import java.util.List;
import org.heddle.hdl.catalogue.Top;
import org.heddle.report.Nearest;
import org.jspecify.annotations.Nullable;

/** Selects the tops of the catalogue that a command means. */
final class TopSelection {
    private TopSelection() {}

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
