package org.heddle.verify.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageReportTest {
    @TempDir
    Path folder;

    @Test
    void processesAreAddedUpAndShownOnTheSource() throws IOException {
        Path counts = Files.createDirectories(folder.resolve("counts"));
        Files.writeString(counts.resolve("a.coverage"), """
                LINE\tGate.java\t2\t\t3
                BRANCH\tGate.java\t2\tif\t3
                BRANCH\tGate.java\t2\telse\t0
                LINE\tGate.java\t3\t\t0
                TOGGLE\tGate.java\t1\tq[0]\t9
                COVER\tGate.java\t4\t\t0
                """);
        Files.writeString(counts.resolve("b.coverage"), """
                LINE\tGate.java\t2\t\t4
                COVER\tGate.java\t4\t\t2
                LINE\tLost.java\t1\t\t1
                """);
        Path source = Files.createDirectories(folder.resolve("src/main/java"));
        Files.writeString(source.resolve("Gate.java"), "class Gate<T> {\n  when(a)\n  otherwise\n  cover\n}\n");
        CoverageReport report = CoverageReport.of(counts, folder);
        assertThat(report.summary())
                .isEqualTo("lines 2/3 (66 %), branches 1/2 (50 %), bits toggled 1/1 (100 %), cover points 1/1 (100 %)");
        Path page = folder.resolve("index.html");
        report.writeTo(page);
        assertThat(Files.readString(page))
                .contains("<span class=\"hit\" title=\"\"><i>1</i><b></b>class Gate&lt;T&gt; {</span>")
                .contains(
                        "<span class=\"partial\" title=\"branch &quot;else&quot; never taken\"><i>2</i><b>7</b>  when(a)</span>")
                .contains("<span class=\"missed\" title=\"never executed\"><i>3</i><b>0</b>  otherwise</span>")
                .contains("<span class=\"hit\" title=\"\"><i>4</i><b>2</b>  cover</span>")
                .contains("<span class=\"none\" title=\"\"><i>5</i><b></b>}</span>")
                .contains("<td><a href=\"#Gate.java\">Gate</a></td><td>1/2 (50 %)</td>")
                .contains("The source is not below");
    }
}
