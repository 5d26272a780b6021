package org.heddle.verify.timing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.timing.part.Family;
import org.junit.jupiter.api.Test;

/** A recorded timing stays valid for as long as synthesis sees the same text. */
class DesignTextTest {
    private static final String LOGIC = """
            module t(input clock, input d, output reg q);
              always @(posedge clock) q <= d;  // T.java:7
            """;
    private static final String PROPERTIES = """
            `ifdef HEDDLE_SIMULATION
              always @(posedge clock) begin
                if (q) $display("assertion failed: q (T.java:8)");
              end
            `endif
            `ifdef FORMAL
              always @(posedge clock) assert (!q);  // T.java:8
            `endif
            """;
    private static final String TEXT = LOGIC + PROPERTIES + "endmodule\n";

    private static String hash(String text) throws IOException {
        VerilogFile file = new VerilogFile("t.v", text, List.of(Optional.empty()));
        return TimingAnalysis.hash(DesignText.of(new VerilogDesign("t", List.of(file), List.of())), Family.ECP5);
    }

    @Test
    void aMovedJavaLineIsTheSameText() throws IOException {
        String moved = TEXT.replace("T.java:7", "T.java:17").replace("T.java:8", "T.java:18");

        assertThat(hash(moved)).isEqualTo(hash(TEXT));
    }

    @Test
    void propertiesAreNotSynthesized() throws IOException {
        assertThat(hash(LOGIC + "endmodule\n")).isEqualTo(hash(TEXT));
    }

    @Test
    void otherLogicIsAnotherText() throws IOException {
        assertThat(hash(TEXT.replace("q <= d", "q <= !d"))).isNotEqualTo(hash(TEXT));
        assertThat(hash(TEXT.replace("endmodule", "assign z = q;\nendmodule"))).isNotEqualTo(hash(TEXT));
    }

    @Test
    void aBlockWithAnotherDirectiveInItIsKept() throws IOException {
        String with = LOGIC + "`ifdef FORMAL\n`else\n  assign z = q;\n`endif\nendmodule\n";

        assertThat(hash(with)).isNotEqualTo(hash(with.replace("z = q", "z = !q")));
    }
}
