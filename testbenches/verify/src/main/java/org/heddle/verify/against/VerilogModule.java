package org.heddle.verify.against;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.hdl.blackbox.VerilogHeader;

/** One module as Verilog text, and what a comparison must know of it. */
final class VerilogModule {
    private final String name;
    private final String text;
    private final List<String> words;
    private final Map<String, VerilogHeader.Port> ports;

    /**
     * A module.
     *
     * @param text of its file
     * @throws IllegalArgumentException if there is no such module in the text, or its header is not understood
     */
    VerilogModule(String name, String text) {
        this.name = name;
        this.text = text;
        this.words = VerilogWords.of(text);
        try {
            this.ports = VerilogHeader.read(text, name, Map.of()).ports();
        } catch (VerilogHeader.UnreadableException strange) {
            throw new IllegalArgumentException(
                    name + ".v: " + strange.getMessage() + ": give Verilog as ./heddle generate writes it", strange);
        }
    }

    String name() {
        return name;
    }

    String text() {
        return text;
    }

    List<String> words() {
        return words;
    }

    Map<String, VerilogHeader.Port> ports() {
        return ports;
    }

    /** The class that the module was made of: its name up to the values of its parameters. */
    String component() {
        int end = name.indexOf('_');
        return end < 0 ? name : name.substring(0, end);
    }

    /** The same with other names of modules, its own too. */
    VerilogModule renamed(Map<String, String> modules) {
        return new VerilogModule(modules.getOrDefault(name, name), VerilogWords.renamed(text, modules));
    }

    /** The instances in it by their names, each with its module, in the order of the text. */
    Map<String, String> instances(Set<String> modules) {
        Map<String, String> instances = new LinkedHashMap<>();
        for (int i = 0; i + 2 < words.size(); i++) {
            if (modules.contains(words.get(i))
                    && VerilogWords.isName(words.get(i + 1))
                    && words.get(i + 2).equals("(")
                    && !words.get(Math.max(0, i - 1)).equals("module")) {
                instances.put(words.get(i + 1), words.get(i));
            }
        }
        return instances;
    }

    /** Differences between the ports of two modules, in words, by name; empty if there are none. */
    List<String> portsThatDiffer(VerilogModule former) {
        List<String> differ = new ArrayList<>();
        former.ports.forEach((port, was) -> {
            VerilogHeader.Port is = ports.get(port);
            if (is == null) {
                differ.add(port + " is gone");
            } else if (!is.equals(was)) {
                differ.add("%s is %s of %d bits, was %s of %d"
                        .formatted(port, is.direction(), is.width(), was.direction(), was.width()));
            }
        });
        ports.keySet().stream()
                .filter(port -> !former.ports.containsKey(port))
                .forEach(port -> differ.add(port + " is new"));
        return differ;
    }
}
