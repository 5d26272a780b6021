package org.heddle.hdl.strange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.junit.jupiter.api.DynamicTest;

/** A table of wrong programs. */
final class Refused {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final List<Row> rows = new ArrayList<>();

    /** One program, and what its report says: a code, words of the mend, and a line of the row itself. */
    private record Row(
            String name, String code, String mend, Supplier<Component> program, StackWalker.StackFrame place) {}

    /** A program that breaks one rule. */
    Refused row(String name, String code, String mend, Supplier<Component> program) {
        StackWalker.StackFrame place = StackWalker.getInstance()
                .walk(frames -> frames.skip(1).findFirst().orElseThrow());
        rows.add(new Row(name, code, mend, program, place));
        return this;
    }

    List<DynamicTest> tests() {
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            int end = i + 1 < rows.size() ? rows.get(i + 1).place().getLineNumber() : Integer.MAX_VALUE;
            int first = rows.get(0).place().getLineNumber();
            tests.add(DynamicTest.dynamicTest(row.name(), () -> check(row, first, end)));
        }
        return tests;
    }

    private static void check(Row row, int first, int end) {
        Throwable thrown =
                assertTimeoutPreemptively(LIMIT, () -> catchThrowable(() -> Heddle.elaborate(row.program())));
        assertThat(thrown).as("what it is refused with").isInstanceOf(ElaborationException.class);
        assertThat(thrown.getMessage()).contains(row.code()).contains(row.mend());
        String line = thrown.getMessage()
                .lines()
                .filter(text -> text.startsWith(row.code()))
                .findFirst()
                .orElseThrow();
        String place = line.substring(line.indexOf('(') + 1, line.indexOf(')'));
        String[] parts = place.split(":");
        assertThat(parts[0]).as(line).isEqualTo(row.place().getFileName());
        int number = Integer.parseInt(parts[1]);
        boolean inTheRow = number >= row.place().getLineNumber() && number < end;
        assertThat(inTheRow || number < first) // or in a class above the table
                .as(line)
                .isTrue();
    }
}
