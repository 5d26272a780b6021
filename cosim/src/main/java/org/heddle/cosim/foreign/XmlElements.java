package org.heddle.cosim.foreign;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Elements of what Verilator says of a design in XML. */
final class XmlElements {
    private XmlElements() {}

    /** Returns the elements of a name below another one, at any depth, in their order. */
    static List<Element> all(Element parent, String tag) {
        return elements(parent.getElementsByTagName(tag));
    }

    /** Returns the elements right below another one, in their order. */
    static List<Element> children(Element parent) {
        return elements(parent.getChildNodes());
    }

    private static List<Element> elements(NodeList nodes) {
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i) instanceof Element element) {
                found.add(element);
            }
        }
        return found;
    }
}
