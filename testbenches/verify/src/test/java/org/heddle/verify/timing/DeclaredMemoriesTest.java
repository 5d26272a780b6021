package org.heddle.verify.timing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeclaredMemoriesTest {
    private static final String BEFORE = """
            module other(input words);
              wire x = words[0];
            endmodule
            module t(input clock);
              reg [3:0] words [0:15];  // Some.java:7
            """;
    private static final String DECLARED = """
              wire [3:0] read_word = words[from[3:0]];  // Some.java:8
              // From another clock: said
              wire [2:0] crossing_0 = read_word[3:1];  // Some.java:9
              // From another clock: said
              wire crossing_1 = read_word[0];
            """;
    private static final String WRITTEN = """
              always @(posedge clock) if (write) words[to] <= d;
              always @(posedge clock) begin
                words[ends[to[1]]] <= d;
                if (write) words[to][3:2] <= d;
              end
            endmodule
            module another(input read_word);
              wire x = read_word;
            endmodule
            """;

    @Test
    void readsThatCrossInDeclaredValuesAloneDeclareTheMemory() {
        assertThat(declares(BEFORE + DECLARED + WRITTEN)).isTrue();
    }

    @Test
    void aReadMayBeDeclaredAtOnce() {
        assertThat(declares(
                        BEFORE + "  // From another clock: said\n  wire [3:0] crossing_0 = words[from];\n" + WRITTEN))
                .isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "  wire used = read_word[2];",
                "  wire [3:0] read_another = words[to];",
                "  wire used = ^words[to];",
                "  always @(posedge clock) kept <= words[to];",
                "  wire used = limit && words[to] <= 3;",
                "  always @(posedge clock) if (words[to] == 0) kept <= 1;"
            })
    void oneUseMoreThatIsNotDeclaredLeavesItUndeclared(String use) {
        String more = use.contains("read_another") ? use + "\n  assign used = read_another;\n" : use + "\n";
        assertThat(declares(BEFORE + DECLARED + more + WRITTEN)).isFalse();
    }

    @Test
    void aMemoryThatIsNotReadDeclaresNothing() {
        assertThat(declares(BEFORE + WRITTEN)).isFalse();
    }

    private static boolean declares(String verilog) {
        VerilogFile file = new VerilogFile("t.v", verilog, List.of(Optional.empty()));
        return DeclaredMemories.has(DesignText.of(new VerilogDesign("t", List.of(file), List.of())), "t.v", 5, "words");
    }
}
