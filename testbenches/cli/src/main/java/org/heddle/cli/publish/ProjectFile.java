package org.heddle.cli.publish;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A {@code pom.xml} of this repository, as far as artefacts need it.
 *
 * @param root its outermost element
 */
record ProjectFile(Branch root) {
    /**
     * An element. Unlike those of the parser it may be read by several threads.
     *
     * @param name of it
     * @param text of it and all within
     * @param children the elements directly within
     */
    record Branch(String name, String text, List<Branch> children) {
        Branch {
            children = List.copyOf(children);
        }

        static Branch of(Element element) {
            NodeList nodes = element.getChildNodes();
            return new Branch(
                    element.getTagName(),
                    element.getTextContent().strip(),
                    IntStream.range(0, nodes.getLength())
                            .mapToObj(nodes::item)
                            .filter(Element.class::isInstance)
                            .map(child -> of((Element) child))
                            .toList());
        }

        Optional<Branch> child(String wanted) {
            return children.stream().filter(each -> each.name.equals(wanted)).findFirst();
        }

        String word(String wanted, String missing) {
            return child(wanted).map(Branch::text).orElse(missing);
        }
    }

    /**
     * A line of a list of dependencies.
     *
     * @param group of the artefact
     * @param id of the artefact
     * @param version empty where another POM says it
     * @param scope {@code compile} where nothing is written
     * @param optional whether users who need it name it themselves
     * @param type {@code jar} where nothing is written
     * @param exclusions what it does not bring, as {@code group:id}
     */
    record Dependency(
            String group,
            String id,
            String version,
            String scope,
            boolean optional,
            String type,
            List<String> exclusions) {
        Dependency {
            exclusions = List.copyOf(exclusions);
        }

        Dependency withVersion(String found, List<String> without) {
            return new Dependency(group, id, found, scope, optional, type, without);
        }
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it is no XML
     */
    static ProjectFile read(Path file) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return new ProjectFile(
                    Branch.of(factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement()));
        } catch (ParserConfigurationException | SAXException broken) {
            throw new IOException(file + " is no POM: " + broken.getMessage(), broken);
        }
    }

    /** Returns the text behind a path of element names, such as {@code properties}, {@code maven.compiler.release}; empty if there is none. */
    String text(String... path) {
        return element(path).map(Branch::text).orElse("");
    }

    /** Returns the lines of the dependencies. */
    List<Dependency> dependencies() {
        return dependencies("dependencies");
    }

    /** Returns the lines of the managed dependencies. */
    List<Dependency> managed() {
        return dependencies("dependencyManagement", "dependencies");
    }

    private List<Dependency> dependencies(String... path) {
        return element(path)
                .map(list ->
                        list.children().stream().map(ProjectFile::dependency).toList())
                .orElse(List.of());
    }

    private static Dependency dependency(Branch line) {
        List<String> exclusions = new ArrayList<>();
        line.child("exclusions")
                .ifPresent(list -> list.children()
                        .forEach(each -> exclusions.add(each.word("groupId", "") + ":" + each.word("artifactId", ""))));
        return new Dependency(
                line.word("groupId", ""),
                line.word("artifactId", ""),
                line.word("version", ""),
                line.word("scope", "compile"),
                line.word("optional", "false").equals("true"),
                line.word("type", "jar"),
                exclusions);
    }

    private Optional<Branch> element(String... path) {
        Optional<Branch> found = Optional.of(root);
        for (String name : path) {
            found = found.flatMap(branch -> branch.child(name));
        }
        return found;
    }
}
