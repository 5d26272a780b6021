package org.heddle.cli.language;

import java.util.List;
import java.util.Locale;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.report.TextTable;
import org.heddle.verify.constraints.ClockCrossings;
import org.heddle.verify.constraints.DeclaredCrossing;
import org.heddle.verify.constraints.UnresetRegister;
import org.jspecify.annotations.Nullable;

/**
 * Answer of {@code report} about one design; its components are the keys of the JSON.
 *
 * @param design its name
 * @param registersWithoutReset null where nobody asked for them
 * @param crossings null where nobody asked for them
 */
record StructureReport(
        String design,
        @Nullable List<Register> registersWithoutReset,
        @Nullable List<Crossing> crossings) {
    /** Name in place of the clock of an input that may change at any time. */
    private static final String ANY_TIME = "any time";

    /**
     * A register that no reset gives a value.
     *
     * @param start "unknown", or "initial" where it begins with a value that no reset brings back
     */
    record Register(String name, int bits, String domain, String clock, String start, String file, int line) {
        static Register of(UnresetRegister register) {
            return new Register(
                    register.name(),
                    register.bits(),
                    register.domain(),
                    register.clock(),
                    register.isInitialised() ? "initial" : "unknown",
                    register.site().file(),
                    register.site().line());
        }
    }

    /** A word of one clock that another uses; without a clock of its own, {@code fromClock} is "any time". */
    record Crossing(
            String from,
            String kind,
            int bits,
            String fromClock,
            List<String> to,
            String toClock,
            String by,
            String reason,
            String file,
            int line) {
        static Crossing of(DeclaredCrossing crossing) {
            return new Crossing(
                    crossing.from(),
                    crossing.kind().name().toLowerCase(Locale.ROOT),
                    crossing.bits(),
                    crossing.fromClock().isEmpty() ? ANY_TIME : crossing.fromClock(),
                    crossing.to(),
                    crossing.toClock(),
                    crossing.by(),
                    crossing.reason(),
                    crossing.site().file(),
                    crossing.site().line());
        }
    }

    static StructureReport of(String design, Circuit circuit, boolean withRegisters, boolean withCrossings) {
        return new StructureReport(
                design,
                withRegisters
                        ? UnresetRegister.of(circuit).stream().map(Register::of).toList()
                        : null,
                withCrossings
                        ? ClockCrossings.declared(circuit).stream()
                                .map(Crossing::of)
                                .toList()
                        : null);
    }

    String text() {
        StringBuilder text = new StringBuilder();
        if (registersWithoutReset != null) {
            text.append(head(registersWithoutReset.size(), "register", " without a reset"));
            if (!registersWithoutReset.isEmpty()) {
                text.append(table(registersWithoutReset)).append(System.lineSeparator());
            }
        }
        if (crossings != null) {
            text.append(head(crossings.size(), "clock crossing", ""));
            if (!crossings.isEmpty()) {
                text.append(crossingTable(crossings)).append(System.lineSeparator());
            }
        }
        return text.toString();
    }

    private String head(int count, String what, String behind) {
        return "%s: %,d %s%s%s%n".formatted(design, count, what, count == 1 ? "" : "s", behind);
    }

    private static TextTable table(List<Register> registers) {
        TextTable table = TextTable.builder()
                .words("register")
                .numbers("bits", "")
                .words("domain")
                .words("clock")
                .words("start")
                .words("where")
                .build();
        registers.forEach(register -> table.add(
                register.name(),
                Integer.toString(register.bits()),
                register.domain(),
                register.clock(),
                register.start(),
                new Site(register.file(), register.line()).toString()));
        return table;
    }

    private static TextTable crossingTable(List<Crossing> crossings) {
        TextTable table = TextTable.builder()
                .words("from")
                .numbers("bits", "")
                .words("of clock")
                .words("to")
                .words("of clock")
                .words("by")
                .words("where")
                .words("why")
                .build();
        crossings.forEach(crossing -> table.add(
                crossing.from(),
                Integer.toString(crossing.bits()),
                crossing.fromClock(),
                String.join(", ", crossing.to()),
                crossing.toClock(),
                crossing.by(),
                new Site(crossing.file(), crossing.line()).toString(),
                crossing.reason()));
        return table;
    }
}
