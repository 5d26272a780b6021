package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.heddle.hdl.proof.Proof;
import org.heddle.verify.prove.Proofs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProveCommandTest {
    @TempDir
    private Path place;

    @Test
    @Tag("slow")
    void theLastLineCountsProofsAndFaults() {
        Answer answer = Answer.to("prove", "skid", "--out", place.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).endsWith("Proven: 1, Refuted: 0, Faults found: 1 of 1" + System.lineSeparator());
    }

    @Test
    void theListNamesEveryProofAndProvesNothing() {
        Answer answer = Answer.to("prove", "--list", "--out", place.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains(Proofs.all().stream().map(Proof::name).toList());
        assertThat(place).isEmptyDirectory();
    }

    @Test
    void aMistypedProofIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = Answer.to("prove", "skid-bufer");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("no proof is called 'skid-bufer'. Did you mean 'skid-buffer'?");
    }
}
