package org.heddle.verify.against;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VerilogWordsTest {
    @Test
    void aDirectiveIsOneWordInWhichNothingIsRenamed() {
        String text = "`default_nettype none\nwire none = wide;\n`default_nettype wire\n";
        assertThat(VerilogWords.of(text))
                .isEqualTo(List.of("`default_nettype none", "wire", "none", "=", "wide", ";", "`default_nettype wire"));
        assertThat(VerilogWords.renamed(text, Map.of("none", "other", "default_nettype", "wrong", "wide", "far")))
                .isEqualTo("`default_nettype none\nwire other = far;\n`default_nettype wire\n");
    }

    @Test
    void commentsStringsAndPinsKeepTheirNames() {
        String text = "Part part (.one(one)); // one\n$display(\"one\");\n";
        assertThat(VerilogWords.renamed(text, Map.of("one", "two")))
                .isEqualTo("Part part (.one(two)); // one\n$display(\"one\");\n");
    }
}
