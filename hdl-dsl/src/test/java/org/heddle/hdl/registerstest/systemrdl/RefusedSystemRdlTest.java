package org.heddle.hdl.registerstest.systemrdl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.time.Duration;
import java.util.stream.Stream;
import org.heddle.hdl.registers.systemrdl.SystemRdl;
import org.heddle.hdl.registers.systemrdl.SystemRdlException;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are wrong, or say what is not read: each is refused with its place, what is wrong there, and the mend. */
class RefusedSystemRdlTest {
    private static Arguments file(String text, String message) {
        return Arguments.of(text, message);
    }

    /** A file with this in its only register. */
    private static Arguments fields(String text, String message) {
        return file("addrmap x { reg {\n" + text + "\n} v; };", message);
    }

    /** A file with this in its address map. */
    private static Arguments parts(String text, String message) {
        return file("addrmap x {\nreg r_t { field { hw = r; } f; };\n" + text + "\n};", message);
    }

    static Stream<Arguments> textThatIsNoSystemRdl() {
        return Stream.of(
                file("", "x.rdl:1:1: the file has no addrmap: put the registers into one"),
                file("\uFEFF", "x.rdl:1:1: the file has no addrmap"),
                file("\n\n// nothing\n", "x.rdl:4:1: the file has no addrmap"),
                file("addrmap x {\n  /* no end", "x.rdl:2:3: a comment begins here and does not end"),
                file("/*", "x.rdl:1:1: a comment begins here and does not end"),
                file("/*/", "x.rdl:1:1: a comment begins here and does not end"),
                file("addrmap x { desc = \"no end; };", "x.rdl:1:20: a string begins here and does not end"),
                file("addrmap x { desc = \"\\\"; };", "x.rdl:1:20: a string begins here and does not end"),
                file("addrmap x { desc = \"\\", "x.rdl:1:20: a string begins here and does not end"),
                file("addrmap x { reg {", "x.rdl:1:13: the reg begins here and does not end"),
                file("addrmap x {", "x.rdl:1:1: the addrmap begins here and does not end"),
                file("addrmap", "the name of the addrmap is expected, and the end of the file found"),
                file("addrmap x {}", "x.rdl:1:13: the name of the instance is expected, and the end of the file found"),
                file("addrmap x {};", "x.rdl:1:9: the addrmap has nothing in it"),
                file("};", "x.rdl:1:1: the name of a component or property is expected"),
                file("\u00e4", "x.rdl:1:1: the character U+00E4 begins nothing in SystemRDL"),
                file("\0", "x.rdl:1:1: the character U+0000 begins nothing"),
                file("\uD83D\uDE00", "U+1F600"),
                file("\\", "the character U+005C begins nothing"),
                file("\\9", "the character U+005C begins nothing"),
                file("`include \"a.rdl\"", "the file is meant for a preprocessor"),
                file("<% print %>", "the file is meant for a preprocessor"),
                file("addrmap 9x {};", "the name of the addrmap is expected, and \"9x\" found"),
                file("addrmap reg {};", "x.rdl:1:9: the keyword \"reg\" stands where the name of the addrmap"),
                file("addrmap { reg { field { hw = r; } f; } v; };", "the addrmap has neither name nor instance"),
                file("reg { field { hw = r; } f; } v;", "x.rdl:1:30: an instance stands outside of an address map"),
                file("hw = r;", "x.rdl:1:1: a property stands outside of a component"));
    }

