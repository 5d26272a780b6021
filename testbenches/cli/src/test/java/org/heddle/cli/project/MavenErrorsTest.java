package org.heddle.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MavenErrorsTest {
    private static List<String> pick(String... output) {
        MavenErrors errors = new MavenErrors();
        List.of(output).forEach(errors);
        return errors.lines();
    }

    @Test
    void aCompilerErrorIsKeptOnce() {
        assertThat(pick(
                        "[INFO] Building hdl-dsl 0.1.0                                            [2/5]",
                        "[ERROR] /x/Names.java:[10,9] cannot find symbol",
                        "[ERROR] /x/Names.java:[10,9] cannot find symbol"))
                .containsExactly("/x/Names.java:[10,9] cannot find symbol");
    }

    @Test
    void aCompilerWarningIsKeptBecauseItEndsTheBuildToo() {
        assertThat(pick("[WARNING] /x/Names.java:[3,1] [rawtypes] found raw type: List", "[WARNING] JAR will be empty"))
                .containsExactly("/x/Names.java:[3,1] [rawtypes] found raw type: List");
    }

    @Test
    void whatMavenSaysAboutItselfIsDropped() {
        assertThat(pick(
                        "[ERROR] ",
                        "[ERROR] Re-run Maven using the -X switch to enable full debug logging.",
                        "[ERROR] After correcting the problems, you can resume the build with the command"))
                .isEmpty();
    }
}
