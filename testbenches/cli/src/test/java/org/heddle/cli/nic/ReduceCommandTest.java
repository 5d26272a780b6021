package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("slow")
class ReduceCommandTest {
    @TempDir
    private Path folder;

    private Answer reduce(String type, String operation, String bytes, String... more) {
        List<String> words = new ArrayList<>(List.of("reduce", "--nodes", "4", "--arity", "2", "--type", type));
        words.addAll(List.of("--operation", operation, "--bytes", bytes));
        words.addAll(List.of(more));
        return Answer.to(words.toArray(String[]::new));
    }

    private static List<String> result(Answer answer) {
        List<String> values = new ArrayList<>();
        JsonMapper.shared().readTree(answer.out()).get("resultHex").forEach(value -> values.add(value.asString()));
        return values;
    }

    private Path file(String... lines) throws Exception {
        return Files.write(folder.resolve("data.txt"), List.of(lines));
    }

    @Test
    void theJsonHasExactlyItsKeysAndTheResultAsBits() throws Exception {
        Path json = folder.resolve("result.json");
        Path data = file("1 -2", "3 4", "5 -6", "7 8");
        Answer answer = reduce(
                "int32",
                "sum",
                "8",
                "--mode",
                "fixed",
                "--data",
                data.toString(),
                "--json",
                json.toString(),
                "--delays",
                "random",
                "--seed",
                "5");
        assertThat(answer.status()).isZero();
        JsonNode result = JsonMapper.shared().readTree(Files.readString(json));
        assertThat(result.propertyNames())
                .containsExactly(
                        "microseconds",
                        "cycles",
                        "resultHex",
                        "identicalOnAllNodes",
                        "messages",
                        "lastChildToParentCycles");
        assertThat(result.get("resultHex").get(0).asString()).isEqualTo("00000010");
        assertThat(result.get("resultHex").get(1).asString()).isEqualTo("00000004");
        assertThat(result.get("identicalOnAllNodes").asBoolean()).isTrue();
        assertThat(result.get("messages").asInt()).isEqualTo(6);
        assertThat(result.get("lastChildToParentCycles").asInt()).isBetween(20, 40);
        assertThat(result.get("microseconds").asDouble())
                .isEqualTo(result.get("cycles").asInt() / 100.0);
        assertThat(answer.out()).as("printed as it is written").isEqualTo(Files.readString(json));
        assertThat(answer.err()).contains("last child to parent", "the same bits on all nodes");
    }

    @Test
    void processesThatCannotBeAreRefused() {
        for (String processes : List.of("0", "-1", "5")) {
            Answer answer = reduce("int32", "sum", "8", "--mode", "fixed", "--processes", processes);
            assertThat(answer.status()).isEqualTo(2);
            assertThat(answer.err()).contains("1 to 4 processes: --processes " + processes);
            assertThat(answer.out()).isEmpty();
        }
        Answer many = reduce("int32", "sum", "8", "--mode", "fixed", "--processes", "many");
        assertThat(many.status()).isEqualTo(2);
        assertThat(many.err()).contains("--processes", "many");
    }

    @Test
    void otherVerilogNeedsOneProcess() {
        Answer answer =
                reduce("int32", "sum", "8", "--mode", "fixed", "--processes", "2", "--verilog", folder.toString());
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("--verilog is read by one process: leave out --verilog or --processes");
    }

    @Test
    void twoProcessesPrintTheResultOfOne() {
        Answer one = reduce("double", "sum", "16", "--mode", "fixed");
        Answer two = reduce("double", "sum", "16", "--mode", "fixed", "--processes", "2");
        assertThat(two.status()).isZero();
        assertThat(two.out()).isEqualTo(one.out());
        assertThat(two.err()).contains("4 nodes in RTL, over 2 processes", "process 1, nodes 2 to 3:");
    }

    @Test
    void everyAlgorithmFindsTheSameBits() throws Exception {
        Path data = file("0.5", "0.25", "-8", "1e3");
        String sum = "%016x".formatted(Double.doubleToRawLongBits(992.75));
        for (String algorithm : List.of("nic", "tree", "recursive-doubling", "ring")) {
            Answer answer = reduce(
                    "double", "sum", "8", "--mode", "repro", "--data", data.toString(), "--algorithm", algorithm);
            assertThat(result(answer)).as(algorithm).containsExactly(sum);
            assertThat(answer.err().contains("last child to parent")).isEqualTo(algorithm.equals("nic"));
        }
    }