    static Stream<Arguments> partsThatAreNotRead() {
        return Stream.of(
                parts("signal { } s;", "x.rdl:3:1: \"signal\" is not read: describe the ports"),
                parts("constraint c { };", "\"constraint\" is not read"),
                parts("struct s { };", "\"struct\" is not read"),
                parts("r_t a; alias a r_t b;", "x.rdl:3:8: \"alias\" is not read"),
                parts("external alias a r_t b;", "\"alias\" is not read"),
                parts("r_t a; a.f -> reset = 1;", "x.rdl:3:8: a property is given to \"a\" behind its definition"),
                parts("r_t a; a->desc = \"b\";", "a property is given to \"a\" behind its definition"),
                parts("reg p_t #(longint W = 1) { };", "x.rdl:3:9: parameters are not read"),
                parts("r_t #(.W(2)) a;", "x.rdl:3:5: parameters are not read"),
                parts("r_t a[2][3];", "x.rdl:3:9: an array of two dimensions is not read"),
                parts("r_t a @ 4 + 4;", "expected, and \"+\" found: write the value itself; expressions are not read"),
                parts("r_t a @ (4);", "a number, for an address or distance, is expected, and \"(\" found"),
                parts("external r_t a;", "x.rdl:3:14: an external register is not read"),
                parts("external regfile { r_t a; } f;", "an external regfile is not read"),
                parts("mem { mementries = 4; memwidth = 32; } m;", "a mem is no part of a register block"),
                parts("external mem { memwidth = 32; } m;", "the mem has no mementries"),
                parts("external mem { mementries = 4; } m;", "the mem has no memwidth"),
                parts("external mem { mementries = 0; memwidth = 32; } m;", "x.rdl:3:29: \"mementries\" is 0"),
                parts(
                        "external mem { mementries = 4; memwidth = 64; } m @ 8; r_t a @ 0;",
                        "x.rdl:2:5: a reg of 32 bits stands in a map of 64"),
                parts("external mem { mementries = 4; memwidth = 32; r_t a; } m;", "a reg stands in a mem"),
                parts("alignment = 8;", "the property \"alignment\" is not read"),
                parts("addressing = compact;", "\"compact\" is no value of \"addressing\" that is read: use regalign"),
                parts("lsb0 = false;", "\"lsb0 = false\" is not read"),
                parts("bridge;", "the property \"bridge\" is not read"),
                parts("sw = rw;", "an addrmap has no property \"sw\" that is read"),
                parts("default counter = true;", "the property \"counter\" is not read"),
                parts("default sw = rw; default sw = r;", "x.rdl:3:26: the default of \"sw\" is given twice"),
                parts("desc = \"a\"; desc = \"b\";", "x.rdl:3:13: the property \"desc\" is given twice"),
                parts("property p { type = string; component = reg; };", "the keyword \"property\" stands where"),
                file("property p { type = string; component = reg; };", "the user-defined property \"p\" is not read"),
                file(
                        "property heddle_bytes { type = string; component = addrmap; };",
                        "\"longint\" in \"type = longint unsigned;\" of heddle_bytes is expected"),
                parts("heddle_bytes = 8;", "the user-defined property \"heddle_bytes\" is not defined above"));
    }

    static Stream<Arguments> placesThatCannotBe() {
        return Stream.of(
                parts("r_t a; r_t a;", "x.rdl:3:12: there are two instances \"a\""),
                parts("r_t a; r_t A;", "x.rdl:3:12: HDL075 two registers of x are named \"A\""),
                parts("r_t a @ 0; r_t b @ 0;", "x.rdl:3:16: HDL070 register b at 0x00 lies on register a"),
                parts("r_t a @ 2;", "x.rdl:3:5: HDL071 register a at 0x02: an address is a multiple of 4"),
                parts("r_t a[2] += 2;", "x.rdl:3:5: the elements of \"a\" have 4 bytes and are 2 apart"),
                parts("r_t a += 4;", "\"a\" has += and is no array"),
                parts("r_t a @ 4 %= 8;", "\"a\" has both @ and %="),
                parts("r_t a %= 0;", "\"a\" has %= 0"),
                parts("r_t a[0];", "fits no reg"),
                parts("r_t a[3:0];", "fits no reg"),
                parts("r_t a = 1;", "x.rdl:3:7: \"=\" stands behind a reg"),
                parts("r_t a[16385];", "a number of elements or bits is 16385: use at most 16384"),
                parts("r_t a @ 0x40000001;", "use at most 1073741824"),
                parts("r_t a @ 0x40000000;", "\"a\" ends behind byte 1073741824"),
                parts("r_t a[16384] += 0x40000000;", "\"a\" ends behind byte 1073741824"),
                parts("r_t a @ 0x1_0000_0000_0000_0000;", "has more than 64 bits"),
                parts("r_t a @ 99999999999999999999999999;", "has more than 64 bits"),
                parts("r_t a @ 65'h0;", "has more than 64 bits, or none"),
                parts("r_t a @ 0'h0;", "has more than 64 bits, or none"),
                parts("r_t a @ 2'h4;", "2'h4 does not fit its 2 bits"),
                parts("r_t a @ 4'b2;", "\"4'b2\" is no number"),
                parts("r_t a @ 4'bx;", "\"4'bx\" is no number"),
                parts("r_t a @ 0x;", "\"0x\" is no number"),
                parts("r_t a @ -4;", "is expected, and \"-\" found"),
                parts("regfile { r_t b[16384]; } a[2];", "x.rdl:3:15: there are more than 16384 registers"),
                parts("regfile { } a;", "x.rdl:3:1: the regfile has nothing in it"),
                parts("reg { } a;", "x.rdl:3:9: HDL071 register a has no fields"),
                parts(
                        "reg { regwidth = 64; field { hw = r; } f; } a; r_t b;",
                        "a reg of 32 bits stands in a map of 64"),
                parts(
                        "reg { regwidth = 12; field { hw = r; } f; } a;",
                        "x.rdl:3:18: \"regwidth\" is 12: use 8, 16, 32 or 64"),
                parts("reg { accesswidth = 8; field { hw = r; } f; } a;", "x.rdl:3:21: an accesswidth other than"),
                parts("external mem { mementries = 3; memwidth = 32; } m;", "x.rdl:3:49: HDL071 window m of 12 bytes"),
                parts("field { } f;", "x.rdl:3:11: a field stands in an addrmap"),
                parts("regfile { external mem { mementries = 4; memwidth = 32; } m; } a;", "a mem stands in a regfile"),
                file("addrmap X { reg { field { hw = r; } f; } v; };", "x.rdl:1:9: HDL075 the map's name \"X\""));
    }

