package org.heddle.hdl.registerstest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WordArray;
import org.heddle.hdl.registers.document.SvdFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

class SvdFileTest {
    private static final List<String> DIMENSIONS = List.of("dim", "dimIncrement", "dimIndex");
    /** Children of each element that is written, in the order of the sequences in CMSIS-SVD.xsd, version 1.3. */
    private static final Map<String, List<String>> SEQUENCES = Map.of(
            "device", List.of("name", "version", "description", "addressUnitBits", "width", "peripherals"),
            "peripherals", List.of("peripheral"),
            "peripheral", List.of("name", "description", "baseAddress", "size", "addressBlock", "registers"),
            "addressBlock", List.of("offset", "size", "usage"),
            "registers", List.of("cluster", "register"),
            "cluster", withDimensions("name", "description", "addressOffset", "register"),
            "register",
                    withDimensions(
                            "name", "description", "addressOffset", "access", "resetValue", "resetMask", "fields"),
            "fields", List.of("field"),
            "field",
                    List.of(
                            "name",
                            "description",
                            "bitOffset",
                            "bitWidth",
                            "access",
                            "modifiedWriteValues",
                            "readAction",
                            "enumeratedValues"),
            "enumeratedValues", List.of("enumeratedValue"));

    /** Texts of the elements that have a type of their own in the schema. */
    private static final Map<String, String> TEXTS = Map.ofEntries(
            Map.entry("dim", "[0-9]+"),
            Map.entry("dimIncrement", "0x[0-9a-f]+"),
            Map.entry("dimIndex", "[_0-9a-zA-Z]+(,[_0-9a-zA-Z]+)+"),
            Map.entry("name", "[_A-Za-z][_A-Za-z0-9]*(\\[%s\\]|%s)?"),
            Map.entry("addressOffset", "0x[0-9a-f]+"),
            Map.entry("baseAddress", "0x[0-9a-f]+"),
            Map.entry("offset", "0x[0-9a-f]+"),
            Map.entry("size", "0x[0-9a-f]+|8|16|32|64"),
            Map.entry("usage", "registers"),
            Map.entry("access", "read-only|write-only|read-write"),
            Map.entry("modifiedWriteValues", "oneToClear|oneToSet"),
            Map.entry("readAction", "clear|modifyExternal"),
            Map.entry("resetValue", "0x[0-9a-f]+"),
            Map.entry("resetMask", "0x[0-9a-f]+"),
            Map.entry("bitOffset", "[0-9]+"),
            Map.entry("bitWidth", "[1-9][0-9]*"),
            Map.entry("value", "[0-9]+"),
            Map.entry("version", "1\\.0"),
            Map.entry("addressUnitBits", "8"),
            Map.entry("width", "8|16|32|64"),
            Map.entry("description", "(?s).+"));

    private static List<String> withDimensions(String... names) {
        return Stream.concat(DIMENSIONS.stream(), Stream.of(names)).toList();
    }

    static Stream<RegisterMap> maps() {
        return Stream.of(
                new UartRegisters(),
                new CardRegisters(),
                new WideRegisters(),
                new ByteRegisters(),
                new PipeRegisters(true),
                new MarkedRegisters());
    }

    /** Words that XML has signs for. */
    static final class MarkedRegisters extends RegisterMap {
        final Marked marked = register(0, new Marked());

        MarkedRegisters() {
            super("marked", 32, "a < b && c > d \u0007 \"]]>\"");
        }

        static final class Marked extends Register {
            final NumberField number = number(3, 0, RegisterAccess.READ_WRITE).doc("<field>");
        }
    }

