package org.heddle.verify.generate;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.hdl.catalogue.Top;
import org.heddle.report.Template;

/** The page at the root of a full generation: what the folders are, and how to use them. */
public final class Overview {
    static final String NAME = "README.md";

    /** By this line an earlier page is recognised: no other page is ever replaced. */
    static final String TITLE = "# Generated Verilog";

    private Overview() {}

    /** The page for these tops, in this order. */
    public static String of(List<Top> tops) {
        String rows = tops.stream().map(Overview::row).collect(Collectors.joining());
        return Template.of(Overview.class, "overview.md").fill(Map.of("title", TITLE, "rows", rows));
    }

    private static String row(Top top) {
        return "| [`%1$s`](%1$s) | `%2$s` | `%3$s` | %4$s |\n"
                .formatted(top.folder(), top.name(), top.configuration(), top.description());
    }
}