    static Stream<Arguments> definitionsThatAreNotThere() {
        return Stream.of(
                parts("s_t a;", "x.rdl:3:1: there is no component \"s_t\" above"),
                parts("reg s_t { s_t a; };", "x.rdl:3:11: there is no component \"s_t\" above"),
                parts(
                        "regfile a_t { b_t b; }; regfile b_t { a_t a; };",
                        "x.rdl:3:15: there is no component \"b_t\" above"),
                parts("reg r_t { };", "x.rdl:3:5: there are two definitions of \"r_t\""),
                parts("enum r_t { A; };", "there are two definitions of \"r_t\""),
                parts("enum e { };", "the name of a member of e is expected"),
                parts("enum e { A; A; };", "x.rdl:3:13: the member \"A\" has the name or the code, 1, of \"A\""),
                parts("enum e { A = 1; B = 1; };", "the member \"B\" has the name or the code, 1, of \"A\""),
                parts("enum e { A = 0x80000000; };", "the code of A is 0x80000000: use at most 2147483647"),
                parts("enum e { A = 2147483647; B; };", "the code of B is 2147483648: use at most 2147483647"),
                parts("enum e { A { sw = r; }; };", "a member has no property \"sw\""),
                parts("enum e { A = 0 { desc = 1; }; };", "a string is expected, and \"1\" found"),
                fields("field { hw = r; encode = e; } f;", "there is no enumeration \"e\" above"),
                fields("enum e { A; B; }; field { hw = r; encode = e; reset = e::C; } f;", "e has no member \"C\""),
                fields(
                        "enum e { A = 1; }; field { hw = r; encode = e; } f;",
                        "\"f\" is 0 after a reset, which is no member of e"),
                fields(
                        "enum e { A; B; C; }; field { hw = r; encode = e; } f;",
                        "HDL071 field v.f has 1 bits, and the codes of 3 constants have 2"));
    }

    static Stream<Arguments> fieldsThatARegisterMapHasNot() {
        return Stream.of(
                fields(
                        "field { } f;",
                        "x.rdl:2:11: the field's access, sw = rw, hw = rw, is none that a register map has: say hw = r"),
                fields("field { sw = r; } f;", "say hw = na"),
                fields("field { sw = na; } f;", "\"na\" is no value of \"sw\" that is read: use r, w, rw, wr"),
                fields("field { sw = rw1; } f;", "\"rw1\" is no value of \"sw\""),
                fields("field { sw = 1; } f;", "\"1\" is no value of \"sw\""),
                fields("field { sw = w; hw = w; } f;", "say hw = r"),
                fields(
                        "field { hw = r; onread = rset; } f;",
                        "\"rset\" is no value of \"onread\" that is read: use rclr, ruser"),
                fields("field { hw = r; onwrite = wot; } f;", "\"wot\" is no value of \"onwrite\""),
                fields(
                        "field { hw = r; onwrite = woclr; } f;",
                        "the field's access, sw = rw, hw = r, onwrite = woclr, is none"),
                fields("field { hw = r; onwrite = woclr; woset; } f;", "the field has both woclr and woset"),
                fields("field { hw = r; onwrite = woclr; hwset; } f;", "software wins where both change the field"),
                fields(
                        "field { hw = r; onwrite = woclr; hwset; precedence = hw; } f[2];",
                        "is none that a register map has"),
                fields("field { hw = rw; we; } f;", "say precedence = hw"),
                fields("field { hw = r; we; precedence = hw; } f;", "say hw = rw"),
                fields("field { sw = w; hw = r; singlepulse; } f[2];", "sw = w, hw = r, singlepulse, is none"),
                fields("field { sw = w; hw = r; singlepulse; } f = 1;", "HDL073"),
                fields("field { sw = r; hw = w; } f = 1;", "x.rdl:2:27: HDL073 v.f is ro and keeps nothing"),
                fields("field { sw = r; hw = na; } f;", "the constant \"f\" has no value"),
                fields("field { hw = r; counter; } f;", "x.rdl:2:17: the property \"counter\" is not read"),
                fields("field { hw = r; intr; } f;", "the property \"intr\" is not read"),
                fields("field { hw = r; posedge intr; } f;", "\"posedge\" is not read"),
                fields("field { hw = r; hwset = g; } f;", "references to signals and fields are not read"),
                fields(
                        "field { hw = r; hwset = 1; } f;",
                        "\"1\" is no value of \"hwset\" that is read: use true or false"),
                fields("field { hw = r; desc = 1; } f;", "a string is expected"),
                fields("field { hw = r; desc; } f;", "\"=\" and a value of \"desc\" is expected, and \";\" found"),
                fields("field { hw = r; regwidth = 32; } f;", "a field has no property \"regwidth\" that is read"));
    }

