package org.heddle.verify.timing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.verify.timing.Netlist.Cell;
import org.heddle.verify.timing.Netlist.NetName;
import org.heddle.verify.timing.Netlist.Pin;
import org.jspecify.annotations.Nullable;

/**
 * Names that the nets and cells of a netlist have in the Verilog, with their places in Java.
 *
 * <p>yosys gives a nameless net a name made of a neighbour's. A name counts as kept only where the place that yosys states really holds
 * that identifier; so the order in which yosys lists the places of a flattened hierarchy does not matter.
 */
final class SourceNames {
    /** Comment of the emitter above a value that crosses over. */
    static final String CROSSING = "// From another clock: ";

    private static final Pattern MODULE = Pattern.compile("^module\\s+(\\w+)");
    private static final Pattern REGISTER = Pattern.compile("\\breg\\b");
    private static final Pattern NUMBERS = Pattern.compile("(\\.\\d+)+$");
    private static final Comparator<Name> SIMPLEST = Comparator.<Name>comparingInt(name -> name.depth)
            .thenComparingInt(name -> name.label.length())
            .thenComparing(name -> name.label);

    /** A register's own name, inside the deepest instance that its cell comes from. */
    private static final Comparator<Name> OWN = Comparator.<Name, Boolean>comparing(name -> !name.register)
            .thenComparing(Comparator.<Name>comparingInt(name -> name.depth).reversed())
            .thenComparing(SIMPLEST);

    private final Netlist netlist;
    private final DesignText text;
    private final Map<Integer, Name> best = new HashMap<>();
    private final Map<Integer, List<Name>> all = new HashMap<>();
    private final Map<String, String> fileOfInstance = new HashMap<>();
    private final Map<String, NavigableMap<Integer, String>> modulesOfFile = new HashMap<>();
    private final Map<Integer, Place> memoryBehind = new HashMap<>();
    private final Map<String, Integer> lineOfMemory = new HashMap<>();
    private final BitSet crossings = new BitSet();
    private final BitSet declaredContents = new BitSet();
    private final Map<String, Boolean> declaredMemories = new HashMap<>();
    private final BitSet synchronizers = new BitSet();

    /**
     * A name in the Verilog.
     *
     * @param label with its instances and its bit
     * @param instance where it is declared; empty for the top
     * @param depth instances around it
     * @param file of the Verilog
     * @param line in the file
     * @param register whether it is declared as {@code reg}
     */
    private record Name(String label, String instance, int depth, String file, int line, boolean register) {
        /** Returns the label without its instance. */
        String local() {
            return instance.isEmpty() ? label : label.substring(instance.length() + 1);
        }
    }

    private SourceNames(Netlist netlist, DesignText text) {
        this.netlist = netlist;
        this.text = text;
    }

    /** Finds the names of a netlist in the text it was made from. */
    static SourceNames of(Netlist netlist, DesignText text) {
        SourceNames names = new SourceNames(netlist, text);
        netlist.names().forEach(names::add);
        netlist.cells().forEach(names::addMemory);
        return names;
    }

    private void add(NetName name) {
        boolean inside = !name.path().isEmpty();
        String local = inside ? name.path().get(name.path().size() - 1) : name.name();
        SourcePlace place = SourcePlace.of(name.source(), text, local.replaceFirst("\\[.*", ""));
        if (place == null) {
            return; // made up, or of yosys' library
        }
        String instance =
                inside ? String.join(".", name.path().subList(0, name.path().size() - 1)) : "";
        fileOfInstance.putIfAbsent(instance, place.file());
        boolean crosses = text.line(place.file(), place.line() - 1).contains(CROSSING);
        boolean register =
                REGISTER.matcher(text.line(place.file(), place.line())).find();
        for (int i = 0; i < name.bits().length; i++) {
            int net = name.bits()[i];
            if (net >= 0) {
                String label = (instance.isEmpty() ? local : instance + "." + local)
                        + (name.bits().length == 1 ? "" : "[" + i + "]");
                Name found = new Name(label, instance, name.path().size(), place.file(), place.line(), register);
                best.merge(net, found, (one, other) -> SIMPLEST.compare(one, other) <= 0 ? one : other);
                all.computeIfAbsent(net, unused -> new ArrayList<>(2)).add(found);
                crossings.set(net, crosses || crossings.get(net));
                synchronizers.set(net, name.synchronizer() || synchronizers.get(net));
            }
        }
    }

    /** Returns the nets that the design declares to cross from one clock to another. */
    BitSet crossings() {
        return crossings;
    }

    /** Returns the nets that show what a memory keeps, where the design declares that all of it crosses over: {@link DeclaredMemories}. */
    BitSet declaredContents() {
        return declaredContents;
    }

    /** Returns whether a net is a stage of a synchroniser. */
    boolean isSynchronizer(int net) {
        return synchronizers.get(net);
    }

