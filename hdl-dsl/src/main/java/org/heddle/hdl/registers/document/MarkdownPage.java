package org.heddle.hdl.registers.document;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WordArray;

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
                "%d registers of %d bits in %d bytes. An access to an address that is not in the table reads 0, changes nothing, and",
                map.registers().size(), map.width(), map.bytes());
        line("is answered with an error where the bus has errors; bits without a field read as 0 and ignore writes.");
        if (map.pages() > 1) {
            line("");
            line(
                    "There are %d pages of this, one every `%s` bytes, with fields of their own. A *shared* field is one for all pages, and",
                    map.pages(), Word.address(map.pageBytes()));
            line("only accesses to the first page write it.");
        }
        line("");
        line("| address | register | reset | what it is for |");
        line("|---|---|---|---|");
        rows().values().forEach(row -> line("%s", row));
        line("");
        line("![The bits of each register](%s)", drawing);
        map.registers().forEach(this::register);
        map.arrays().forEach(this::array);
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

    /** The table's rows by address. */
    private SortedMap<Long, String> rows() {
        SortedMap<Long, String> rows = new TreeMap<>();
        for (Register register : map.registers()) {
            rows.put(
                    register.address(),
                    "| `%s` | %s | `%s` | %s |"
                            .formatted(
                                    Word.address(register.address()),
                                    link(register.name()),
                                    Word.hex(map, register.resetValue()),
                                    cell(register.documentation())));
        }
        for (WordArray array : map.arrays()) {
            String kind = array.isSnapshot() ? "; a write of the first keeps the numbers of that cycle" : "";
            rows.put(
                    array.address(),
                    "| `%s` | %s | | %d words, ro%s: %s |"
                            .formatted(
                                    Word.address(array.address()),
                                    link(array.name()),
                                    array.words(),
                                    kind,
                                    cell(array.documentation())));
        }
        for (Window window : map.windows()) {
            rows.put(
                    window.address(),
                    "| `%s` | %s | | window of `%s` bytes, %s: %s |"
                            .formatted(
                                    Word.address(window.address()),
                                    window.name(),
                                    Word.address(window.bytes()),
                                    window.access().code(),
                                    cell(window.documentation())));
        }
        return rows;
    }

    private static String link(String name) {
        return "[%s](#%s)".formatted(name, name.toLowerCase(Locale.ROOT));
    }

    private void array(WordArray array) {
        line("");
        line("## %s", array.name());
        line("");
        line("Numbers of %d bits.", array.width());
        line("");
        line("| address | number |");
        line("|---|---|");
        for (int i = 0; i < array.words(); i++) {
            line(
                    "| `%s` | %s |",
                    Word.address(array.addressOf(i)), array.names().get(i));
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
                    field.access().code() + (field.isShared() ? ", shared" : ""),
                    reset(field),
                    cell(meaning(field)));
        }
    }

    private static String reset(Field<?> field) {
        if (!field.access().isStored() && field.access() != RegisterAccess.CONSTANT) {
            return "";
        }
        return field instanceof ChoiceField<?> choice
                ? choice.constantOf(field.resetValue()).orElseThrow().name()
                : "0x" + Long.toHexString(field.resetValue());
    }

    private static String meaning(Field<?> field) {
        if (!(field instanceof ChoiceField<?> choice)) {
            return field.documentation();
        }
        String codes = codes(choice);
        return field.documentation().isEmpty() ? codes : field.documentation() + ": " + codes;
    }

    private static <E extends Enum<E>> String codes(ChoiceField<E> choice) {
        return choice.constants().stream()
                .map(constant -> choice.codeOf(constant) + " " + constant.name())
                .collect(Collectors.joining(", "));
    }

    private static String cell(String words) {
        return words.replace("|", "\\|");
    }

    private void line(String format, Object... values) {
        text.append(values.length == 0 ? format : format.formatted(values)).append('\n');
    }
}
