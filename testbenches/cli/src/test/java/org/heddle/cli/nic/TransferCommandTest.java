package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.heddle.cli.Answer;
import org.heddle.experiment.dimmnet2.transfer.TransferOracle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code ./heddle transfer}: every operation and pattern moves its bytes, and nothing moves that was asked for wrongly. */
@Tag("slow")
class TransferCommandTest {
    private static final String SMALL = "contiguous:base=0,bytes=64";

    @TempDir
    private Path folder;

    private static Answer transfer(String operation, String source, String destination, String... more) {
        List<String> words = new ArrayList<>(
                List.of("transfer", "--nic", "dimmnet2", "--configuration", "published", "--operation", operation));
        words.addAll(List.of("--source", source, "--destination", destination));
        words.addAll(Arrays.asList(more));
        return Answer.to(words.toArray(String[]::new));
    }

    private static JsonNode verified(String operation, String source, String destination, String... more)
            throws Exception {
        return verified(transfer(operation, source, destination, more), operation, source, destination);
    }

    /** The default. */
    private static JsonNode verifiedImproved(String operation, String source, String destination, String... more)
            throws Exception {
        List<String> words = new ArrayList<>(List.of("transfer", "--nic", "dimmnet2", "--operation", operation));
        words.addAll(List.of("--source", source, "--destination", destination));
        words.addAll(Arrays.asList(more));
        return verified(Answer.to(words.toArray(String[]::new)), operation, source, destination);
    }

    private static JsonNode verified(Answer answer, String operation, String source, String destination)
            throws Exception {
        assertThat(answer.err()).isEmpty();
        assertThat(answer.status()).isZero();
        JsonNode result = JsonMapper.shared().readTree(answer.out());
        assertThat(result.get("verified").asBoolean()).isTrue();
        assertThat(result.get("destinationSha256").asString())
                .isEqualTo(TransferOracle.sha256(operation, source, destination));
        return result;
    }

