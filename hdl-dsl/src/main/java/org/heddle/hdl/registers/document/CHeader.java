package org.heddle.hdl.registers.document;

import java.util.Locale;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/**
 * A map as a C99 header: for each register its offset and reset value, for each field its mask and shift and a macro that takes it
 * out of a word, for each constant its code, and a structure to lay over the block.
 */
public final class CHeader {
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
        line("/* %s: %s Written by Heddle; change the declaration, not this file. */", map.name(), map.documentation());
        line("#ifndef %s", guard);
        line("#define %s", guard);
        line("");
        line("#include <stdint.h>");
        for (Register register : map.registers()) {
            line("");
            comment(register.documentation());
            String name = prefix + "_" + Word.upper(register.name());
            line("#define %s_OFFSET %su", name, Word.address(register.address()));
            line("#define %s_RESET %s", name, constant(register.resetValue()));
            register.fields().forEach(field -> field(name + "_" + Word.upper(field.name()), field));
        }
        line("");
        structure();
        line("");
        line("#endif");
    }

    private void field(String name, Field<?> field) {
        comment(field.access().code() + ": "
                + (field.documentation().isEmpty() ? field.access().meaning() : field.documentation()));
        line("#define %s_MASK %s", name, constant(field.mask()));
        line("#define %s_SHIFT %d", name, field.low());
        line("#define %s_OF(word) (((word) & %s_MASK) >> %s_SHIFT)", name, name, name);
        if (field instanceof ChoiceField<?> choice) {
            for (Enum<?> constant : choice.constants()) {
                line("#define %s_%s %du", name, constant.name(), constant.ordinal());
            }
        }
    }

    private void structure() {
        String type = "uint%d_t".formatted(map.width());
        int bytes = map.width() / 8;
        line("typedef struct {");
        long next = 0;
        int gaps = 0;
        for (Register register : map.registers()) {
            if (register.address() > next) {
                line("    %s reserved_%d[%d];", type, gaps++, (register.address() - next) / bytes);
            }
            boolean constant =
                    register.fields().stream().noneMatch(field -> field.access().isWritable());
            line(
                    "    %svolatile %s %s; /* %s */",
                    constant ? "const " : "", type, Word.lower(register.name()), Word.address(register.address()));
            next = register.address() + bytes;
        }
        if (map.bytes() > next) {
            line("    %s reserved_%d[%d];", type, gaps, (map.bytes() - next) / bytes);
        }
        line("} %s_registers;", map.name());
    }

    private String constant(long value) {
        return "UINT%d_C(%s)".formatted(map.width(), Word.hex(map, value));
    }

    private void comment(String words) {
        if (!words.isEmpty()) {
            line("/* %s */", words.replace("*/", "* /"));
        }
    }

    private void line(String format, Object... values) {
        text.append(values.length == 0 ? format : format.formatted(values)).append('\n');
    }
}
