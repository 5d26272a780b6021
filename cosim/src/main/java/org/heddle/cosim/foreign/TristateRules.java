package org.heddle.cosim.foreign;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.ModelBuildException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Refuses what Verilator simulates otherwise than Verilog has it, without a word, in designs with tri-state wires: two things, both
 * found in its description of the design before it is translated.
 *
 * <ul>
 *   <li>z in an always block or a function, which becomes a 0 that is driven;
 *   <li>a driver of a part of a tri-state wire that is never z, which becomes a driver of all its bits.
 * </ul>
 */
final class TristateRules {
    private static final Pattern WITH_Z = Pattern.compile("[0-9]*'s?[bohd]?[0-9a-fx]*z[0-9a-fxz]*");
    private static final Set<String> PROCEDURES = Set.of("always", "initial", "final", "func", "task");
    private static final Set<String> BUFFERS = Set.of("bufif0", "bufif1");

    private final String top;
    private final Document description;

    private TristateRules(String top, Document description) {
        this.top = top;
        this.description = description;
    }

    /**
     * Refuses a description that does not tell who drives a wire.
     *
     * @param inout a port of the top
     * @param statements whether the description holds the statements of each module
     * @throws ModelBuildException if it does not
     */
    static void requireStatements(String top, String inout, boolean statements) {
        if (!statements) {
            throw new ModelBuildException("port \"" + inout + "\" of \"" + top + "\" is inout, and this Verilator ("
                    + "newer than 5.044) does not describe designs so that its drivers can be checked: use an older one, or give"
                    + " driver, enable and what the design reads ports of their own");
        }
    }

    /**
     * Looks at every module of a design.
     *
     * @throws ModelBuildException if one breaks a rule
     */
    static void check(String top, Document description) {
        TristateRules rules = new TristateRules(top, description);
        for (Element module : XmlElements.all(description.getDocumentElement(), "module")) {
            rules.refuseZInProcedures(module);
            rules.refuseDriversOfParts(module);
        }
    }

    private void refuseZInProcedures(Element module) {
        for (Element constant : XmlElements.all(module, "const")) {
            if (isZ(constant) && isAssignedInProcedure(constant)) {
                throw new ModelBuildException(
                        "\"" + top + "\" has an inout and assigns z in an always block or a function ("
                                + place(constant)
                                + "), which Verilator takes for a 0 that is driven: keep value and enable in registers"
                                + " of their own, and write \"assign pad = enable ? value : 'bz\"");
            }
        }
    }

    private static boolean isAssignedInProcedure(Element constant) {
        boolean assigned = false;
        for (Node node = constant.getParentNode(); node instanceof Element element; node = element.getParentNode()) {
            assigned |= element.getTagName().startsWith("assign");
            if (PROCEDURES.contains(element.getTagName())) {
                return assigned;
            }
        }
        return false;
    }

    private void refuseDriversOfParts(Element module) {
        Set<String> tristate = tristate(module);
        for (Element assignment : XmlElements.all(module, "contassign")) {
            List<Element> sides = XmlElements.children(assignment);
            Element target = sides.get(sides.size() - 1);
            if (!canBeZ(sides.get(0), tristate)) {
                refusePart(target, tristate);
            }
        }
        for (Element pin : XmlElements.all(module, "port")) {
            if (pin.getAttribute("direction").equals("out")) {
                XmlElements.children(pin).forEach(target -> refusePart(target, tristate));
            }
        }
    }

    private void refusePart(Element target, Set<String> tristate) {
        if (target.getTagName().equals("varref")) {
            return;
        }
        Optional<String> wire =
                references(target).stream().filter(tristate::contains).findFirst();
        if (wire.isPresent()) {
            throw new ModelBuildException(
                    "\"" + top + "\" has an inout and drives a part of the tri-state wire \"" + wire.get()
                            + "\" always (" + place(target)
                            + "), which Verilator takes for a driver of all its bits: assign the whole"
                            + " wire in one statement, with z for the other bits, as in \"assign pad = {3'bz, value}\"");
        }
    }

    /** Returns the wires of a module that somebody may leave undriven. */
    private static Set<String> tristate(Element module) {
        Set<String> found = new HashSet<>();
        for (Element variable : XmlElements.all(module, "var")) {
            if (variable.getAttribute("dir").equals("inout")) {
                found.add(variable.getAttribute("name"));
            }
        }
        for (Element pin : XmlElements.all(module, "port")) {
            if (pin.getAttribute("direction").equals("inout")) {
                found.addAll(references(pin));
            }
        }
        boolean grows = true;
        while (grows) {
            grows = false;
            for (Element assignment : XmlElements.all(module, "contassign")) {
                List<Element> sides = XmlElements.children(assignment);
                if (canBeZ(sides.get(0), found)) {
                    grows |= found.addAll(references(sides.get(sides.size() - 1)));
                }
            }
        }
        return found;
    }

    /** Whether an expression holds z, or is a tri-state wire or a part of one. */
    private static boolean canBeZ(Element expression, Set<String> tristate) {
        Element whole = expression;
        while (whole.getTagName().equals("sel")) {
            whole = XmlElements.children(whole).get(0);
        }
        return whole.getTagName().equals("varref") && tristate.contains(whole.getAttribute("name"))
                || BUFFERS.contains(expression.getTagName())
                || isZ(expression)
                || XmlElements.all(expression, "const").stream().anyMatch(TristateRules::isZ)
                || BUFFERS.stream()
                        .anyMatch(buffer -> !XmlElements.all(expression, buffer).isEmpty());
    }

    private static boolean isZ(Element element) {
        return element.getTagName().equals("const")
                && WITH_Z.matcher(element.getAttribute("name")).matches();
    }

    private static Set<String> references(Element expression) {
        Set<String> names = new HashSet<>();
        if (expression.getTagName().equals("varref")) {
            names.add(expression.getAttribute("name"));
        }
        XmlElements.all(expression, "varref").forEach(reference -> names.add(reference.getAttribute("name")));
        return names;
    }

    /** Returns file and line of an element, whose place is written as the file's letter and four numbers. */
    private String place(Element element) {
        String[] parts = element.getAttribute("loc").split(",");
        for (Element file : XmlElements.all(description.getDocumentElement(), "file")) {
            if (file.getAttribute("id").equals(parts[0])) {
                String name = file.getAttribute("filename");
                return name.substring(name.lastIndexOf('/') + 1) + ":" + parts[1];
            }
        }
        return "line " + parts[1];
    }
}