    private String list(String name, long from, int count, int range) throws Exception {
        Random random = new Random(count);
        Path file = folder.resolve(name);
        Files.writeString(
                file,
                IntStream.range(0, count)
                        .mapToObj(i -> from + 4L * random.nextInt(range))
                        .map(address -> address % 3 == 0 ? "0x" + Long.toHexString(address) : address.toString())
                        .collect(Collectors.joining("\n")));
        return file.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            write       | contiguous:base=0x1000,bytes=7228                     | contiguous:base=0x20004,bytes=7228
            write       | stride:base=0x4000,element=4,count=777,stride=-20     | stride:base=0x8000,element=4,count=777,stride=0xc
            write       | stride:base=0,element=8,count=512,stride=32776        | stride:base=64,element=128,count=32,stride=256
            read        | stride:base=8,element=64,count=40,stride=8200         | contiguous:base=0x100000,bytes=2560
            read        | contiguous:base=0,bytes=4096                          | stride:base=0,element=16,count=256,stride=12
            local-read  | stride:base=64,element=4,count=9,stride=-4            | contiguous:base=0x104,bytes=36
            local-read  | contiguous:base=0x1ffc,bytes=4096                     | contiguous:base=0,bytes=4096
            local-write | contiguous:base=0x14,bytes=4032                       | stride:base=0x1000,element=32,count=126,stride=28
            """)
    void everyOperationAndShapeMovesItsBytes(String operation, String source, String destination) throws Exception {
        verified(operation, source, destination);
    }

    @Test
    void listsOnBothSidesWithElementsOfDifferentSizesMoveTheirBytes() throws Exception {
        String source = "list:element=16,file=" + list("source", 0, 600, 3000);
        String destination = "list:element=32,file=" + list("destination", 0x10_0000, 300, 900);
        verified("write", source, destination);
        verified("read", source, destination);
    }

    @Test
    void theResultHasExactlyItsKeysAndIsWrittenAsItIsPrinted() throws Exception {
        Path file = folder.resolve("new/result.json");
        JsonNode result = verified(
                "write",
                "stride:base=0,element=128,count=60,stride=32776",
                "stride:base=0,element=128,count=60,stride=32776",
                "--json",
                file.toString());
        assertThat(result.propertyNames())
                .containsExactly(
                        "cycles",
                        "microseconds",
                        "bytes",
                        "megabytesPerSecond",
                        "packets",
                        "activations",
                        "rowHits",
                        "verified",
                        "destinationSha256");
        assertThat(JsonMapper.shared().readTree(Files.readString(file))).isEqualTo(result);
        assertThat(result.get("bytes").asLong()).isEqualTo(7680);
        assertThat(result.get("packets").asLong()).isEqualTo(4);
        assertThat(result.get("microseconds").asDouble())
                .isEqualTo(result.get("cycles").asLong() / 100.0);
        assertThat(result.get("megabytesPerSecond").asDouble())
                .isEqualTo(7680 / result.get("microseconds").asDouble());
        // Each element lies in one row of each module, at the source and at the destination; a refresh may open one
        // again.
        assertThat(result.get("activations").asLong()).isBetween(240L, 256L);
    }

    @Test
    void whatTheBlocksDidIsToldBesideTheResultWhichStaysAsItIs() throws Exception {
        String elements = "stride:base=0,element=8,count=100,stride=32776";
        Answer silent = transfer("write", elements, elements);
        Answer told = transfer("write", elements, elements, "--blocks");
        assertThat(told.out()).isEqualTo(silent.out());
        assertThat(told.err()
                        .lines()
                        .skip(3)
                        .takeWhile(line -> !line.startsWith("Counted"))
                        .map(line -> line.split("  +")[1])
                        .toList())
                .as("node 0 sends, node 1 receives")
                .startsWith(
                        "Prefetch Unit",
                        "Window Controller",
                        "Memory Controller",
                        "Write Unit",
                        "Receive Controller",
                        "Memory Controller")
                .hasSize(6);
    }

    @Test
    void shorterPacketsAreMoreAndMoveTheSame() throws Exception {
        String source = "contiguous:base=0,bytes=3840";
        assertThat(verified("write", source, source, "--mtu", "256")
                        .get("packets")
                        .asLong())
                .isEqualTo(30);
        assertThat(verified("write", source, source).get("packets").asLong()).isEqualTo(2);
    }

    /** Requires as many packets as there are with 31 elements of 128 bytes in each. */
    private static void requireTheFewest(JsonNode longest) {
        assertThat(longest.get("packets").asLong()).isEqualTo(8);
    }

    /** Each kind of node that is named here is a model of its own, which compiles for long: whole, improved ones run without faults, too. */
    @Test
    void theLongestPacketsOfPublishedNodesAreFewerAndThoseOfImprovedOnesSurviveFaults() throws Exception {
        String source = "contiguous:base=0,bytes=30720";
        requireTheFewest(verified("write", source, source, "--mtu", "4096"));
        longestPacketsSurviveFaults(source);
    }

    @Tag("whole")
    @Test
    void theLongestPacketsAreFewerAndSurviveFaults() throws Exception {
        String source = "contiguous:base=0,bytes=30720";
        requireTheFewest(verified("write", source, source, "--mtu", "4096"));
        requireTheFewest(verifiedImproved("write", source, source, "--mtu", "4096"));
        longestPacketsSurviveFaults(source);
    }

    /** Those that are sent again count again. */
    private static void longestPacketsSurviveFaults(String source) throws Exception {
        assertThat(verifiedImproved("read", source, source, "--mtu", "4096", "--faults", "corrupt:5")
                        .get("packets")
                        .asLong())
                .isGreaterThan(9);
    }

    @Test
    void anotherSeedChangesNothingThatCounts() throws Exception {
        String source = "stride:base=0,element=8,count=100,stride=1032";
        assertThat(verified("write", source, source, "--seed", "2026")).isEqualTo(verified("write", source, source));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            contiguous:base=0,bytes=60                  | source and destination must have the same size: the source has 60 bytes, the destination 64
            contigous:base=0,bytes=64                   | source: no pattern is called 'contigous'. Did you mean 'contiguous'?
            contiguous:bas=0,bytes=64                   | source: 'bas=0' is nothing that 'contiguous' takes. Did you mean 'base'?
            contiguous:base=0                           | source: 'contiguous' needs bytes=..; it takes base, bytes
            contiguous:base=0,bytes=64,bytes=64         | source: bytes is given twice
            contiguous:base=zero,bytes=64               | source: base=zero is no number
            contiguous:base=2,bytes=64                  | source: addresses, distances and sizes are multiples of 4: base is 2
            contiguous:base=0,bytes=-64                 | source: a size is at least 0: bytes=-64
            contiguous:base=-4,bytes=64                 | the pattern reaches from byte -4 to byte 59
            contiguous:base=0x1fffffc4,bytes=64         | a node has 536870912 bytes of memory
            contiguous:base=0x1fefffc4,bytes=64         | the last MiB of a node, from 0x1ff00000 on, is kept for address lists
            stride:base=0,element=12,count=4,stride=16  | an element has 4, 8, 16, 32, 64 or 128 bytes: element=12
            stride:base=0,element=16,count=4,stride=18  | addresses, distances and sizes are multiples of 4: stride is 18
            stride:base=0,element=16,count=4,stride=-16 | the pattern reaches from byte -48 to byte 15
            stride:base=0,element=16,count=0,stride=16  | a stride has at least 1 element
            list:element=8,file=missing.txt             | cannot read the addresses in missing.txt: there is no such file
            """)
    void aSourceThatCannotBeMovedIsRefused(String source, String answer) {
        Answer refused = transfer("write", source, SMALL);
        assertThat(refused.err()).contains(answer);
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
    }

