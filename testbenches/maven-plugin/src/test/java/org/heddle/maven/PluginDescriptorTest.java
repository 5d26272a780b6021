package org.heddle.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The descriptor, which is written by hand, names goals, parameters and types that the classes have. */
class PluginDescriptorTest {
    private static Element descriptor() throws Exception {
        try (InputStream file = GenerateMojo.class.getResourceAsStream("/META-INF/maven/plugin.xml")) {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file)
                    .getDocumentElement();
        }
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element
                    && (name.isEmpty() || element.getTagName().equals(name))) {
                found.add(element);
            }
        }
        return found;
    }

    private static String text(Element parent, String name) {
        return children(parent, name).get(0).getTextContent();
    }

    private static TreeMap<String, String> fields(Class<?> mojo) {
        TreeMap<String, String> fields = new TreeMap<>();
        for (Class<?> each = mojo; each.getPackage().equals(mojo.getPackage()); each = each.getSuperclass()) {
            for (var field : each.getDeclaredFields()) {
                fields.put(field.getName(), field.getType().getName());
            }
        }
        return fields;
    }

    @Test
    void everyGoalHasItsClassAndEveryParameterItsField() throws Exception {
        List<String> goals = new ArrayList<>();
        for (Element mojo : children(children(descriptor(), "mojos").get(0), "mojo")) {
            goals.add(text(mojo, "goal"));
            Class<?> type = Class.forName(text(mojo, "implementation"));
            assertThat(type.getDeclaredConstructor()).isNotNull();
            TreeMap<String, String> parameters = new TreeMap<>();
            for (Element parameter : children(children(mojo, "parameters").get(0), "parameter")) {
                parameters.put(text(parameter, "name"), text(parameter, "type"));
                assertThat(text(parameter, "description")).endsWith(".");
            }
            assertThat(fields(type)).as(type.getName()).containsAllEntriesOf(parameters);
            assertThat(children(children(mojo, "configuration").get(0), ""))
                    .extracting(Element::getTagName)
                    .as("values of " + type.getName())
                    .containsExactlyInAnyOrderElementsOf(parameters.keySet());
        }
        assertThat(goals).containsExactly("generate", "prove");
    }

    @Test
    void theVersionIsFilledIn() throws Exception {
        assertThat(text(descriptor(), "version")).matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
    }
}
