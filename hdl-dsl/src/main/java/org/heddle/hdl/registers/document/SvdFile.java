package org.heddle.hdl.registers.document;

import java.util.List;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.registers.AddressRange;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WordArray;

/**
 * A map as a device of one peripheral at address 0, in CMSIS-SVD 1.3: registers with their fields, a list of registers for each array
 * of numbers, an array for each window, and a cluster for the pages.
 */
public final class SvdFile {
    /** The order of the elements is the schema's. */
    private final XmlText xml = new XmlText();

    private final RegisterMap map;

    private SvdFile(RegisterMap map) {
        this.map = map;
    }

    /** The file's text. */
    public static String of(RegisterMap map) {
        SvdFile file = new SvdFile(map);
        file.device();
        return file.xml.toString();
    }

    private void device() {
        xml.open(
                "device",
                "schemaVersion=\"1.3\" xmlns:xs=\"http://www.w3.org/2001/XMLSchema-instance\""
                        + " xs:noNamespaceSchemaLocation=\"CMSIS-SVD.xsd\"");
        xml.element("name", map.name());
        xml.element("version", "1.0");
        xml.element("description", description());
        xml.element("addressUnitBits", "8");
        xml.element("width", Integer.toString(map.width()));
        xml.open("peripherals");
        xml.open("peripheral");
        xml.element("name", map.name());
        xml.element("description", description());
        xml.element("baseAddress", "0x0");
        xml.element("size", Integer.toString(map.width()));
        xml.open("addressBlock");
        xml.element("offset", "0x0");
        xml.element("size", hex(map.pages() * map.pageBytes()));
        xml.element("usage", "registers");
        xml.close("addressBlock");
        xml.open("registers");
        if (map.pages() > 1) {
            xml.open("cluster");
            dimensions(map.pages(), map.pageBytes());
            xml.element("name", "page[%s]");
            xml.element("description", "Pages of the same layout, one behind the other.");
            xml.element("addressOffset", "0x0");
            parts();
            xml.close("cluster");
        } else {
            parts();
        }
        xml.close("registers");
        xml.close("peripheral");
        xml.close("peripherals");
        xml.close("device");
    }

    private String description() {
        return map.documentation().isBlank() ? "Registers of " + map.name() + "." : map.documentation();
    }

    private void dimensions(long count, long bytes) {
        xml.element("dim", Long.toString(count));
        xml.element("dimIncrement", hex(bytes));
    }

    private void parts() {
        map.forEachPart(this::register, this::array, this::window);
    }

    private void register(Register register) {
        xml.open("register");
        xml.element("name", register.name());
        xml.text("description", register.documentation());
        xml.element("addressOffset", hex(register.address()));
        boolean isRead =
                register.fields().stream().anyMatch(field -> field.access().isReadable());
        boolean isWritten =
                register.fields().stream().anyMatch(field -> field.access().isWritable());
        xml.element("access", access(isRead, isWritten));
        xml.element("resetValue", Word.hex(map, register.resetValue()));
        xml.element("resetMask", Word.hex(map, known(register)));
        xml.open("fields");
        register.fields().forEach(this::field);
        xml.close("fields");
        xml.close("register");
    }

    private static String access(boolean isRead, boolean isWritten) {
        return isRead ? isWritten ? "read-write" : "read-only" : "write-only";
    }

    /** The bits that a reset decides: not those that the hardware gives. */
    private long known(Register register) {
        long known = Evaluation.onesOfWord(map.width());
        for (Field<?> field : register.fields()) {
            if (field.access() == RegisterAccess.READ_ONLY || field.access() == RegisterAccess.POP) {
                known &= ~field.mask();
            }
        }
        return known;
    }

    private void field(Field<?> field) {
        xml.open("field");
        xml.element("name", field.name());
        xml.element(
                "description", field.documentation().isBlank() ? field.access().meaning() : field.documentation());
        xml.element("bitOffset", Integer.toString(field.low()));
        xml.element("bitWidth", Integer.toString(field.width()));
        xml.element("access", access(field.access().isReadable(), field.access().isWritable()));
        switch (field.access()) {
            case WRITE_ONE_CLEARS -> xml.element("modifiedWriteValues", "oneToClear");
            case WRITE_ONE_SETS -> xml.element("modifiedWriteValues", "oneToSet");
            case READ_CLEARS -> xml.element("readAction", "clear");
            case POP -> xml.element("readAction", "modifyExternal");
            default -> {}
        }
        if (field instanceof ChoiceField<?> choice) {
            codes(choice);
        }
        xml.close("field");
    }

    private <E extends Enum<E>> void codes(ChoiceField<E> choice) {
        xml.open("enumeratedValues");
        for (E constant : choice.constants()) {
            xml.open("enumeratedValue");
            xml.element("name", constant.name());
            xml.element("value", Integer.toString(choice.codeOf(constant)));
            xml.close("enumeratedValue");
        }
        xml.close("enumeratedValues");
    }

    /** A list of registers: the schema's index has at least two names. */
    private void array(WordArray array) {
        List<String> names = array.names();
        xml.open("register");
        if (names.size() > 1) {
            dimensions(names.size(), map.wordBytes());
            xml.element("dimIndex", String.join(",", names));
        }
        xml.element("name", array.name() + "_" + (names.size() > 1 ? "%s" : names.get(0)));
        describeRange(array, access(true, false));
        xml.open("fields");
        xml.open("field");
        xml.element("name", "value");
        xml.element("bitOffset", "0");
        xml.element("bitWidth", Integer.toString(array.width()));
        xml.close("field");
        xml.close("fields");
        xml.close("register");
    }

    private void window(Window window) {
        xml.open("register");
        dimensions(window.words(), map.wordBytes());
        xml.element("name", window.name() + "[%s]");
        describeRange(
                window, access(window.access().isReadable(), window.access().isWritable()));
        xml.close("register");
    }

    private void describeRange(AddressRange range, String access) {
        xml.text("description", range.documentation());
        xml.element("addressOffset", hex(range.address()));
        xml.element("access", access);
        xml.element("resetMask", "0x0");
    }

    private static String hex(long value) {
        return "0x" + Long.toHexString(value);
    }
}
