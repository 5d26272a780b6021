package org.heddle.cosim.foreign;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.heddle.cosim.tool.ModelBuildException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** The ports of a module, from the description of a design that Verilator writes. */
final class XmlPorts {
    private final Map<String, Element> types = new HashMap<>();

    private XmlPorts(Document document) {
        for (Element table : XmlElements.all(document.getDocumentElement(), "typetable")) {
            XmlElements.children(table).forEach(type -> types.put(type.getAttribute("id"), type));
        }
    }

    /**
     * Reads a description.
     *
     * @throws ModelBuildException if it is no XML
     */
    static Document document(String top, Path file) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        } catch (ParserConfigurationException | SAXException broken) {
            throw new ModelBuildException("Verilator's description of \"" + top + "\" cannot be read", broken);
        }
    }

    /** The ports of the top module in a description. */
    static List<DeclaredPort> of(String top, Document document) {
        XmlPorts reader = new XmlPorts(document);
        for (Element module : XmlElements.all(document.getDocumentElement(), "module")) {
            if (module.getAttribute("topModule").equals("1")) {
                return reader.ports(top, module);
            }
        }
        throw new ModelBuildException("Verilator's description has no top module \"" + top + "\"");
    }

    private List<DeclaredPort> ports(String top, Element module) {
        List<DeclaredPort> ports = new ArrayList<>();
        for (Element var : XmlElements.children(module)) {
            if (!var.getAttribute("dir").isEmpty()) {
                String name = var.getAttribute("origName");
                DeclaredPort.Way way = switch (var.getAttribute("dir")) {
                    case "input" -> DeclaredPort.Way.INPUT;
                    case "output" -> DeclaredPort.Way.OUTPUT;
                    case "inout" -> DeclaredPort.Way.INOUT;
                    default ->
                        throw new ModelBuildException("port \"" + name + "\" of \"" + top + "\" is "
                                + var.getAttribute("dir") + ": only inputs, outputs and inouts can be simulated");
                };
                ports.add(port(name, way, var.getAttribute("dtype_id"), top));
            }
        }
        return ports;
    }

    private DeclaredPort port(String name, DeclaredPort.Way way, String type, String top) {
        List<DeclaredPort.Indices> array = new ArrayList<>();
        String id = type;
        Element outer = type(id, top, name);
        while (outer.getTagName().equals("unpackarraydtype")) {
            List<Element> bounds = XmlElements.all(outer, "const");
            array.add(new DeclaredPort.Indices(signed(bounds.get(0)), signed(bounds.get(1))));
            id = outer.getAttribute("sub_dtype_id");
            outer = type(id, top, name);
        }
        DeclaredPort port = new DeclaredPort(name, way, width(id, top, name), array);
        if (port.isArray() && port.isInout()) {
            throw new ModelBuildException("port \"" + name + "\" of \"" + top
                    + "\" is an array of inouts, which cannot be simulated: give each element a port of its own");
        }
        return port;
    }

    private Element type(String id, String top, String port) {
        Element type = types.get(id);
        if (type == null) {
            throw new ModelBuildException("port \"" + port + "\" of \"" + top + "\" has no known type");
        }
        return type;
    }

    private int width(String id, String top, String port) {
        Element type = type(id, top, port);
        return switch (type.getTagName()) {
            case "basicdtype" ->
                type.hasAttribute("left") ? range(type.getAttribute("left"), type.getAttribute("right")) : 1;
            case "packarraydtype" -> packed(type) * width(type.getAttribute("sub_dtype_id"), top, port);
            case "refdtype", "enumdtype" -> width(type.getAttribute("sub_dtype_id"), top, port);
            case "structdtype" ->
                XmlElements.all(type, "memberdtype").stream()
                        .mapToInt(member -> width(member.getAttribute("sub_dtype_id"), top, port))
                        .sum();
            default ->
                throw new ModelBuildException("port \"" + port + "\" of \"" + top + "\" is a " + type.getTagName()
                        + ": only packed ports, and arrays of them, can be simulated");
        };
    }

    private static int packed(Element type) {
        List<Element> bounds = XmlElements.all(type, "const");
        return range(number(bounds.get(0)), number(bounds.get(1)));
    }

    /** The number of a Verilog literal such as {@code 32'sh1f}. */
    private static String number(Element constant) {
        String literal = constant.getAttribute("name");
        return Integer.toString(Integer.parseUnsignedInt(literal.substring(literal.lastIndexOf('h') + 1), 16));
    }

    private static int signed(Element constant) {
        return Integer.parseInt(number(constant));
    }

    private static int range(String left, String right) {
        return Math.abs(Integer.parseInt(left) - Integer.parseInt(right)) + 1;
    }
}
