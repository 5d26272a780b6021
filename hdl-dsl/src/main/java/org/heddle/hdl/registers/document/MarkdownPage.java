package org.heddle.hdl.registers.document;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/** A map as a page: the registers, the drawing, a table of the fields of each register, and what the access kinds mean. */
public final class MarkdownPage {
    private final RegisterMap map;
    private final StringBuilder text = new StringBuilder();

    private MarkdownPage(RegisterMap map) {
        this.map = map;
    }

    /**
     * The page's text.
     *
     * @param drawing the file with the drawing, as seen from the page
     */
    public static String of(RegisterMap map, String drawing) {
        MarkdownPage page = new MarkdownPage(map);
        page.write(drawing);
        return page.text.toString();
    }

    private void write(String drawing) {
        line("# Registers of %s", map.name());
        line("");
        if (!map.documentation().isEmpty()) {
            line("%s", map.documentation());
            line("");
        }
        line(
                "%d registers of %d bits in %d bytes. An access to an address that is not in the table is an error; bits",
                map.registers().size(), map.width(), map.bytes());
        line("without a field read as 0 and ignore writes.");
        line("");
        line("| address | register | reset | what it is for |");
        line("|---|---|---|---|");
        for (Register register : map.registers()) {
            line(
                    "| `%s` | [%s](#%s) | `%s` | %s |",
                    Word.address(register.address()),
                    register.name(),
                    register.name().toLowerCase(Locale.ROOT),
                    Word.hex(map, register.resetValue()),
                    cell(register.documentation()));
        }
        line("");
        line("![The bits of each register](%s)", drawing);
        map.registers().forEach(this::register);
        line("");
        line("## Access kinds");
        line("");
        line("| kind | what it means |");
        line("|---|---|");
        for (RegisterAccess access : RegisterAccess.values()) {
            if (map.registers().stream()
                    .anyMatch(register -> register.fields().stream().anyMatch(field -> field.access() == access))) {
                line("| %s | %s |", access.code(), access.meaning());
            }
        }
    }

    private void register(Register register) {
        line("");
        line("## %s", register.name());
        line("");
        line("| bits | field | access | reset | meaning |");
        line("|---|---|---|---|---|");
        for (Field<?> field : register.fields()) {
            line(
                    "| %s | %s | %s | %s | %s |",
                    field.width() == 1 ? Integer.toString(field.low()) : field.high() + ":" + field.low(),
                    field.name(),
                    field.access().code(),
                    reset(field),
                    cell(meaning(field)));
        }
    }

    private static String reset(Field<?> field) {
        if (!field.access().isStored() && field.access() != RegisterAccess.CONSTANT) {
            return "";
        }
        return field instanceof ChoiceField<?> choice
                ? choice.constants().get((int) field.resetValue()).name()
                : "0x" + Long.toHexString(field.resetValue());
    }

    private static String meaning(Field<?> field) {
        if (!(field instanceof ChoiceField<?> choice)) {
            return field.documentation();
        }
        String codes = IntStream.range(0, choice.constants().size())
                .mapToObj(code -> code + " " + choice.constants().get(code).name())
                .collect(Collectors.joining(", "));
        return field.documentation().isEmpty() ? codes : field.documentation() + ": " + codes;
    }

    private static String cell(String words) {
        return words.replace("|", "\\|");
    }

    private void line(String format, Object... values) {
        text.append(values.length == 0 ? format : format.formatted(values)).append('\n');
    }
}