    static Stream<Arguments> bitsThatCannotBe() {
        return Stream.of(
                fields("field { hw = r; } f[0:7];", "[0:7] counts bits from the highest down"),
                fields("field { hw = r; } f[0];", "fits no field"),
                fields("field { hw = r; } f[33];", "\"f\" ends at bit 32, and its register at bit 31"),
                fields("field { hw = r; } f[32:32];", "\"f\" ends at bit 32"),
                fields("field { hw = r; } a[31:31]; field { hw = r; } b;", "x.rdl:2:47: \"b\" ends at bit 32"),
                fields(
                        "field { hw = r; } a[3:0]; field { hw = r; } b[3:3];",
                        "x.rdl:2:45: HDL070 field v.b, from bit 3, lies on field v.a"),
                fields("field { hw = r; } a; field { hw = r; } A;", "HDL075 two fields of v are named \"A\""),
                fields("field { hw = r; fieldwidth = 0; } f;", "\"fieldwidth\" is 0: use 1 to 64"),
                fields("field { hw = r; fieldwidth = 65; } f;", "\"fieldwidth\" is 65"),
                fields(
                        "field { hw = r; fieldwidth = 0x8000_0000_0000_0000; } f;",
                        "\"fieldwidth\" is 9223372036854775808"),
                fields("field { hw = r; fieldwidth = 4; } f[3];", "\"f\" has other bits than its fieldwidth"),
                fields("field { hw = r; fieldwidth = 4; } f[2:0];", "\"f\" has other bits than its fieldwidth"),
                fields("field { hw = r; } f[2] = 4;", "the reset 4 of \"f\" does not fit its 2 bits"),
                fields("field { hw = r; reset = 2; } f;", "the reset 2 of \"f\" does not fit its 1 bits"),
                fields("field { hw = r; } f = 99999999999999999999;", "has more than 64 bits"),
                fields("field { hw = r; } f @ 4;", "x.rdl:2:21: \"@\" stands behind a field"),
                fields(
                        "field { sw = w; hw = r; } a; field { hw = r; } b;",
                        "HDL074 a write of v.b (rw) would change v.a"),
                fields("external field { hw = r; } f;", "x.rdl:2:28: an external field is not read"),
                fields("reg { } q;", "a reg stands in a reg"));
    }

    private static Arguments own(String text, String message) {
        return file(
                "property heddle_words { type = string; component = regfile; };"
                        + " property heddle_pages { type = boolean; component = addrmap; };"
                        + " property heddle_access { type = string; component = field; };"
                        + " property heddle_bytes { type = longint unsigned; component = addrmap; };"
                        + " reg w_t { field { sw = r; hw = w; } n[7:0]; }; reg b_t { field { sw = r; hw = w; } n[8:0]; };\n"
                        + text,
                message);
    }

