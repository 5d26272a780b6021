package org.heddle.cosim.foreign;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.heddle.cosim.tool.ModelBuildException;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The description of a design that Verilator writes as JSON, in the shape of the older one in XML: both print the same
 * tree. In JSON a node is an object with {@code type} and {@code addr}; lists of children are arrays, and types are named by
 * the address of their node. The format is documented in Verilator's internals manual.
 */
final class JsonDescription {
    private static final int DEEPEST = 10_000; // long expressions are deep trees
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .build();
    private static final String NOWHERE = "UNLINKED";
    private static final Set<String> PARENTS = Set.of("NETLIST", "MODULE", "TYPETABLE", "RANGE");

    /** An array's bounds, where they are not given as constants. */
    private static final Pattern DECLARED = Pattern.compile("\\[(-?[0-9]{1,9}):(-?[0-9]{1,9})]");

    /** Fields that XML has under other names. */
    private static final Map<String, String> NAMES =
            Map.of("addr", "id", "dtypep", "dtype_id", "refDTypep", "sub_dtype_id", "direction", "dir");

    private final Document document;
    private final String top;

    private JsonDescription(Document document, String top) {
        this.document = document;
        this.top = top;
    }

    /**
     * Reads a description.
     *
     * @throws ModelBuildException if it is not what Verilator writes
     */
    static Document read(String top, Path file) {
        try {
            JsonNode netlist = MAPPER.readTree(file.toFile());
            Document document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
            if (!text(netlist, "type").equals("NETLIST")) {
                throw new ModelBuildException(
                        "Verilator's description of \"" + top + "\" is no netlist in JSON, which Heddle can read");
            }
            document.appendChild(new JsonDescription(document, top).element(netlist));
            return document;
        } catch (JacksonException | ParserConfigurationException | DOMException broken) {
            throw new ModelBuildException("Verilator's description of \"" + top + "\" cannot be read", broken);
        }
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asString("");
    }

    private Element element(JsonNode node) {
        Element element = document.createElement(text(node, "type").toLowerCase(Locale.ROOT));
        boolean hasChildren = isOfInterest(text(node, "type"));
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            if (field.getValue().isArray() && hasChildren) {
                appendAll(element, field.getValue());
            } else if (field.getValue().isString()) {
                attribute(element, field.getKey(), field.getValue().asString());
            }
        }
        complete(element, node);
        return element;
    }

    private void appendAll(Element element, JsonNode children) {
        for (JsonNode child : children) {
            if (!text(child, "type").isEmpty()) {
                element.appendChild(element(child));
            }
        }
    }

    /** Ports and types are declared at the top of modules, and in one table: statements need not be looked at. */
    private static boolean isOfInterest(String type) {
        return PARENTS.contains(type) || type.endsWith("DTYPE");
    }

    private static void attribute(Element element, String name, String value) {
        if (name.equals("direction")) {
            if (!value.equals("NONE")) {
                element.setAttribute("dir", value.toLowerCase(Locale.ROOT));
            }
        } else if (name.equals("range")) {
            String[] bounds = value.split(":", 2);
            element.setAttribute("left", bounds[0]);
            element.setAttribute("right", bounds[bounds.length - 1]);
        } else if (!value.equals(NOWHERE)) {
            element.setAttribute(NAMES.getOrDefault(name, name), value);
        }
    }

    /** Adds what XML says and JSON leaves to its reader. */
    private void complete(Element element, JsonNode node) {
        boolean isTop = text(node, "type").equals("MODULE") && top.equals(text(node, "origName"));
        if (isTop) {
            element.setAttribute("topModule", "1");
        }
        // Some types name themselves as their type: only another one says more.
        String type = element.getAttribute("dtype_id");
        if (element.getAttribute("sub_dtype_id").isEmpty() && !type.equals(element.getAttribute("id"))) {
            element.setAttribute("sub_dtype_id", type);
        }
        Matcher bounds = DECLARED.matcher(element.getAttribute("declRange"));
        if (element.getElementsByTagName("const").getLength() == 0 && bounds.matches()) {
            appendBound(element, bounds.group(1));
            appendBound(element, bounds.group(2));
        }
    }

    private void appendBound(Element array, String bound) {
        Element constant = document.createElement("const");
        constant.setAttribute("name", "32'h" + Integer.toHexString(Integer.parseInt(bound)));
        array.appendChild(constant);
    }
}
