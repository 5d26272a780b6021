package org.heddle.hdl.registers.document;

import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.registers.AddressRange;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WordArray;

/**
 * A map as a C99 header: for each register its offset and reset value, for each field its mask and shift and a macro that takes it
 * out of a word, for each constant its code, for each window and array its place, and a structure to lay over the block, or over each of
 * its pages. A member of the structure whose name is a keyword of C or C++ has an underscore behind it: {@code register_}.
 */
public final class CHeader {
    /**
     * A part of the structure.
     *
     * @param declared its name, and the number of its elements if it is an array
     */
    private record Member(String declared, int words, boolean isConstant) {}

    private final RegisterMap map;
    private final String prefix;
    private final StringBuilder text = new StringBuilder();

    private CHeader(RegisterMap map) {
        this.map = map;
        this.prefix = map.name().toUpperCase(Locale.ROOT);
    }

    /** The header's text. */
    public static String of(RegisterMap map) {
        CHeader header = new CHeader(map);
        header.write();
        return header.text.toString();
    }

    private void write() {
        String guard = prefix + "_REGISTERS_H";
        line(
                "/* %s: %s Written by Heddle; change the declaration, not this file. */",
                map.name(), plain(map.documentation()));
        line("#ifndef %s", guard);
        line("#define %s", guard);
        line("");
        line("#include <stdint.h>");
        if (map.pages() > 1) {
            line("");
            comment("Pages of the same layout, one behind the other.");
            line("#define %s_PAGES %du", prefix, map.pages());
            line("#define %s_PAGE_BYTES %su", prefix, Word.address(map.pageBytes()));
        }
        map.registers().forEach(this::register);
        map.arrays().forEach(this::array);
        map.windows().forEach(this::window);
        line("");
        structure();
        line("");
        line("#endif");
    }

    private void register(Register register) {
        line("");
        comment(register.documentation());
        String name = prefix + "_" + Word.upper(register.name());
        line("#define %s_OFFSET %su", name, Word.address(register.address()));
        line("#define %s_RESET %s", name, constant(register.resetValue()));
        register.fields().forEach(field -> field(name + "_" + Word.upper(field.name()), field));
    }

    private String place(AddressRange range) {
        line("");
        comment(range.documentation());
        String name = prefix + "_" + Word.upper(range.name());
        line("#define %s_OFFSET %su", name, Word.address(range.address()));
        return name;
    }

    /** The number of each word, by which the structure's array is indexed. */
    private void array(WordArray array) {
        String name = place(array);
        line("#define %s_WORDS %du", name, array.words());
        for (int i = 0; i < array.words(); i++) {
            line("#define %s_%s %du", name, array.names().get(i), i);
        }
    }

    private void window(Window window) {
        String name = place(window);
        line("#define %s_BYTES %su", name, Word.address(window.bytes()));
    }

    private void field(String name, Field<?> field) {
        comment((field.isShared() ? "shared by all pages, " : "")
                + field.access().code() + ": "
                + (field.documentation().isEmpty() ? field.access().meaning() : field.documentation()));
        line("#define %s_MASK %s", name, constant(field.mask()));
        line("#define %s_SHIFT %d", name, field.low());
        line("#define %s_OF(word) (((word) & %s_MASK) >> %s_SHIFT)", name, name, name);
        if (field instanceof ChoiceField<?> choice) {
            codes(name, choice);
        }
    }

    private <E extends Enum<E>> void codes(String name, ChoiceField<E> choice) {
        for (E constant : choice.constants()) {
            line("#define %s_%s %du", name, constant.name(), choice.codeOf(constant));
        }
    }

    private void structure() {
        String type = "uint%d_t".formatted(map.width());
        int bytes = map.width() / 8;
        line("typedef struct {");
        SortedMap<Long, Member> members = new TreeMap<>();
        for (Register register : map.registers()) {
            boolean isConstant =
                    register.fields().stream().noneMatch(field -> field.access().isWritable());
            members.put(register.address(), new Member(Word.member(register.name()), 1, isConstant));
        }
        map.arrays()
                .forEach(array -> members.put(
                        array.address(),
                        new Member(Word.member(array.name()) + sized(array), array.words(), !array.isSnapshot())));
        map.windows()
                .forEach(window -> members.put(
                        window.address(),
                        new Member(
                                Word.member(window.name()) + sized(window),
                                window.words(),
                                !window.access().isWritable())));
        long next = 0;
        int gaps = 0;
        for (Map.Entry<Long, Member> placed : members.entrySet()) {
            Member member = placed.getValue();
            long address = placed.getKey();
            if (address > next) {
                line("    %s reserved_%d[%d];", type, gaps++, (address - next) / bytes);
            }
            line(
                    "    %svolatile %s %s; /* %s */",
                    member.isConstant ? "const " : "", type, member.declared, Word.address(address));
            next = address + (long) member.words * bytes;
        }
        if (map.pageBytes() > next) {
            line("    %s reserved_%d[%d];", type, gaps, (map.pageBytes() - next) / bytes);
        }
        line("} %s_registers;", map.name());
    }

    private static String sized(AddressRange range) {
        return "[" + range.words() + "]";
    }

    private String constant(long value) {
        return "UINT%d_C(%s)".formatted(map.width(), Word.hex(map, value));
    }

    private void comment(String words) {
        if (!words.isEmpty()) {
            line("/* %s */", plain(words));
        }
    }

    /** Words that end no comment. */
    private static String plain(String words) {
        return words.replace("*/", "* /");
    }

    private void line(String format, Object... values) {
        text.append(values.length == 0 ? format : format.formatted(values)).append('\n');
    }
}
