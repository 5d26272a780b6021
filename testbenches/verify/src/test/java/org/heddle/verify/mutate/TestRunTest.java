package org.heddle.verify.mutate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Choice of the tests of a class that a campaign runs. */
class TestRunTest {
    static class Slice {
        @Test
        void passes() {}

        @Test
        @Tag("whole")
        void takesHours() {
            fail("it was run");
        }
    }

    static class WholeAlone {
        @Test
        @Tag("whole")
        void takesHours() {
            fail("it was run");
        }
    }

    @Test
    void testsOfTheExcludedTagAreLeftOut() {
        assertThat(TestRun.of(Slice.class.getName(), "whole")).isEqualTo(WorkerAnswer.passed());
        assertThat(TestRun.of(WholeAlone.class.getName(), "whole")).isEqualTo(WorkerAnswer.nothing());
    }

    @Test
    void withoutATagAllAreRun() {
        assertThat(TestRun.of(Slice.class.getName(), "").line()).contains("it was run");
        assertThat(TestRun.of(WholeAlone.class.getName(), "").line()).contains("it was run");
    }
}
