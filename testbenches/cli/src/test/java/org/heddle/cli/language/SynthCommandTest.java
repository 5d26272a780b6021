package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.heddle.hdl.catalogue.Block;
import org.heddle.hdl.catalogue.Catalogues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SynthCommandTest {
    @TempDir
    private Path place;

    @Test
    void withoutATopItListsThemAll() {
        Answer answer = Answer.to("synth");
        assertThat(answer.status()).isZero();
        assertThat(answer.out().lines()).contains("dimmnet2-node", "reduction-node-improved");
        assertThat(answer.out().lines())
                .containsAll(Catalogues.blocks().stream().map(Block::name).toList());
    }

    @Test
    void aSmallQueueOnAnEcp5LiesInLuts() throws Exception {
        Path json = place.resolve("queue.json");
        Answer answer = Answer.to("synth", "queue-16x64", "--target", "ecp5", "--json", json.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("ecp5", "Longest path through: ");
        assertThat(Files.readString(json))
                .containsPattern("\"lutRams\" : [1-9]")
                .contains("\"blockRams\" : 0");
    }

    @Test
    void aTopNeedsATarget() {
        Answer answer = Answer.to("synth", "queue-16x64");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("--target with one of the targets: ice40, ecp5, xilinx");
    }

    @Test
    void aMistypedTopOrTargetIsAnswered() {
        Answer top = Answer.to("synth", "queue-16x6", "--target", "ice40");
        assertThat(top.status()).isEqualTo(2);
        assertThat(top.err()).contains("no top is called 'queue-16x6'. Did you mean 'queue-16x64'?");
        Answer target = Answer.to("synth", "queue-16x64", "--target", "ice50");
        assertThat(target.status()).isEqualTo(2);
        assertThat(target.err()).contains("The targets are: ice40, ecp5, xilinx.");
    }
}
