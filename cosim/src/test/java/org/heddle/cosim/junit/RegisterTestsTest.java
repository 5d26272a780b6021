package org.heddle.cosim.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The tests of a register map run on its Verilog. */
class RegisterTestsTest {
    enum Mode {
        OFF,
        SLOW,
        FAST
    }

    /** Every access kind, in registers of 64 bits. */
    static final class MotorRegisters extends RegisterMap {
        final Control control = register(0x00, new Control());
        final Events events = register(0x08, new Events());
        final Errors errors = register(0x10, new Errors());
        final Moves moves = register(0x20, new Moves());

        MotorRegisters() {
            super("motor", 64, "Turns.");
            reserved(0x18, 0x20);
        }
    }

    static final class Control extends Register {
        final FlagField enable = flag(0, RegisterAccess.READ_WRITE);
        final ChoiceField<Mode> mode =
                choice(2, 1, Mode.class, RegisterAccess.READ_WRITE).reset(Mode.SLOW);
        final NumberField speed = number(42, 10, RegisterAccess.HARDWARE_SET).reset(77);
        final NumberField version = number(63, 56, RegisterAccess.CONSTANT).reset(0xA1);
        final FlagField stop = flag(50, RegisterAccess.STROBE);
        /** A choice with more bits than its codes need. */
        final ChoiceField<Mode> next = choice(54, 51, Mode.class, RegisterAccess.READ_WRITE);
    }

    static final class Events extends Register {
        final NumberField passed = number(39, 4, RegisterAccess.WRITE_ONE_CLEARS);
        final NumberField wanted = number(63, 60, RegisterAccess.WRITE_ONE_SETS);
        final FlagField turning = flag(0, RegisterAccess.READ_ONLY);
        final ChoiceField<Mode> now = choice(3, 1, Mode.class, RegisterAccess.READ_ONLY);
    }

    static final class Errors extends Register {
        final NumberField stalls = number(15, 0, RegisterAccess.READ_CLEARS);
    }

    static final class Moves extends Register {
        final NumberField target = number(63, 8, RegisterAccess.STROBE);
        final NumberField key = number(7, 0, RegisterAccess.WRITE_ONLY);
    }

    @TestFactory
    Stream<DynamicTest> everyPromiseOfEveryFieldIsKept() {
        return RegisterTests.of(new MotorRegisters());
    }

    @Test
    void thereIsATestForEachPromise() {
        assertThat(RegisterTests.of(new MotorRegisters()).map(DynamicTest::getDisplayName))
                .contains(
                        "control.mode (rw) ignores codes without a constant",
                        "control.next (rw) ignores codes without a constant",
                        "events.passed (rw1c) stays set when set and cleared at once",
                        "moves.target (ws) does not pulse when a byte of it is not written")
                .hasSizeGreaterThan(40);
    }

    @Test
    void withoutJUnitOneSentenceSaysWhatToAdd() {
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !Path.of(entry).getFileName().toString().startsWith("junit-"))
                .collect(Collectors.joining(File.pathSeparator));
        ToolRun run = ToolRun.of(
                Path.of("").toAbsolutePath(),
                Duration.ofMinutes(1),
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath,
                        WithoutJUnit.class.getName()));
        assertThat(run.output())
                .isEqualToIgnoringNewLines(
                        "RegisterTests needs JUnit 5, which is not on the class path: add the artefact"
                                + " org.junit.jupiter:junit-jupiter to the project, with the scope test");
    }
}
