package org.heddle.hdl.registerstest.systemrdl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.ImportedMap;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.WindowMode;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.systemrdl.SystemRdl;
import org.heddle.hdl.registers.systemrdl.SystemRdlException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SystemRdlTest {
    /** A file as others write them: named and anonymous definitions, defaults, arrays, and addresses that follow. */
    private static final String TIMER = """
            // A timer of two channels.
            enum mode_e { OFF = 0; ONCE = 2'd1 { desc = "runs once"; }; FOREVER = 2; };

            reg channel_r {
                default sw = rw; default hw = r;
                name = "Channel"; desc = "Counts
                    down.";
                field { encode = mode_e; reset = mode_e::ONCE; } mode[1:0];
                field { desc = "counts \\"now\\""; } run = 1'b1;
                field { fieldwidth = 8; } step = 8'd16;
                field count_f { sw = r; hw = w; };
                count_f count[31:16];
            };

            addrmap timer {
                name = "Timer"; lsb0; littleendian = true; addressing = regalign;
                default regwidth = 32;
                default precedence = hw;
                reg id_r { regwidth = 32; field { sw = r; hw = na; } value[32] = 0xCA_FE; } id;
                channel_r channel[2] @ 0x10 += 0x8;
                regfile {
                    desc = "What happened.";
                    internal reg {
                        field { hw = r; hwset; onwrite = woclr; } done[0:0];
                        field { hw = rw; stickybit; woclr; } lines[3];
                        field { hw = r; hwclr; onwrite = woset; } go;
                    } pending;
                    reg { field { sw = r; hw = r; hwset; rclr; } lost; } errors;
                } events %= 0x20;
                reg { field { sw = w; hw = r; singlepulse; } kick = 0; field { hw = wr; we = true; } amount[4]; } pulse, other;
                external mem { mementries = 16; memwidth = 32; sw = r; } table @ 0x80;
            };
            """;

    @TempDir
    Path folder;

    private static ImportedMap timer() {
        return SystemRdl.parse("timer.rdl", TIMER);
    }

    @Test
    void registersLieWhereTheLanguagePutsThem() {
        assertThat(timer().registers())
                .extracting(Register::name, Register::address)
                .containsExactly(
                        tuple("id", 0x00L),
                        tuple("channel0", 0x10L),
                        tuple("channel1", 0x18L),
                        tuple("events_pending", 0x20L),
                        tuple("events_errors", 0x24L),
                        tuple("pulse", 0x28L),
                        tuple("other", 0x2CL));
        assertThat(timer().window("table").address()).isEqualTo(0x80);
        assertThat(timer().window("table").words()).isEqualTo(16);
        assertThat(timer().window("table").access()).isEqualTo(WindowMode.READ);
    }

    @Test
    void fieldsHaveTheBitsAccessAndResetOfTheirPropertiesAndDefaults() {
        assertThat(timer().registers().stream().map(Register::fields).flatMap(List::stream))
                .extracting(
                        Field::toString, field -> field.high() + ":" + field.low(), Field::access, Field::resetValue)
                .contains(
                        field("id.value", "31:0", RegisterAccess.CONSTANT, 0xCAFE),
                        field("channel0.mode", "1:0", RegisterAccess.READ_WRITE, 1),
                        field("channel1.run", "2:2", RegisterAccess.READ_WRITE, 1),
                        field("channel1.step", "10:3", RegisterAccess.READ_WRITE, 16),
                        field("channel1.count", "31:16", RegisterAccess.READ_ONLY, 0),
                        field("events_pending.done", "0:0", RegisterAccess.WRITE_ONE_CLEARS, 0),
                        field("events_pending.lines", "3:1", RegisterAccess.WRITE_ONE_CLEARS, 0),
                        field("events_pending.go", "4:4", RegisterAccess.WRITE_ONE_SETS, 0),
                        field("events_errors.lost", "0:0", RegisterAccess.READ_CLEARS, 0),
                        field("pulse.kick", "0:0", RegisterAccess.STROBE, 0),
                        field("other.amount", "4:1", RegisterAccess.HARDWARE_SET, 0));
    }

    private static Tuple field(String name, String bits, RegisterAccess access, long reset) {
        return tuple(name, bits, access, reset);
    }

    @Test
    void namesAndDescriptionsBecomeTheDocumentation() {
        assertThat(timer().documentation()).isEqualTo("Timer");
        assertThat(timer().register("channel0").documentation()).isEqualTo("Channel: Counts down.");
        assertThat(timer().register("channel0").flag("run").documentation()).isEqualTo("counts \"now\"");
        assertThat(timer().register("channel0").choice("mode").documentation()).isEqualTo("ONCE: runs once");
        assertThat(timer().register("events_errors").documentation()).isEqualTo("What happened.");
    }

    @Test
    void anEnumerationIsAJavaEnumWithItsCodes() {
        var mode = timer().register("channel1").choice("mode");
        assertThat(mode.constants()).extracting(Object::toString).containsExactly("OFF", "ONCE", "FOREVER");
        assertThat(mode.constantOf(2).orElseThrow().name()).isEqualTo("FOREVER");
        assertThat(mode.constants().get(0).getDeclaringClass().getSimpleName()).isEqualTo("mode_e");
    }

    /** Others write fields that are wider than the codes of their enumerations. */
    @Test
    void aFieldMayHaveMoreBitsThanItsCodesNeed() {
        ImportedMap read = SystemRdl.parse("x.rdl", """
                addrmap x {
                    reg {
                        enum e { A = 0; B = 5; };
                        field { sw = rw; hw = r; encode = e; reset = e::B; } f[7:0];
                    } mode @ 0x0;
                };
                """);
        var field = read.register("mode").choice("f");
        assertThat(field.width()).isEqualTo(8);
        assertThat(field.constantOf(5).orElseThrow().name()).isEqualTo("B");
        assertThat(SystemRdl.parse("x.rdl", SystemRdl.of(read))
                        .register("mode")
                        .choice("f")
                        .width())
                .isEqualTo(8);
        assertThat(Heddle.elaborate(() -> new RegisterBlock<>(read))
                        .verilog()
                        .files()
                        .get(0)
                        .text())
                .contains("8'd5");
    }

    @Test
    void aBlockIsBuiltOfIt() {
        var design = Heddle.elaborate(() -> new RegisterBlock<>(timer()));
        assertThat(design.verilog().files().get(0).text())
                .contains("channel0_mode", "events_pending_lines_set", "table_readData");
    }

    @Test
    void aByteOrderMarkAndLinesOfWindowsChangeNothing() {
        ImportedMap read = SystemRdl.parse("timer.rdl", "\uFEFF" + TIMER.replace("\n", "\r\n"));
        assertThat(SystemRdl.of(read)).isEqualTo(SystemRdl.of(timer()));
    }

    @Test
    void aFileIsReadAndSaysWhereItIsWrong() throws Exception {
        Path file = folder.resolve("timer.rdl");
        Files.writeString(file, TIMER);
        assertThat(SystemRdl.of(SystemRdl.read(file))).isEqualTo(SystemRdl.of(timer()));
        Files.writeString(file, TIMER.replace("rclr;", "rset;"));
        assertThatThrownBy(() -> SystemRdl.read(file))
                .isInstanceOf(SystemRdlException.class)
                .hasMessageStartingWith("timer.rdl:28:46: the property \"rset\" is not read: ");
        Files.write(file, new byte[] {(byte) 0xFF, 'a'});
        assertThatThrownBy(() -> SystemRdl.read(file)).hasMessageContaining("no text in UTF-8");
        assertThatThrownBy(() -> SystemRdl.read(folder.resolve("other.rdl")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("other.rdl");
    }

    @Test
    void oneOfSeveralAddressMapsIsChosenByItsName() throws Exception {
        Path file = folder.resolve("two.rdl");
        String map = "addrmap %s { reg { field { hw = r; } %s; } v; };\n";
        Files.writeString(file, map.formatted("a", "left") + map.formatted("b", "right"), StandardCharsets.UTF_8);
        assertThat(SystemRdl.read(file, "b").register("v").flag("right").access())
                .isEqualTo(RegisterAccess.READ_WRITE);
        assertThatThrownBy(() -> SystemRdl.read(file))
                .hasMessageContaining("the file has the addrmaps a, b: name one of them");
        assertThatThrownBy(() -> SystemRdl.read(file, "c")).hasMessageContaining("a, b, and no c");
    }

    @Test
    void anAddressMapInAnotherOneIsAPartOfIt() {
        ImportedMap map = SystemRdl.parse("x.rdl", """
                addrmap inner { reg { field { hw = r; } f; } v[3]; };
                addrmap outer { inner left; inner right @ 0x100; };
                """);
        assertThat(map.name()).isEqualTo("outer");
        assertThat(map.register("right_v2").address()).isEqualTo(0x108);
    }

    @Test
    void anInstanceThatFollowsLiesAtAMultipleOfItsBytes() {
        ImportedMap map = SystemRdl.parse("x.rdl", """
                addrmap x {
                    reg v { field { hw = r; } f; };
                    v a;
                    regfile { v p; v q; v s; } file;
                };
                """);
        assertThat(map.register("file_p").address())
                .as("three registers align to 16 bytes")
                .isEqualTo(0x10);
    }

    @Test
    void partsAreFoundByNameAndTheErrorSaysWhichThereAre() {
        assertThatThrownBy(() -> timer().register("chanel0"))
                .hasMessageContaining("timer has no register \"chanel0\"")
                .hasMessageContaining("channel0");
        assertThatThrownBy(() -> timer().register("channel0").number("run"))
                .hasMessageContaining("channel0 has no number \"run\": it has choice mode, flag run");
        assertThatThrownBy(() -> timer().window("id")).hasMessageContaining("[table]");
        assertThatThrownBy(() -> timer().array("id")).hasMessageContaining("no array \"id\"");
    }

    /** Register a_b with field c, and register a with field b_c, would have one port. */
    @Test
    void partsWhoseHardwareWouldHaveOneNameAreToldApartOrRefused() {
        ImportedMap map = SystemRdl.parse("x.rdl", """
                addrmap x {
                    reg { field { hw = r; } c; } a_b;
                    reg { field { hw = r; } b_c; } a;
                };
                """);
        assertThatThrownBy(() -> Heddle.elaborate(() -> new RegisterBlock<>(map)))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("a_b_c");
    }

    @Test
    void keywordsOfJavaAndVerilogAreNamesAsAnyOther() {
        ImportedMap map = SystemRdl.parse("x.rdl", """
                addrmap x {
                    enum class { new; if; code; values; };
                    reg { field { hw = r; } begin; field { hw = r; encode = class; } always[2:1]; } module;
                    external mem { mementries = 2; memwidth = 32; } endmodule @ 0x8;
                };
                """);
        assertThat(map.register("module").choice("always").constants())
                .extracting(Object::toString)
                .containsExactly("new", "if", "code", "values");
        assertThat(Heddle.elaborate(() -> new RegisterBlock<>(map))
                        .verilog()
                        .files()
                        .get(0)
                        .text())
                .contains("module_begin", "module_always", "endmodule_word");
    }
}