    @Test
    void aWrongAddressOfAListIsToldByFileAndLine() throws Exception {
        Path file = folder.resolve("addresses.txt");
        Files.writeString(file, "0\n0x40\nforty\n");
        assertThat(transfer("write", "list:element=8,file=" + file, SMALL).err())
                .contains(file + ":3: 'forty' is no number");
        Files.writeString(file, "0\n0x42\n");
        assertThat(transfer("write", "list:element=32,file=" + file, SMALL).err())
                .contains("address 2 of " + file + " is 66");
        Files.writeString(file, "");
        assertThat(transfer("write", "list:element=32,file=" + file, SMALL).err())
                .contains("has no address");
    }

    @Test
    void aWindowIsContiguousAndHas4096Bytes() {
        assertThat(transfer("local-read", SMALL, "stride:base=0,element=8,count=8,stride=16")
                        .err())
                .contains("destination: a window is contiguous");
        assertThat(transfer("local-write", "contiguous:base=4092,bytes=64", SMALL)
                        .err())
                .contains("source: a window has 4096 bytes");
    }

    @Test
    void mistypedWordsAreAnsweredWithWhatWasMeant() {
        assertThat(transfer("writ", SMALL, SMALL).err())
                .contains("no operation is called 'writ'. Did you mean 'write'");
        assertThat(transfer("write", SMALL, SMALL, "--configuration", "publishd")
                        .status())
                .isEqualTo(2);
        assertThat(transfer("write", SMALL, SMALL, "--mtu", "255").err()).contains("is 256 to 4096 bytes: mtu=255");
        assertThat(transfer("write", SMALL, SMALL, "--mtu", "255").status()).isEqualTo(2);
        assertThat(transfer("write", SMALL, SMALL, "--json", folder.toString()).err())
                .contains("it is a folder");
        assertThat(transfer("write", SMALL, SMALL, "--json", folder.toString()).status())
                .isEqualTo(2);
        Answer nic = Answer.to(
                "transfer", "--nic", "dimnet2", "--operation", "write", "--source", SMALL, "--destination", SMALL);
        assertThat(nic.status()).isEqualTo(2);
        assertThat(nic.err()).contains("Did you mean 'dimmnet2'?", "See './heddle help transfer'.");
    }

    @Test
    void whatABoardLacksIsRefusedBeforeAnythingMoves() throws Exception {
        Path file = folder.resolve("addresses.txt");
        Files.writeString(file, "0\n0x40\n");
        Answer list = onBoard("cosim:", "list:element=32,file=" + file, SMALL);
        assertThat(list.status()).isEqualTo(2);
        assertThat(list.err()).contains("source: the nodes of a board have no lists: take contiguous or stride");
        assertThat(onBoard("cosim:", SMALL, "contiguous:base=4064,bytes=64").err())
                .contains("destination: a node of a board has 4096 bytes of memory");
        assertThat(onBoard("cosim:", SMALL, SMALL, "--faults", "drop:1").err())
                .contains("--faults is for nodes that are simulated here");
        assertThat(onBoard("serial:/dev/ttyNONE9", SMALL, SMALL).err())
                .contains("there is no serial port /dev/ttyNONE9");
        Answer neither = Answer.to("transfer", "--operation", "write", "--source", SMALL, "--destination", SMALL);
        assertThat(neither.status()).isEqualTo(2);
        assertThat(neither.err()).contains("Missing required option: '--nic=NIC', or '--port=PORT' for a board");
    }

