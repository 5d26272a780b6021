package org.heddle.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestReportTest {
    @TempDir
    private Path module;

    private void report(String name, String cases) throws IOException {
        Files.createDirectories(TestReport.folderOf(module));
        Files.writeString(
                TestReport.folderOf(module).resolve("TEST-" + name + ".xml"),
                "<?xml version=\"1.0\"?><testsuite name=\"" + name + "\">" + cases + "</testsuite>");
    }

    @Test
    void allReportsOfAModuleAreSummed() throws IOException {
        report("a.One", "<testcase classname='a.One' name='x'/><testcase classname='a.One' name='y'/>");
        report("a.Two", "<testcase classname='a.Two' name='z'/>");
        assertThat(TestReport.read(module, MissingTools.NONE).totals()).isEqualTo(new TestTotals(3, 0, 0, 0));
    }

    @Test
    void whatDidNotPassIsCountedAndNamed() throws IOException {
        report(
                "a.One",
                "<testcase classname='a.One' name='x'><failure message='expected 3'/></testcase>"
                        + "<testcase classname='a.One' name='y'><error type='java.io.IOException'/></testcase>"
                        + "<testcase classname='a.One' name='z'><skipped/></testcase>");
        TestReport report = TestReport.read(module, MissingTools.NONE);
        assertThat(report.totals().line()).isEqualTo("Tests run: 3, Failures: 1, Errors: 1, Skipped: 1");
        assertThat(report.totals().allPassedBut(0)).isFalse();
        assertThat(report.problems())
                .extracting(TestReport.Problem::test)
                .containsExactly("a.One.x", "a.One.y", "a.One.z");
        assertThat(report.problems())
                .extracting(TestReport.Problem::message)
                .startsWith("expected 3", "java.io.IOException");
    }

    @Test
    void reportsOfAnEarlierRunAreDiscarded() throws IOException {
        report("a.Gone", "<testcase classname='a.Gone' name='x'/>");
        TestReport.discard(module);
        assertThat(TestReport.read(module, MissingTools.NONE).totals()).isEqualTo(TestTotals.NONE);
    }

    @Test
    void aReportCutShortIsNoGoodNews() throws IOException {
        report("a.One", "<testcase classname='a.One' name='x'>");
        assertThatThrownBy(() -> TestReport.read(module, MissingTools.NONE))
                .hasMessageContaining("TEST-a.One.xml is not a test report");
    }

    @Test
    void theLineInTheTestClassIsFound() throws IOException {
        report(
                "a.One",
                "<testcase classname='a.One' name='x(int)[1]'><failure message='m'>a.Broken: m\n"
                        + "\tat org.assertj.Lib.fail(Lib.java:9)\n\tat a.One.x(One.java:41)\n</failure></testcase>");
        assertThat(TestReport.read(module, MissingTools.NONE).problems())
                .extracting(TestReport.Problem::place)
                .containsExactly("One.java:41");
    }

    private static final String TYPE = "org.heddle.cosim.tool.MissingToolException";
    private static final String LACK = "simulation needs verilator, which is not on the PATH: install it";
    private static final String PROGRAM =
            "java.io.IOException: Cannot run program &quot;iverilog&quot; (in directory &quot;/tmp&quot;): error=2, No such file";

    private static String outcome(String kind, String test, String type, String message, String stackTrace) {
        return "<testcase classname='a.One' name='%s'><%s type='%s' message='%s'>%s</%s></testcase>"
                .formatted(test, kind, type, message, stackTrace, kind);
    }

    @Test
    void whatAMissingToolStoppedIsSkippedWithItsReasonAndNothingElseIs() throws IOException {
        report(
                "a.One",
                outcome("error", "thrown", TYPE, LACK, TYPE + ": " + LACK + "\n\tat a.One.x(One.java:3)\n")
                        + outcome(
                                "error",
                                "cause",
                                "a.Broken",
                                "b",
                                "a.Broken: b\nCaused by: " + TYPE + ": " + LACK + "\n")
                        + outcome("error", "program", "a.Broken", "b", "a.Broken: b\nCaused by: " + PROGRAM + "\n")
                        + outcome(
                                "error", "other", TYPE, "n", TYPE + ": synthesis needs yosys, which is not on the PATH")
                        + outcome("error", "quoted", "a.Broken", LACK, "a.Broken: " + LACK + "\n")
                        + outcome("failure", "said", "java.lang.AssertionError", "[" + LACK + "] ", "[" + LACK + "] 3")
                        + outcome(
                                "failure",
                                "seen",
                                "org.opentest4j.AssertionFailedError",
                                "another message",
                                "org.opentest4j.AssertionFailedError: expected another but was " + TYPE + ": " + LACK
                                        + "\n")
                        + "<testcase classname='a.One' name='bare'><failure message='simulation needs time'/></testcase>");
        MissingTools missing =
                MissingTools.of(tool -> !List.of("verilator", "iverilog").contains(tool));
        TestReport report = TestReport.read(module, missing);
        assertThat(report.totals()).isEqualTo(new TestTotals(8, 2, 2, 4));
        assertThat(report.lacks()).isEqualTo(Map.of("simulation needs verilator", 3, "a check needs iverilog", 1));
        assertThat(report.problems())
                .extracting(TestReport.Problem::test)
                .containsExactly("a.One.other", "a.One.quoted", "a.One.said", "a.One.bare");
        assertThat(report.totals().allPassedBut(2)).isFalse();
        assertThat(new TestTotals(4, 0, 0, 2).allPassedBut(2)).isTrue();
        assertThat(new TestTotals(4, 0, 0, 3).allPassedBut(2)).isFalse();
    }

    @Test
    void whereEveryToolIsThereNothingIsExcused() throws IOException {
        report("a.One", outcome("error", "x", TYPE, LACK, TYPE + ": " + LACK));
        assertThat(TestReport.read(module, MissingTools.of(tool -> true)).totals())
                .isEqualTo(new TestTotals(1, 0, 1, 0));
        assertThat(TestReport.read(module, MissingTools.NONE).totals()).isEqualTo(new TestTotals(1, 0, 1, 0));
    }
}
