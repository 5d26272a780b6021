package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cli.shared.Home;
import org.heddle.hdl.catalogue.Top;
import org.heddle.nic.catalogue.Tops;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Committed constraints name what is in the netlist, and bound every way between its clocks. */
class ConstraintsNetlistTest {
    private static final Pattern BOUND = Pattern.compile(
            "set_max_delay \\S+ \\S+ -from \\[get_cells \\{(\\S+?)_reg(\\[\\*\\]|\\*)?\\}\\] -to \\[get_(cells|clocks) \\{?(\\S+?)(?:_reg)?(?:\\[\\*\\])?\\}?\\]");

    @TempDir
    private Path scratch;

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"loopback-node-minimal", "reduction-node-improved", "dimmnet2-node-improved"})
    void everyNameIsInTheNetlistAndEveryCrossingIsBounded(String folder) throws IOException {
        Top top = Tops.all().stream()
                .filter(one -> one.folder().equals(folder))
                .findFirst()
                .orElseThrow();
        Path verilog = Home.find().root().resolve("generated-verilog").resolve(folder);
        NetlistCrossings netlist =
                new NetlistCrossings(verilog, top.generated().verilog().top(), scratch);
        List<String[]> bounded = new ArrayList<>();
        for (String line : Files.readAllLines(verilog.resolve("constraints.xdc"))) {
            if (line.startsWith("set_max_delay")) {
                Matcher bound = BOUND.matcher(line);
                assertThat(bound.matches()).as(line).isTrue();
                String from = bound.group(1).replace('/', '.');
                String to = bound.group(4).replace('/', '.');
                assertThat(netlist.hasName(from)).as(from).isTrue();
                assertThat(netlist.hasName(to)).as(to).isTrue();
                bounded.add(new String[] {from, bound.group(3).equals("cells") ? to : ""});
            }
        }
        assertThat(bounded)
                .as("bounds of ways")
                .isNotEmpty()
                .allSatisfy(bound -> assertThat(netlist.ways)
                        .as("%s to %s", bound[0], bound[1])
                        .anyMatch(way -> joins(bound, way)));
        assertThat(netlist.ways)
                .as("ways")
                .allSatisfy(way ->
                        assertThat(bounded).as("%s to %s", way.from(), way.to()).anyMatch(bound -> joins(bound, way)));
    }

    private static boolean joins(String[] bound, NetlistCrossings.Way way) {
        return way.from().contains(bound[0])
                && (bound[1].isEmpty() ? way.to().isEmpty() : way.to().contains(bound[1]));
    }
}