    /** Returns the name that a net kept, with the Java place; empty if it has none. */
    Optional<Place> net(int net) {
        return Optional.ofNullable(best.get(net)).map(this::place);
    }

    /**
     * Returns what a cell is in the Verilog: the register that it drives, the memory that it is part of, or at least where it stands.
     *
     * @param driven net at an output of the cell, or less than 0
     */
    Place cell(Cell cell, int driven) {
        Name own = all.getOrDefault(driven, List.of()).stream()
                .filter(name -> SourcePlace.mentions(cell.source(), name.file))
                .min(OWN)
                .orElse(null);
        if (own != null) {
            return place(own);
        }
        Place memory = memory(cell);
        if (memory != null) {
            return memory;
        }
        Place addressed = memoryBehind.get(driven);
        if (addressed != null) {
            return new Place(
                    "a register that yosys put before " + addressed.name(), addressed.module(), addressed.java());
        }
        String instance = instance(cell.name());
        String file = fileOfInstance.getOrDefault(instance, "");
        int stated = SourcePlace.lineIn(cell.source(), file);
        return new Place(
                "a " + cell.type() + " in " + (instance.isEmpty() ? netlist.top() : instance),
                module(file, 1),
                stated > 0 ? text.place(file, stated).orElse("") : "");
    }

    /** The memory that a cell is part of. */
    private @Nullable Place memory(Cell cell) {
        Name memory = memoryName(cell);
        return memory == null ? null : place(memory);
    }

    private @Nullable Name memoryName(Cell cell) {
        String memory = NUMBERS.matcher(cell.name()).replaceFirst("");
        if (memory.length() == cell.name().length()) {
            return null;
        }
        String instance = instance(cell.name());
        String file = fileOfInstance.getOrDefault(instance, "");
        String local = instance.isEmpty() ? memory : memory.substring(instance.length() + 1);
        int line = lineOfMemory.computeIfAbsent(file + ":" + local, unused -> memoryLine(file, local));
        return line == 0 ? null : new Name(memory, instance, 0, file, line, true);
    }

    /** yosys moves registers before memories, where their names are lost. */
    private void addMemory(Cell cell) {
        Name name = memoryName(cell);
        if (name == null) {
            return;
        }
        Place memory = place(name);
        boolean declared = declaredMemories.computeIfAbsent(
                name.file + ":" + name.line, unused -> DeclaredMemories.has(text, name.file, name.line, name.local()));
        for (Pin pin : cell.pins()) {
            for (int net : pin.bits()) {
                if (net >= 0 && !pin.output()) {
                    memoryBehind.putIfAbsent(net, memory);
                }
                if (net >= 0 && pin.output() && declared) {
                    declaredContents.set(net);
                }
            }
        }
    }

    private int memoryLine(String file, String local) {
        Pattern declaration = Pattern.compile("\\breg\\b.*\\b" + Pattern.quote(local) + " \\[");
        for (int i = 1; i <= text.lines(file); i++) {
            if (declaration.matcher(text.line(file, i)).find()) {
                return i;
            }
        }
        return 0;
    }

    /** Returns the instance of the neighbour after which yosys named a cell without a name; empty for the top. Its own is not kept. */
    String instance(String cell) {
        String instance = cell;
        do {
            instance = instance.substring(0, Math.max(instance.lastIndexOf('.'), 0));
        } while (!instance.isEmpty() && !fileOfInstance.containsKey(instance));
        return instance;
    }

    private Place place(Name name) {
        return new Place(
                name.label,
                module(name.file, name.line),
                text.place(name.file, name.line).orElse(""));
    }

    /** A file's first module counts for the comments above it too. */
    private String module(String file, int line) {
        NavigableMap<Integer, String> modules = modulesOfFile.computeIfAbsent(file, this::modules);
        Map.Entry<Integer, String> found = modules.floorEntry(line);
        if (found == null) {
            found = modules.firstEntry();
        }
        return found == null ? netlist.top() : found.getValue();
    }

    private NavigableMap<Integer, String> modules(String file) {
        NavigableMap<Integer, String> modules = new TreeMap<>();
        for (int line = 1; line <= text.lines(file); line++) {
            Matcher module = MODULE.matcher(text.line(file, line));
            if (module.find()) {
                modules.put(line, module.group(1));
            }
        }
        return modules;
    }

    /**
     * Something that has a name.
     *
     * @param name with its instances, separated by dots, and its bit
     * @param module of the Verilog it stands in
     * @param java place in Java, such as {@code Queue.java:41}; empty if unknown
     */
    record Place(String name, String module, String java) {
        /** Returns the name and the place in Java in brackets. */
        String text() {
            return java.isEmpty() ? name : name + " (" + java + ")";
        }
    }
}
