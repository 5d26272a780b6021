package org.heddle.hdl.registers.systemrdl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WordArray;

/** A map as the text of a SystemRDL file: everything at its address, in the order of addresses. */
final class SystemRdlText {
    private final RegisterMap map;
    private final Map<Class<?>, String> enums = new LinkedHashMap<>();
    private final Set<RdlProperty> userDefined = new TreeSet<>();
    private final StringBuilder text = new StringBuilder();
    private String indent = "";

    private SystemRdlText(RegisterMap map) {
        this.map = map;
    }

    static String of(RegisterMap map) {
        SystemRdlText writer = new SystemRdlText(map);
        writer.nameEnums();
        writer.body();
        return writer.header() + writer.text;
    }

    /** The simple name; with the name of the class around it where two have the same. */
    private void nameEnums() {
        Map<String, Integer> sharing = new HashMap<>();
        for (ChoiceField<?> choice : choices()) {
            Class<?> type = declaring(choice);
            if (enums.put(type, "") == null) {
                sharing.merge(type.getSimpleName(), 1, Integer::sum);
            }
        }
        Set<String> taken = new HashSet<>();
        enums.replaceAll((type, none) -> {
            Class<?> outer = type.getEnclosingClass();
            String name = sharing.get(type.getSimpleName()) == 1 || outer == null
                    ? type.getSimpleName()
                    : outer.getSimpleName() + "_" + type.getSimpleName();
            while (!taken.add(name)) {
                name += "_";
            }
            return name;
        });
    }

    private List<ChoiceField<?>> choices() {
        List<ChoiceField<?>> choices = new ArrayList<>();
        map.registers()
                .forEach(register -> register.fields().stream()
                        .filter(ChoiceField.class::isInstance)
                        .forEach(field -> choices.add((ChoiceField<?>) field)));
        return choices;
    }

    private static Class<?> declaring(ChoiceField<?> choice) {
        return choice.constants().get(0).getDeclaringClass();
    }

    private String header() {
        StringBuilder header =
                new StringBuilder("// SystemRDL 2.0. Written by Heddle; change the declaration, not this file.\n");
        for (RdlProperty property : userDefined) {
            header.append("property %s { type = %s; component = %s; };\n"
                    .formatted(
                            property.word(),
                            property.kind().type(),
                            property.component().word()));
        }
        return header.append('\n').toString();
    }

    private void body() {
        line("addrmap %s {", RdlNames.escaped(map.name()));
        indent(4);
        describe(map.documentation());
        line("default regwidth = %d;", map.width());
        if (map.isInTurn() && map.readCycles() == 1) {
            line("%s;", use(RdlProperty.HEDDLE_IN_TURN));
        }
        if (map.bytes() > end()) {
            line("%s = %s;", use(RdlProperty.HEDDLE_BYTES), hex(map.bytes()));
        }
        enumerations();
        if (map.pages() > 1) {
            line("%s;", use(RdlProperty.HEDDLE_PAGES));
            line("addrmap {");
            indent(4);
            parts();
            indent(-4);
            line("} page[%d] @ 0x0 += %s;", map.pages(), hex(map.pageBytes()));
        } else {
            parts();
        }
        indent(-4);
        line("};");
    }

    private void parts() {
        map.forEachPart(this::register, this::array, this::window);
    }

    /** The byte behind the last part. */
    private long end() {
        long end = 0;
        for (Register register : map.registers()) {
            end = Math.max(end, register.address() + map.wordBytes());
        }
        for (WordArray array : map.arrays()) {
            end = Math.max(end, array.address() + array.bytes());
        }
        for (Window window : map.windows()) {
            end = Math.max(end, window.address() + window.bytes());
        }
        return end;
    }

    private void enumerations() {
        Set<Class<?>> written = new HashSet<>();
        for (ChoiceField<?> choice : choices()) {
            if (written.add(declaring(choice))) {
                enumeration(choice);
            }
        }
    }

    private <E extends Enum<E>> void enumeration(ChoiceField<E> choice) {
        line("enum %s {", RdlNames.escaped(enums.get(declaring(choice))));
        indent(4);
        for (E constant : choice.constants().get(0).getDeclaringClass().getEnumConstants()) {
            line("%s = %d;", RdlNames.escaped(constant.name()), choice.codeOf(constant));
        }
        indent(-4);
        line("};");
    }

    private void register(Register register) {
        boolean isQueue = register.isQueue(RegisterAccess.PUSH) || register.isQueue(RegisterAccess.POP);
        line("");
        line("%sreg {", isQueue ? "external " : "");
        indent(4);
        describe(register.documentation());
        register.fields().forEach(this::field);
        indent(-4);
        line("} %s @ %s;", RdlNames.escaped(register.name()), hex(register.address()));
    }

    private void field(Field<?> field) {
        RdlAccess access = RdlAccess.written(field.access(), field instanceof FlagField);
        boolean hasReset = field.access().isStored()
                || field.access() == RegisterAccess.CONSTANT
                || field.access() == RegisterAccess.STROBE && field instanceof FlagField;
        line("field {");
        indent(4);
        describe(field.documentation());
        line("%s", access.text());
        if (access.isNamed()) {
            use(RdlProperty.HEDDLE_ACCESS);
        }
        if (field instanceof ChoiceField<?> choice) {
            line("encode = %s;", RdlNames.escaped(enums.get(declaring(choice))));
        }
        if (field instanceof NumberField && field.width() == 1) {
            line("%s;", use(RdlProperty.HEDDLE_NUMBER));
        }
        if (field.isShared()) {
            line("%s;", use(RdlProperty.HEDDLE_SHARED));
        }
        indent(-4);
        line(
                "} %s[%d:%d]%s;",
                RdlNames.escaped(field.name()),
                field.high(),
                field.low(),
                hasReset ? " = " + hex(field.resetValue()) : "");
    }

    private void array(WordArray array) {
        line("");
        line("regfile {");
        indent(4);
        describe(array.documentation());
        line("%s = \"%s\";", use(RdlProperty.HEDDLE_WORDS), array.isSnapshot() ? "snapshot" : "live");
        line("reg word { field { sw = r; hw = w; } value[%d:0]; };", array.width() - 1);
        for (int i = 0; i < array.words(); i++) {
            line("word %s @ %s;", RdlNames.escaped(array.names().get(i)), hex((long) i * map.wordBytes()));
        }
        indent(-4);
        line("} %s @ %s;", RdlNames.escaped(array.name()), hex(array.address()));
    }

    private void window(Window window) {
        String access = window.access().isReadable() ? window.access().isWritable() ? "rw" : "r" : "w";
        line("");
        line("external mem {");
        indent(4);
        describe(window.documentation());
        line("mementries = %d; memwidth = %d; sw = %s;", window.words(), map.width(), access);
        indent(-4);
        line("} %s @ %s;", RdlNames.escaped(window.name()), hex(window.address()));
    }

    private void describe(String documentation) {
        if (!documentation.isBlank()) {
            line("desc = \"%s\";", documentation.replace("\\", "\\\\").replace("\"", "\\\""));
        }
    }

    private String use(RdlProperty property) {
        userDefined.add(property);
        return property.word();
    }

    private static String hex(long value) {
        return "0x" + Long.toHexString(value);
    }

    private void indent(int columns) {
        indent = " ".repeat(indent.length() + columns);
    }

    private void line(String format, Object... values) {
        String line = format.formatted(values);
        text.append(line.isEmpty() ? "" : indent + line).append('\n');
    }
}
