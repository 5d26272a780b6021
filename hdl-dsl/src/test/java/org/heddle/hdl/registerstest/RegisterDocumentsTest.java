package org.heddle.hdl.registerstest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.option.Companion;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.document.RegisterDocuments;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

class RegisterDocumentsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    @TempDir
    Path folder;

    /** {@code -Dheddle.promote} rewrites the files; the change is then read like any other. */
    @TestFactory
    Stream<DynamicTest> documentsAreTheOnesThatWereRead() {
        return Stream.of(new UartRegisters(), new CardRegisters())
                .flatMap(map -> new RegisterDocuments(map).files().entrySet().stream())
                .map(file -> DynamicTest.dynamicTest(file.getKey(), () -> compare(file.getKey(), file.getValue())));
    }

    private static void compare(String name, String text) throws IOException {
        if (Boolean.getBoolean("heddle.promote")) {
            Files.writeString(GOLDEN.resolve(name), text);
        }
        assertThat(text).isEqualTo(Files.readString(GOLDEN.resolve(name)));
    }

    @Test
    void aDesignKnowsTheDocumentsOfItsRegisterMaps() {
        var design = Heddle.elaborate(() -> new RegisterBlock<>(new UartRegisters()));
        assertThat(design.companions())
                .hasSize(1)
                .first()
                .satisfies(companion -> assertThat(companion.files())
                        .containsOnlyKeys(
                                "uart-registers.csv",
                                "uart-registers.h",
                                "uart-registers.md",
                                "uart-registers.rdl",
                                "uart-registers.svd",
                                "uart-registers.svg"));
        Companion again = Heddle.elaborate(() -> new RegisterBlock<>(new UartRegisters()))
                .companions()
                .get(0);
        assertThat(again.files()).isEqualTo(design.companions().get(0).files());
    }

    @TestFactory
    Stream<DynamicTest> aCompilerTakesTheHeader() {
        return Stream.of(new UartRegisters(), new WideRegisters(), new ByteRegisters(), new CardRegisters())
                .map(map -> DynamicTest.dynamicTest(map.name(), () -> compile(map, "")));
    }

    @Test
    void theStructurePutsEachRegisterAtItsOffset() throws IOException, InterruptedException {
        StringBuilder claims = new StringBuilder("#include <stddef.h>\n");
        UartRegisters map = new UartRegisters();
        map.registers()
                .forEach(register -> claims.append("_Static_assert(offsetof(uart_registers, %s) == %d, \"\");\n"
                        .formatted(register.name(), register.address())));
        claims.append("_Static_assert(sizeof(uart_registers) == 0x30, \"\");\n");
        claims.append("_Static_assert(UART_CONTROL_DIVISOR_OF(UART_CONTROL_RESET) == 0x12345, \"\");\n");
        claims.append(
                "_Static_assert(UART_CONTROL_PARITY_OF(UART_CONTROL_RESET) == UART_CONTROL_PARITY_EVEN, \"\");\n");
        compile(map, claims.toString());
    }

    @Test
    void theStructurePutsArraysAndWindowsAtTheirOffsetsInAPage() throws IOException, InterruptedException {
        StringBuilder claims = new StringBuilder("#include <stddef.h>\n");
        CardRegisters map = new CardRegisters();
        Stream.concat(map.windows().stream(), map.arrays().stream()).forEach(range -> {
            claims.append("_Static_assert(offsetof(card_registers, %s) == %d, \"\");\n"
                    .formatted(range.name(), range.address()));
            claims.append("_Static_assert(sizeof(((card_registers *)0)->%s) == %d, \"\");\n"
                    .formatted(range.name(), range.bytes()));
        });
        claims.append("_Static_assert(sizeof(card_registers) == CARD_PAGE_BYTES, \"\");\n");
        claims.append("_Static_assert(CARD_CONTROL_ROUTE_OF(CARD_CONTROL_RESET) == CARD_CONTROL_ROUTE_LOCAL, \"\");\n");
        claims.append("_Static_assert(CARD_COUNTS_LOST == 2 && CARD_CONTROL_ROUTE_LOCAL == 5, \"\");\n");
        compile(map, claims.toString());
    }

    /** A register and others whose names are keywords of C or C++. */
    private static final class KeywordRegisters extends RegisterMap {
        KeywordRegisters() {
            super("struct", 32, "Keywords.");
            int address = 0;
            for (String name :
                    List.of("register", "unsigned", "signed", "delete", "template", "xor", "typedef", "inline")) {
                register(name, address, new Flagged());
                address += 4;
            }
        }

        static final class Flagged extends Register {
            final FlagField operator = flag(0, RegisterAccess.READ_WRITE);
        }
    }

    @Test
    void keywordsOfCAndCppAreNamesOfRegisters() throws IOException, InterruptedException {
        KeywordRegisters map = new KeywordRegisters();
        StringBuilder claims = new StringBuilder("#include <stddef.h>\n");
        map.registers()
                .forEach(register -> claims.append("_Static_assert(offsetof(struct_registers, %s_) == %d, \"\");\n"
                        .formatted(register.name(), register.address())));
        compile(map, claims.toString());
        compile(map, "");
    }

    private void compile(RegisterMap map, String program) throws IOException, InterruptedException {
        String name = map.name() + "-registers.h";
        Files.writeString(
                folder.resolve(name), new RegisterDocuments(map).files().get(name));
        Files.writeString(folder.resolve("use.c"), "#include \"" + name + "\"\n" + program);
        for (String standard : program.isEmpty() ? List.of("-std=c99", "-std=c11") : List.of("-std=c11")) {
            Process gcc = new ProcessBuilder(
                            "gcc", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-pedantic", standard, "use.c")
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
            String output = new String(gcc.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(gcc.waitFor()).as(output).isZero();
            assertThat(output).isEmpty();
        }
    }

    @Test
    void theDrawingHasABoxForEveryField() throws Exception {
        String drawing = new RegisterDocuments(new UartRegisters()).files().get("uart-registers.svg");
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(drawing)));
        var words = document.getElementsByTagName("text");
        List<String> shown = IntStream.range(0, words.getLength())
                .mapToObj(i -> words.item(i).getTextContent())
                .toList();
        new UartRegisters()
                .registers()
                .forEach(register ->
                        register.fields().forEach(field -> assertThat(shown).contains(field.name())));
    }
}