    static Stream<Arguments> propertiesOfThisLibraryThatDoNotFit() {
        String words = "x.rdl:2:38: the regfile has heddle_words, and is no array of numbers";
        return Stream.of(
                own("addrmap x { regfile { heddle_words = \"all\"; w_t A; } a; };", words),
                own("addrmap x { regfile { heddle_words = \"live\"; w_t A; b_t B; } a; };", words),
                own("addrmap x { regfile { heddle_words = \"live\"; w_t A; w_t B @ 8; } a; };", words),
                own("addrmap x { regfile { heddle_words = \"live\"; w_t A[2]; } a; };", words),
                own("addrmap x { regfile { heddle_words = \"live\"; regfile { w_t B; } A; } a; };", words),
                own("addrmap x { regfile { heddle_words = \"live\"; reg { field { hw = r; } n; } A; } a; };", words),
                own("addrmap x { regfile { heddle_words = \"live\"; w_t a; } a; };", "HDL075 the number \"a\" of a"),
                own("addrmap x { heddle_pages; w_t a; };", "x.rdl:2:25: \"x\" has heddle_pages"),
                own("addrmap x { heddle_pages; addrmap { w_t a; } p[2] @ 8; };", "and is not pages alone"),
                own("addrmap x { heddle_pages; addrmap { w_t a; } p[3]; };", "HDL071 x has 3 pages"),
                own(
                        "addrmap x { addrmap { heddle_pages; addrmap { w_t a; } p[2]; } y; };",
                        "\"heddle_pages\" is given to an inner addrmap"),
                own("addrmap x { heddle_bytes = 0xFFFF_FFFF_FFFF; w_t a; };", "\"heddle_bytes\" is 281474976710655"),
                own("addrmap x { heddle_bytes = 6; w_t a; };", "HDL071 reserved(0x04, 0x06)"),
                own(
                        "addrmap x { reg { field { hw = r; heddle_access = \"zz\"; } f; } a; };",
                        "the field's access, sw = rw, hw = r, heddle_access = zz, is none"),
                own(
                        "addrmap x { reg { field { hw = r; heddle_access = \"wq\"; } f; } a; };",
                        "heddle_access = wq, is none that a register map has"),
                own(
                        "addrmap x { reg { field { sw = w; hw = r; onwrite = wuser; heddle_access = \"wq\"; } f; } a; };",
                        "a queue is no internal register: put external before it"));
    }

    @ParameterizedTest
    @MethodSource({
        "textThatIsNoSystemRdl",
        "partsThatAreNotRead",
        "placesThatCannotBe",
        "definitionsThatAreNotThere",
        "fieldsThatARegisterMapHasNot",
        "bitsThatCannotBe",
        "propertiesOfThisLibraryThatDoNotFit"
    })
    void isRefusedByName(String text, String message) {
        Throwable refusal = catchThrowable(() -> SystemRdl.parse("x.rdl", text));
        assertThat(refusal).isInstanceOf(SystemRdlException.class).hasMessageContaining(message);
        assertThat(refusal.getMessage().lines()).allMatch(line -> line.matches("x\\.rdl:\\d+:\\d+: .+: .+"));
    }

    @ParameterizedTest
    @MethodSource("nests")
    void deepNestsAreRefusedAndNotFollowed(String text) {
        Throwable refusal = Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(10), () -> catchThrowable(() -> SystemRdl.parse("x.rdl", text)));
        assertThat(refusal).isInstanceOf(SystemRdlException.class).hasMessageContaining("use fewer levels");
    }

    static Stream<String> nests() {
        StringBuilder chain = new StringBuilder("regfile f0 { reg { field { hw = r; } f; } v; };\n");
        for (int i = 1; i < 5000; i++) {
            chain.append("regfile f%d { f%d a; f%d b; };\n".formatted(i, i - 1, i - 1));
        }
        return Stream.of("addrmap x { ".repeat(100_000), "addrmap x { regfile { ".repeat(100), chain.toString());
    }

    @Test
    void componentsThatDoubleAreRefusedWhenTheyAreTooMany() {
        StringBuilder text = new StringBuilder("regfile f0 { reg { field { hw = r; } f; } v; };\n");
        for (int i = 1; i < 28; i++) {
            text.append("regfile f%d { f%d a; f%d b; };\n".formatted(i, i - 1, i - 1));
        }
        text.append("addrmap x { f27 whole; };");
        Throwable refusal = Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> catchThrowable(() -> SystemRdl.parse("x.rdl", text.toString())));
        assertThat(refusal)
                .isInstanceOf(SystemRdlException.class)
                .hasMessageContaining("there are more than 16384 registers");
    }

    @Test
    void allMistakesOfPlaceAreToldAtOnce() {
        Throwable refusal = catchThrowable(() -> SystemRdl.parse("x.rdl", """
                addrmap x {
                    reg r_t { field { hw = r; } f; };
                    r_t a @ 2;
                    r_t b @ 6;
                };
                """));
        assertThat(refusal.getMessage().lines())
                .hasSize(2)
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("x.rdl:3:9: HDL071"),
                        second -> assertThat(second).startsWith("x.rdl:4:9: HDL071"));
    }
}
