package org.heddle.experiment.verbs.noncontiguous.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockResult;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.report.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The document of a reproduction, over transfers whose times the test makes up. */
class BlockReproductionTest {
    /** Times that are the printed ones where there are any, and else the bytes and the blocks. */
    private static BlockResult printed(BlockJob job) {
        Double time = PrintedTimes.microseconds(job.method(), job.blockBytes(), job.blocks());
        double microseconds = time == null ? job.bytes() / 1000.0 + job.blocks() : time;
        return new BlockResult(
                job.method().text(), "published", job.bytes(), 526, microseconds, 0, 1, 2, 0, 3, 4, true, "00");
    }

    private static BlockDocument run(
            String configuration,
            List<BlockExperiment> experiments,
            List<TransferMethod> methods,
            List<Long> bytes,
            List<Integer> blocks) {
        return new BlockReproduction(
                        configuration,
                        Map.of("mtu", 1024.0),
                        BlockReproductionTest::printed,
                        (experiment, entries) -> List.of(new BlockRow(
                                experiment.text(),
                                "verbs",
                                "post-umr",
                                256L,
                                entries,
                                null,
                                null,
                                null,
                                5,
                                1,
                                null,
                                null,
                                null,
                                null,
                                null,
                                Basis.MEASURED,
                                true)),
                        2)
                .run(BlockSelection.of(experiments, methods, bytes, blocks), line -> {});
    }

    @Test
    void tableFourHasEveryCellItsRankAndItsCrossovers() {
        BlockDocument document = run("published", List.of(BlockExperiment.TABLE4), null, null, null);
        assertThat(document.rows()).hasSize(4 * 6 * 4);
        assertThat(document.rows().stream().filter(row -> row.paperMicroseconds() != null))
                .hasSize(15 * 6)
                .allSatisfy(row -> assertThat(BlockTables.error(row)).isZero());
        assertThat(document.rows().stream().filter(row -> row.basis() == Basis.FITTED))
                .hasSize(15 * 6 - 2);
        assertThat(document.rankings()).hasSize(24);
        assertThat(document.rankings().get(0).ours()).containsExactly("umr-write", "sgrs", "copy", "umr-sr");
        assertThat(document.rankings()).allSatisfy(rank -> {
            List<String> ours = new ArrayList<>(rank.ours());
            ours.retainAll(Objects.requireNonNull(rank.paper()));
            assertThat(ours).isEqualTo(rank.paper());
        });
        Map<String, Double> expected =
                Map.of("umr-sgrs-blocks-256", 58.0, "umr-sgrs-blocks-1024", 113.0, "umr-sgrs-blocks-16384", 51.0);
        expected.forEach((name, blocks) -> {
            BlockCrossover found = document.crossovers().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            assertThat(found.ours()).isCloseTo(blocks, within(0.6));
            assertThat(found.paper()).isCloseTo(blocks, within(0.6));
        });
        assertThat(BlockTables.text(document)).contains("rms 0.0 %").doesNotContain("OTHER");
    }

    @Test
    void onlyPublishedRowsAreFitted() {
        BlockDocument document = run("improved", List.of(BlockExperiment.TABLE4), null, List.of(256L), null);
        assertThat(document.rows()).allMatch(row -> row.basis() == Basis.MEASURED);
    }

    @Test
    void aCrossoverThatIsNotThereIsNull() {
        BlockDocument document = run(
                "published",
                List.of(BlockExperiment.BLOCKS30, BlockExperiment.STENCIL, BlockExperiment.FACE),
                null,
                null,
                null);
        assertThat(document.crossovers())
                .allSatisfy(each -> assertThat(each.ours()).isNull());
        assertThat(document.crossovers().stream().map(BlockCrossover::name))
                .containsExactly(
                        "copy-sgrs-bytes",
                        "umr-sgrs-blocks-256",
                        "umr-sgrs-blocks-1024",
                        "umr-sgrs-blocks-16384",
                        "umr-sgrs-blocks-65536",
                        "stencil-points",
                        "face-side");
    }

    @Test
    void shapesAreThoseOfTheFigures() {
        assertThat(run("published", List.of(BlockExperiment.ASYMMETRIC), null, null, null)
                        .rows())
                .hasSize(5 * 11)
                .allMatch(row -> row.receiveBlocks() == 4 && row.receiveBlockBytes() == 4 * row.blockBytes());
        assertThat(run("published", List.of(BlockExperiment.FACE), null, null, null).rows().stream()
                        .filter(row -> row.method().equals("sgrs"))
                        .map(BlockRow::bytes))
                .containsExactly(32L, 288L, 1568L, 7200L, 30_752L, 127_008L);
        assertThat(
                        run("published", List.of(BlockExperiment.STENCIL), List.of(TransferMethod.SGRS), null, null)
                                .rows()
                                .stream()
                                .map(BlockRow::blocks))
                .containsExactly(3, 5, 7, 9, 11, 13, 17, 21, 25, 29);
        assertThat(run("published", List.of(BlockExperiment.CREATE), null, null, null)
                        .rows())
                .hasSize(13);
        assertThat(run("improved", List.of(BlockExperiment.WALKER), null, null, null)
                        .rows())
                .extracting(BlockRow::blocks)
                .containsExactly(16, 64, 512, 4096, 65_536);
    }

    @Test
    void noKeyIsLeftOut(@TempDir Path folder) throws Exception {
        BlockDocument document = run(
                "published",
                List.of(BlockExperiment.TABLE4, BlockExperiment.CREATE),
                null,
                List.of(256L),
                List.of(16, 32));
        JsonNode json = JsonMapper.shared().readTree(Json.pretty(document));
        assertThat(json.propertyNames())
                .containsExactly("experiment", "configuration", "constants", "rows", "rankings", "crossovers");
        for (JsonNode row : json.get("rows")) {
            assertThat(row.propertyNames())
                    .containsExactly(
                            "experiment",
                            "level",
                            "method",
                            "blockBytes",
                            "blocks",
                            "receiveBlockBytes",
                            "receiveBlocks",
                            "bytes",
                            "cycles",
                            "microseconds",
                            "paperMicroseconds",
                            "workRequests",
                            "packets",
                            "copiedBytes",
                            "entriesWalked",
                            "basis",
                            "verified");
        }
        assertThat(json.get("rankings").get(0).propertyNames())
                .containsExactly("blockBytes", "blocks", "ours", "paper");
        assertThat(json.get("crossovers").get(0).propertyNames()).containsExactly("name", "ours", "paper");
        BlockReport.write(
                folder,
                BlockDocument.of(
                        "published",
                        org.heddle.experiment.verbs.noncontiguous.TransferSetting.of(
                                        org.heddle.nic.verbs.VerbsConfiguration.published())
                                .constants(),
                        document.rows()),
                List.of());
        assertThat(Files.readString(folder.resolve("report.html"))).contains("6.30", "coreMegahertz", "MISSED");
        assertThat(folder.resolve("noncontiguous-published-table4-256.svg")).exists();
    }
}