    private static Element device(RegisterMap map) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(SvdFile.of(map))))
                .getDocumentElement();
    }

    private static List<Element> children(Element element) {
        List<Element> children = new ArrayList<>();
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner) {
                children.add(inner);
            }
        }
        return children;
    }

    private static List<Element> all(Element element, String name) {
        List<Element> found = new ArrayList<>();
        var nodes = element.getElementsByTagName(name);
        for (int i = 0; i < nodes.getLength(); i++) {
            found.add((Element) nodes.item(i));
        }
        return found;
    }

    private static String text(Element element, String name) {
        return children(element).stream()
                .filter(child -> child.getTagName().equals(name))
                .findFirst()
                .map(Element::getTextContent)
                .orElse("");
    }

    private static long number(Element element, String name) {
        return Long.parseUnsignedLong(
                text(element, name).replaceFirst("0x", ""), text(element, name).startsWith("0x") ? 16 : 10);
    }

    @ParameterizedTest
    @MethodSource("maps")
    void elementsStandInTheOrderOfTheSchemaAndHaveItsTexts(RegisterMap map) throws Exception {
        Element device = device(map);
        assertThat(device.getAttribute("schemaVersion")).isEqualTo("1.3");
        requireSchema(device);
    }

    private static void requireSchema(Element element) {
        List<String> sequence = SEQUENCES.getOrDefault(element.getTagName(), List.of("name", "value"));
        int place = 0;
        List<Element> children = children(element);
        for (Element child : children) {
            int found = sequence.indexOf(child.getTagName());
            assertThat(found)
                    .as(child.getTagName() + " in " + element.getTagName())
                    .isGreaterThanOrEqualTo(place);
            place = found;
            if (children(child).isEmpty()) {
                assertThat(child.getTextContent()).as(child.getTagName()).matches(TEXTS.get(child.getTagName()));
            } else {
                requireSchema(child);
            }
        }
        if (sequence.contains("name")) {
            assertThat(children)
                    .extracting(Element::getTagName)
                    .as(element.getTagName())
                    .contains("name");
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    void namesAreUniqueAmongTheirLikeAndArraysSayWhereTheirIndexGoes(RegisterMap map) throws Exception {
        for (String kind : List.of("register", "field", "enumeratedValue")) {
            all(device(map), kind).stream()
                    .map(Node::getParentNode)
                    .distinct()
                    .forEach(parent -> assertThat(children((Element) parent).stream()
                                    .filter(child -> child.getTagName().equals(kind))
                                    .map(child -> text(child, "name")))
                            .isNotEmpty()
                            .doesNotHaveDuplicates());
        }
        for (Element register : all(device(map), "register")) {
            assertThat(text(register, "name").contains("%s"))
                    .isEqualTo(!text(register, "dim").isEmpty());
            String index = text(register, "dimIndex");
            if (!index.isEmpty()) {
                assertThat(index.split(",")).hasSize((int) dimension(register));
            }
        }
    }

    private static long dimension(Element register) {
        return text(register, "dim").isEmpty() ? 0 : number(register, "dim");
    }

    @ParameterizedTest
    @MethodSource("maps")
    void itHasEveryRegisterFieldAndCodeOfTheMap(RegisterMap map) throws Exception {
        List<Element> registers = all(device(map), "register");
        for (Register register : map.registers()) {
            Element element = named(registers, register.name());
            assertThat(number(element, "addressOffset")).isEqualTo(register.address());
            assertThat(number(element, "resetValue")).isEqualTo(register.resetValue());
            for (Field<?> field : register.fields()) {
                Element one = named(all(element, "field"), field.name());
                assertThat(number(one, "bitOffset")).isEqualTo(field.low());
                assertThat(number(one, "bitWidth")).isEqualTo(field.width());
                assertThat(text(one, "access").contains("read"))
                        .isEqualTo(field.access().isReadable());
                assertThat(text(one, "access").contains("write"))
                        .isEqualTo(field.access().isWritable());
                assertThat(text(one, "modifiedWriteValues"))
                        .isEqualTo(
                                field.access() == RegisterAccess.WRITE_ONE_CLEARS
                                        ? "oneToClear"
                                        : field.access() == RegisterAccess.WRITE_ONE_SETS ? "oneToSet" : "");
                if (field instanceof ChoiceField<?> choice) {
                    assertThat(all(one, "enumeratedValue"))
                            .extracting(value -> text(value, "name"))
                            .containsExactlyElementsOf(choice.constants().stream()
                                    .map(Object::toString)
                                    .toList());
                }
            }
        }
    }

    private static Element named(List<Element> elements, String name) {
        return elements.stream()
                .filter(element -> text(element, "name").equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name));
    }

    @Test
    void arraysWindowsAndPagesAreDimensions() throws Exception {
        CardRegisters map = new CardRegisters();
        Element cluster = all(device(map), "cluster").get(0);
        assertThat(number(cluster, "dim")).isEqualTo(2);
        assertThat(number(cluster, "dimIncrement")).isEqualTo(0x100);
        for (WordArray array : map.arrays()) {
            Element element = named(children(cluster), array.name() + "_%s");
            assertThat(text(element, "dimIndex").split(",")).containsExactlyElementsOf(array.names());
            assertThat(number(element, "addressOffset")).isEqualTo(array.address());
            assertThat(number(element, "dimIncrement")).isEqualTo(4);
        }
        for (Window window : map.windows()) {
            Element element = named(children(cluster), window.name() + "[%s]");
            assertThat(number(element, "dim")).isEqualTo(window.words());
            assertThat(number(element, "addressOffset")).isEqualTo(window.address());
        }
        assertThat(text(named(children(cluster), "inbox[%s]"), "access")).isEqualTo("read-only");
        assertThat(text(named(children(cluster), "outbox[%s]"), "access")).isEqualTo("write-only");
    }

    @Test
    void aResetDecidesNothingThatTheHardwareGives() throws Exception {
        Element status = named(all(device(new UartRegisters()), "register"), "status");
        assertThat(number(status, "resetMask")).isEqualTo(0xFFL - 0x7);
    }

    @Test
    void textIsWhatItWas() throws Exception {
        Element device = device(new MarkedRegisters());
        assertThat(text(device, "description")).isEqualTo("a < b && c > d ? \"]]>\"");
        assertThat(text(named(all(device, "field"), "number"), "description")).isEqualTo("<field>");
    }
}
