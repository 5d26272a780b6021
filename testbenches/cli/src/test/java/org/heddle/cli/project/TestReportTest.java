package org.heddle.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        assertThat(TestReport.read(module).totals()).isEqualTo(new TestTotals(3, 0, 0, 0));
    }

    @Test
    void whatDidNotPassIsCountedAndNamed() throws IOException {
        report(
                "a.One",
                "<testcase classname='a.One' name='x'><failure message='expected 3'/></testcase>"
                        + "<testcase classname='a.One' name='y'><error type='java.io.IOException'/></testcase>"
                        + "<testcase classname='a.One' name='z'><skipped/></testcase>");
        TestReport report = TestReport.read(module);
        assertThat(report.totals().line()).isEqualTo("Tests run: 3, Failures: 1, Errors: 1, Skipped: 1");
        assertThat(report.totals().allPassed()).isFalse();
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
        assertThat(TestReport.read(module).totals()).isEqualTo(TestTotals.NONE);
    }

    @Test
    void aReportCutShortIsNoGoodNews() throws IOException {
        report("a.One", "<testcase classname='a.One' name='x'>");
        assertThatThrownBy(() -> TestReport.read(module)).hasMessageContaining("TEST-a.One.xml is not a test report");
    }

    @Test
    void theLineInTheTestClassIsFound() throws IOException {
        report(
                "a.One",
                "<testcase classname='a.One' name='x(int)[1]'><failure message='m'>a.Broken: m\n"
                        + "\tat org.assertj.Lib.fail(Lib.java:9)\n\tat a.One.x(One.java:41)\n</failure></testcase>");
        assertThat(TestReport.read(module).problems())
                .extracting(TestReport.Problem::place)
                .containsExactly("One.java:41");
    }
}
