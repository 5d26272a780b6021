package org.heddle.cli.project;

/**
 * How many tests ran, and how they ended.
 *
 * @param run all tests, with those that failed or were skipped
 * @param failures tests whose expectation did not hold
 * @param errors tests, or whole modules, that broke down
 * @param skipped tests that said nothing
 */
record TestTotals(int run, int failures, int errors, int skipped) {
    static final TestTotals NONE = new TestTotals(0, 0, 0, 0);

    TestTotals plus(TestTotals other) {
        return new TestTotals(
                run + other.run, failures + other.failures, errors + other.errors, skipped + other.skipped);
    }

    /** Whether all passed but those that had to be skipped. */
    boolean allPassedBut(int excused) {
        return failures + errors + skipped == excused && failures + errors == 0;
    }

    /** The line that ends every test run; scripts read it. */
    String line() {
        return "Tests run: " + run + ", Failures: " + failures + ", Errors: " + errors + ", Skipped: " + skipped;
    }
}
