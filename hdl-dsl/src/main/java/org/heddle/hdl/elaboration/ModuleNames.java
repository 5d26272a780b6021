package org.heddle.hdl.elaboration;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.DesignerClasses;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.verilog.Keywords;

/**
 * Gives every signal, memory and instance of a module its final name. Ports keep theirs or fail. Other names that several
 * declarations share get their index, {@code sum_0}, {@code sum_1}; those that meet a keyword or a port get a suffix.
 */
final class ModuleNames {
    /** Characters of a module's name: file systems take 255, of which the suffix and a clock's difference need some. */
    private static final int LONGEST_MODULE = 240;

    private static final int EXCERPT = 40;

    private final ModuleBuilder module;
    /** Names in lower case: names that differ in case only are one name to some tools. */
    private final Set<String> taken = new HashSet<>();

    ModuleNames(ModuleBuilder module) {
        this.module = module;
        taken.add("unused_ok"); // the emitter's own
        taken.add("unused_verification");
    }

    void assign() {
        requireLegalModule();
        namePorts();
        Map<NameGroup, String> roots = chooseRoots();
        for (SignalBuilder signal : module.declarations().signals()) {
            if (!signal.kind().isPort()) {
                signal.finish(unique(NameGroup.join(rootOf(roots, signal.group()), signal.path())));
            }
        }
        for (MemoryBuilder memory : module.declarations().memories()) {
            memory.finish(unique(rootOf(roots, memory.group())));
        }
        for (InstanceBuilder instance : module.instances().all()) {
            instance.nameFinally(unique(rootOf(roots, instance.group())));
        }
    }

    /** A name like the wanted one that nothing of the complete module has. */
    String free(String wanted) {
        module.declarations()
                .signals()
                .forEach(signal -> taken.add(signal.displayName().toLowerCase(Locale.ROOT)));
        module.declarations()
                .memories()
                .forEach(memory -> taken.add(memory.finalName().toLowerCase(Locale.ROOT)));
        module.instances()
                .all()
                .forEach(instance -> taken.add(instance.finalName().toLowerCase(Locale.ROOT)));
        return unique(wanted);
    }

    /** The module's own name is a word of Verilog, and that of a file; HDL007 otherwise. */
    private void requireLegalModule() {
        String name = module.name();
        if (Keywords.isLegalIdentifier(name) && name.length() <= LONGEST_MODULE) {
            return;
        }
        String reason = Keywords.isLegalIdentifier(name)
                ? "longer than the " + LONGEST_MODULE + " characters that a file's name leaves it"
                : Keywords.isKeyword(name) ? "a Verilog keyword" : "not a Verilog identifier";
        module.report(
                Code.NAME_NOT_LEGAL,
                "moduleName() of " + DesignerClasses.nameOf(module.componentClass()) + " is \"" + excerpt(name) + "\", "
                        + reason + ", and modules are never renamed: return another name, or leave the method out",
                module.site());
    }

    private static String excerpt(String name) {
        String line = name.replaceAll("\\s+", " ");
        return line.length() <= EXCERPT ? line : line.substring(0, EXCERPT) + "..";
    }

    private void namePorts() {
        Map<String, SignalBuilder> ports = new HashMap<>();
        for (SignalBuilder port : module.ports()) {
            String name = NameGroup.join(port.group().root().orElse(""), port.path());
            if (port.group().root().isEmpty()) {
                module.report(
                        Code.PORT_WITHOUT_NAME,
                        "a port of " + module.name()
                                + " has no name: keep it in a field or local variable, or name it with"
                                + " in(\"name\", type) or out(\"name\", type)",
                        port.site());
                name = NameGroup.join("port_" + port.id(), port.path());
            } else if (!Keywords.isLegalIdentifier(name)) {
                module.report(
                        Code.NAME_NOT_LEGAL,
                        "port \"" + name + "\" of " + module.name() + " is "
                                + (Keywords.isKeyword(name) ? "a Verilog keyword" : "not a Verilog identifier")
                                + ", and ports are never renamed: call it something else",
                        port.site());
            }
            SignalBuilder earlier = ports.putIfAbsent(name.toLowerCase(Locale.ROOT), port);
            if (earlier != null) {
                String clash = earlier.displayName().equals(name)
                        ? "two ports of " + module.name() + " are named \"" + name + "\""
                        : "ports \"" + earlier.displayName() + "\" and \"" + name + "\" of " + module.name()
                                + " differ in case only";
                module.report(
                        Code.NAME_NOT_LEGAL,
                        clash + ", and ports are never renamed: call one something else",
                        port.site(),
                        earlier.site());
            }
            taken.add(name.toLowerCase(Locale.ROOT));
            if (port.kind() == Signal.Kind.RESET) {
                taken.add(name + SignalBuilder.ACTIVE_LOW);
            }
            port.finish(name);
        }
    }

    /** One root for each declaration: its Java name, indexed where several share it. */
    private Map<NameGroup, String> chooseRoots() {
        Map<String, Set<NameGroup>> sharing = new LinkedHashMap<>();
        for (SignalBuilder signal : module.declarations().signals()) {
            if (!signal.kind().isPort()) {
                sharing.computeIfAbsent(javaName(signal.group(), fallback(signal.kind())), k -> newIdentitySet())
                        .add(signal.group());
            }
        }
        for (MemoryBuilder memory : module.declarations().memories()) {
            sharing.computeIfAbsent(javaName(memory.group(), "memory"), k -> newIdentitySet())
                    .add(memory.group());
        }
        for (InstanceBuilder instance : module.instances().all()) {
            sharing.computeIfAbsent(javaName(instance.group(), "instance"), k -> newIdentitySet())
                    .add(instance.group());
        }
        Map<NameGroup, String> roots = new IdentityHashMap<>();
        sharing.forEach((name, groups) -> {
            int index = 0;
            for (NameGroup group : List.copyOf(groups)) {
                roots.put(group, groups.size() == 1 ? name : name + "_" + index);
                index++;
            }
        });
        return roots;
    }

    private static String rootOf(Map<NameGroup, String> roots, NameGroup group) {
        String root = roots.get(group);
        if (root == null) {
            throw new IllegalStateException("declaration without a root name at " + group.site());
        }
        return root;
    }

    /** Identity sets in insertion order: two groups are never equal, so the order of the declarations is kept. */
    private static Set<NameGroup> newIdentitySet() {
        return new LinkedHashSet<>();
    }

    private static String javaName(NameGroup group, String fallback) {
        return group.root().orElse(fallback);
    }

    private static String fallback(Signal.Kind kind) {
        return switch (kind) {
            case REGISTER -> "register";
            case WIRE -> "wire";
            default -> "instance";
        };
    }

    private String unique(String wanted) {
        String base = Keywords.isLegalIdentifier(wanted) ? wanted : Keywords.legalize(wanted);
        String name = base;
        for (int suffix = 1; !taken.add(name.toLowerCase(Locale.ROOT)); suffix++) {
            name = base + "_" + suffix;
        }
        return name;
    }
}
