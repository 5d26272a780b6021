package org.heddle.verify.mutate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantDocumentTest {
    @TempDir
    private Path folder;

    private static MutantResult result(int index, String seenBy, String equivalent) {
        return new MutantResult(index, "Queue_4", 12, "Queue.java:30", "off-by-one", seenBy, equivalent);
    }

    @Test
    void partsInAnyOrderGiveTheSameFile() throws IOException {
        MutantDocument empty = MutantDocument.in(folder.resolve("new.json"), "node", 1);
        MutantDocument forwards = empty.with(result(0, "a", null)).with(result(1, null, "proven"));
        MutantDocument backwards = empty.with(result(1, null, "proven")).with(result(0, "a", null));
        assertThat(forwards).isEqualTo(backwards);
        Path file = folder.resolve("node.json");
        forwards.write(file);
        assertThat(MutantDocument.in(file, "node", 1)).isEqualTo(forwards);
        assertThat(Files.readString(file))
                .contains("\"top\" : \"node\"", "\"seed\" : 1", "\"verilogLine\" : 12", "\"equivalent\" : null");
    }

    @Test
    void resultsOfAnotherTopOrSeedAndForeignFilesAreRefused() throws IOException {
        Path file = folder.resolve("node.json");
        new MutantDocument("node", 1, List.of()).write(file);
        assertThatThrownBy(() -> MutantDocument.in(file, "node", 2)).hasMessageContaining("with seed 1");
        assertThatThrownBy(() -> MutantDocument.in(file, "pair", 1)).hasMessageContaining("results of node");
        Files.writeString(file, "{\"rows\": []}");
        assertThatThrownBy(() -> MutantDocument.in(file, "node", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("node.json");
    }

    @Test
    void equivalentMutantsDoNotCountAndSurvivorsDo() {
        MutantDocument document = new MutantDocument(
                "node", 1, List.of(result(0, "a", null), result(1, null, "proven"), result(2, null, null)));
        assertThat(Summary.of(document))
                .contains("Mutants: 3, Seen: 1, Equivalent: 1 proven, 0 argued, Survivors: 1, Seen of the others: 50.0"
                        + " %");
        assertThat(document.withoutSurvivors().mutants())
                .extracting(MutantResult::index)
                .containsExactly(0, 1);
    }

    @Test
    void anArgumentHasAReasonAndStandsOnce() {
        assertThatThrownBy(() -> ArguedMutants.parse("Queue_4:12ab\n")).hasMessageContaining("the reason");
        assertThatThrownBy(() -> ArguedMutants.parse("Queue_4:12ab a\nQueue_4:12ab b\n"))
                .hasMessageContaining("once");
    }
}