    /** Behind one switch, all eight at once: in FIXED the first in order may come last, and seven folds are owed then. */
    @ParameterizedTest
    @CsvSource({"fast, 36", "repro, 36", "fixed, 92"})
    void eightChildrenAtOnceCostTheLastOneThisMuch(String mode, int cycles) throws Exception {
        String bytes = mode.equals("repro") ? "8" : "48";
        JsonNode result = ofDoubles("--nodes 16 --arity 8 --bytes " + bytes + " --mode " + mode);
        assertThat(result.get("lastChildToParentCycles").asInt()).isEqualTo(cycles);
    }

    @Test
    void nodesReduceFasterThan32HostsDo() throws Exception {
        String same = "--nodes 32 --arity 8 --bytes 8 --mode fixed --seed 1 --algorithm ";
        JsonNode nodes = ofDoubles(same + "nic");
        JsonNode hosts = ofDoubles(same + "tree");
        assertThat(nodes.get("cycles").asInt()).isEqualTo(1_757);
        assertThat(hosts.get("cycles").asInt()).isEqualTo(7_921);
        assertThat(nodes.get("resultHex")).isEqualTo(hosts.get("resultHex"));
    }

    @Test
    @Tag("whole")
    void nodesReduceMoreThanFiveTimesAsFastAs256HostsDo() throws Exception {
        String same = "--nodes 256 --arity 8 --bytes 8 --mode fixed --seed 1 --algorithm ";
        JsonNode nodes = ofDoubles(same + "nic");
        JsonNode hosts = ofDoubles(same + "tree");
        assertThat(nodes.get("cycles").asInt()).isEqualTo(2_368);
        assertThat(hosts.get("cycles").asInt()).isEqualTo(13_532);
        assertThat(nodes.get("resultHex")).isEqualTo(hosts.get("resultHex"));
    }

    /** Returns the JSON document that a sum of doubles writes. */
    private JsonNode ofDoubles(String options) throws Exception {
        Path json = folder.resolve("sum.json");
        Answer answer = Answer.to(("reduce --type double --operation sum --json " + json + " " + options).split(" "));
        assertThat(answer.status()).isZero();
        return JsonMapper.shared().readTree(Files.readString(json));
    }

    @Test
    void aLocationIsTheNodeUnlessTheFileSaysOtherwise() throws Exception {
        Answer nodes = reduce(
                "uint64",
                "minloc",
                "8",
                "--mode",
                "fast",
                "--data",
                file("9", "4", "4", "5").toString());
        assertThat(result(nodes)).containsExactly("0000000000000004", "0000000000000001");
        Answer own = reduce(
                "double",
                "maxloc",
                "8",
                "--mode",
                "fixed",
                "--data",
                file("9 12", "4 0", "9 11", "5 0").toString());
        assertThat(result(own)).containsExactly("4022000000000000", "000000000000000b");
    }

    @Test
    void whatCannotBeIsRefusedWithItsRuleAndWhatToDo() throws Exception {
        assertThat(reduce("double", "bor", "8", "--mode", "fast").err()).contains("no meaning", "use sum, min, max");
        assertThat(reduce("double", "sum", "12", "--mode", "fast").err()).contains("multiple of 8 bytes", "--bytes 12");
        assertThat(reduce("doubel", "sum", "8", "--mode", "fast").err())
                .contains("no type is called 'doubel'", "double");
        assertThat(reduce("int32", "sum", "4", "--mode", "quick").err()).contains("The modes are: fast, fixed, repro");
        assertThat(reduce("int32", "sum", "4", "--mode", "fast", "--data", "none.txt")
                        .err())
                .contains("cannot read none.txt: there is no such file");
        Answer lines = reduce(
                "int32", "sum", "4", "--mode", "fast", "--data", file("1", "2").toString());
        assertThat(lines.err()).contains("has 2 lines", "each of 4 nodes");
        Answer value = reduce(
                "int32",
                "sum",
                "4",
                "--mode",
                "fast",
                "--data",
                file("1", "2", "x", "4").toString());
        assertThat(value.err()).contains("line 3", "decimal integer");
        Answer delays = reduce(
                "int32",
                "sum",
                "4",
                "--mode",
                "fast",
                "--delays",
                file("1", "2", "-3", "4").toString());
        assertThat(delays.err()).contains("line 3", "at least 0");
        assertThat(delays.status()).isEqualTo(2);
        Answer arity = Answer.to(
                "reduce",
                "--nodes",
                "4",
                "--arity",
                "33",
                "--type",
                "int32",
                "--operation",
                "sum",
                "--bytes",
                "4",
                "--mode",
                "fast");
        assertThat(arity.err()).contains("arity is 2 to 32");
    }
}
