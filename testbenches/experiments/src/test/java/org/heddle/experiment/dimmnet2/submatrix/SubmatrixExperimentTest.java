package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.report.Attachment;
import org.heddle.report.TerminalProgress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubmatrixExperimentTest {
    private static final List<Submatrix> SMALL =
            List.of(Submatrix.stride(16, 1, 256), Submatrix.stride(64, 16, 256), Submatrix.contiguous(64, 16));

    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();

    @Test
    void everyTransferIsCheckedAndShownOnALineOfItsOwn() {
        SubmatrixExperiment.Outcome outcome = run(BackdoorEngine.correct());
        assertThat(outcome.document().verified()).isTrue();
        assertThat(outcome.complaints()).isEmpty();
        assertThat(outcome.document().rows()).extracting(ResultRow::bytes).containsExactly(128L, 8_192L, 8_192L);
        assertThat(terminal.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "[ 1/3] stride m=16 n=1 z=256                 1.86 us     68.8 MB/s  verified",
                        "[ 2/3] stride m=64 n=16 z=256               11.46 us    714.8 MB/s  verified",
                        "[ 3/3] contiguous m=64 n=16                  7.68 us  1,066.7 MB/s  verified");
    }

    @Test
    void aTransferThatFailsItsCheckIsNamedAndDoesNotStopTheOthers() {
        SubmatrixExperiment.Outcome outcome =
                run(new BackdoorEngine((source, destination) -> destination.backdoorWriteWord(1L << 26, 0)));
        assertThat(outcome.document().verified()).isFalse();
        assertThat(outcome.document().rows()).extracting(ResultRow::verified).containsOnly(false);
        assertThat(outcome.complaints())
                .hasSize(6)
                .contains("contiguous m=64 n=16: node 1 was written at 0x4000000,"
                        + " in a page where nothing is to be moved");
    }

    @Test
    void theReportFolderHoldsTwoWholeFilesAndNothingElse(@TempDir Path folder) throws Exception {
        ResultDocument document = run(BackdoorEngine.correct()).document();
        Path out = folder.resolve("out/run");
        SubmatrixReport.write(out, document, "a test double <without> hardware", List.of());
        SubmatrixReport.write(out, document, "a test double <without> hardware", List.of());
        try (var files = Files.list(out)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("result.json", "report.html");
        }
        assertThat(ResultJson.read(Files.readString(out.resolve("result.json"))))
                .isEqualTo(document);
    }

    @Test
    void thePageStandsAloneAndNamesEveryRow() {
        ResultDocument document = run(BackdoorEngine.correct()).document();
        String page = new SubmatrixPage(document)
                .html("a test double <without> hardware", List.of(new Attachment("first-packet.fst", "waves")));
        assertThat(page)
                .contains("All 3 transfers verified.")
                .contains("a test double &lt;without&gt; hardware")
                .contains("about 14.5 &micro;s of software")
                .contains("<a href=\"first-packet.fst\">")
                .doesNotContain("{{")
                .doesNotContain("<script")
                .doesNotContain("src=")
                .doesNotContain("url(")
                .doesNotContain("<link");
        document.rows().forEach(row -> assertThat(page).contains(row.destinationSha256()));
    }

    @Test
    void theTableForTheTerminalIsAlignedAndShowsThePaperBesideOurs() {
        String sha = "0".repeat(64);
        ResultDocument document = new ResultDocument(
                ResultDocument.EXPERIMENT,
                "published",
                List.of(
                        ResultRow.of(Submatrix.stride(4_096, 16, 4_096), 104_400, true, sha),
                        ResultRow.of(Submatrix.contiguous(1, 1), 40, false, sha)));
        assertThat(SubmatrixTable.text(document)).isEqualTo("""
            pattern         m        n        z    moved   cycles      time  bandwidth    paper  paper  verified
                         rows  doubles  columns    bytes    10 ns        us       MB/s       us   MB/s
            ----------  -----  -------  -------  -------  -------  --------  ---------  -------  -----  --------
            stride      4,096       16    4,096  524,288  104,400  1,044.00      502.2  1,058.5  494.2  yes
            contiguous      1        1        -        8       40      0.40       20.0        -      -  NO

            The paper's times include about 14.5 us of software; ours run from the first DRAM activation to the
            last DRAM write. A dash: the paper prints no figure, or there is no matrix.
            Cycles are counted. Times assume 100 MHz in the core and 125 MHz on the link: docs/timing.md has
            how near this RTL comes to each by static timing on an ECP5-6; it has run on no board.
            """);
    }

    @Test
    void thePageSaysWhatThePaperPrintsAndWhatIsNotVerified() {
        String sha = "0".repeat(64);
        String page = new SubmatrixPage(new ResultDocument(
                        ResultDocument.EXPERIMENT,
                        "published",
                        List.of(
                                ResultRow.of(Submatrix.stride(4_096, 16, 4_096), 104_400, true, sha),
                                ResultRow.of(Submatrix.stride(4_096, 16, 256), 95_000, true, sha),
                                ResultRow.of(Submatrix.contiguous(16, 1), 40, false, sha))))
                .html("a test double", List.of());
        assertThat(page)
                .contains("<p class=\"verdict bad\">1 of 3 transfers are NOT verified")
                .contains("<tr class=\"paper\"><td>stride</td><td>4,096</td><td>16</td><td>4,096</td><td>524,288</td>"
                        + "<td>104,400</td><td>1,044.00</td><td>502.2</td>"
                        + "<td>1,058.5</td><td>1,044.0</td><td>494.2</td>")
                .contains("<td class=\"word bad\">NO</td>")
                .contains("<b>1,044.0 &micro;s</b>")
                .contains("the paper's points: 494.2 MB/s")
                .contains("sub-matrix, n = 16: m = 4,096, 502.2 MB/s")
                .contains("contiguous, n = 1: m = 16, 320.0 MB/s")
                .as("z = 256 is in the table only")
                .doesNotContain("551.9 MB/s")
                .as("a series without points has no legend")
                .doesNotContain("sub-matrix, n = 1:")
                .doesNotContain("sub-matrix, n = 1<");
    }

    private SubmatrixExperiment.Outcome run(TransferEngine engine) {
        PrintStream stream = new PrintStream(terminal, true, StandardCharsets.UTF_8);
        return new SubmatrixExperiment(engine, new SubmatrixProgress(new TerminalProgress(stream, false))).run(SMALL);
    }
}