    @Test
    @Tag("slow")
    void aBoardWithoutMemoryIsRefusedByItsIdentity() {
        Answer loopback = onBoard("cosim:loopback", SMALL, SMALL);
        assertThat(loopback.status()).as(loopback.err()).isEqualTo(2);
        assertThat(loopback.err()).contains("register 0x0 must read 0x44494d4d4e455432: it reads 0x4c4f4f5042414b31");
    }

    /** Bit by bit over the line; the transfer's own test has it at the host ports. */
    @Test
    @Tag("whole")
    void aBoardThatIsSimulatedHereMovesAColumn() throws Exception {
        Answer moved =
                onBoard("cosim:", "stride:base=0,element=16,count=20,stride=24", "contiguous:base=2048,bytes=320");
        assertThat(moved.status()).as(moved.err()).isZero();
        JsonNode result = JsonMapper.shared().readTree(moved.out());
        assertThat(result.get("verified").asBoolean()).isTrue();
        assertThat(result.get("packets").asLong()).as("of 128 bytes").isEqualTo(3);
    }

    private static Answer onBoard(String port, String source, String destination, String... more) {
        List<String> words = new ArrayList<>(List.of(
                "transfer", "--port", port, "--operation", "write", "--source", source, "--destination", destination));
        words.addAll(List.of(more));
        return Answer.to(words.toArray(String[]::new));
    }

    @Test
    void itsHelpShowsEveryPatternAndHowItEnds() {
        assertThat(Answer.to("transfer", "--help").out())
                .contains("contiguous:base=", "stride:base=", "list:element=", "splitmix64", "Exit status");
    }

    @ParameterizedTest
    @CsvSource({"drop", "duplicate", "reorder", "corrupt", "truncate"})
    void faultsOfEveryKindAreSurvivedInBothConfigurations(String kind) throws Exception {
        String pattern = "stride:base=0,element=128,count=90,stride=4104";
        verified("write", pattern, pattern, "--faults", kind + ":3", "--seed", "7");
        JsonNode improved = verifiedImproved("read", pattern, pattern, "--faults", kind + ":3", "--seed", "7");
        assertThat(improved.get("cycles").asLong())
                .isGreaterThan(
                        verifiedImproved("read", pattern, pattern).get("cycles").asLong() - 1);
    }

    @Test
    void aPacketMayBeLostAgainAndAgain() throws Exception {
        JsonNode result = verifiedImproved("write", SMALL, SMALL, "--faults", "drop:3");
        assertThat(result.get("packets").asLong()).isGreaterThanOrEqualTo(4);
    }

    @Test
    void faultsThatCannotHappenAreRefused() {
        assertThat(transfer("write", SMALL, SMALL, "--faults", "drp:3").err()).contains("Did you mean 'drop'?");
        assertThat(transfer("write", SMALL, SMALL, "--faults", "drop").err()).contains("faults are KIND:COUNT");
        assertThat(transfer("write", SMALL, SMALL, "--faults", "drop:0").err()).contains("is 1 to 100,000");
        assertThat(transfer("write", SMALL, SMALL, "--faults", "drop:100001").err())
                .contains("is 1 to 100,000");
        Answer tooMany = transfer("write", SMALL, SMALL, "--faults", "reorder:2");
        assertThat(tooMany.err()).contains("the transfer has 1 packets");
        assertThat(tooMany.status()).isEqualTo(2);
        assertThat(transfer("local-read", SMALL, SMALL, "--faults", "drop:1").err())
                .contains("sends no packet");
    }

    @Test
    void withoutAWordTheImprovedNodesMoveTheBytes() throws Exception {
        String source = "stride:base=0,element=8,count=506,stride=32776";
        JsonNode improved = verifiedImproved("write", source, source);
        assertThat(improved.get("packets").asLong()).isEqualTo(2);
        assertThat(improved.get("cycles").asLong() * 3)
                .isLessThan(verified("write", source, source).get("cycles").asLong());
    }
}
