package org.heddle.hdl.ir;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.heddle.hdl.diagnostic.Site;

/**
 * One module.
 *
 * @param name the Verilog module name
 * @param parameters what the module was made with, shown in its header: {@code name=value}
 * @param signals every signal; a signal's id is its index. Definitions refer only to signals that need no definition or
 *     to definitions earlier in {@code nodes}
 * @param nodes ids of the signals of kind NODE that something may read, in the order in which they can be computed
 * @param memories every memory; its id is its index
 * @param instances sub-modules in source order
 * @param domains clock domains; their index is used by registers
 * @param body the statements in source order
 * @param external Verilog in place of everything but the ports
 * @param documentation what the designer says of it
 * @param site where the module's class begins its construction
 */
public record ModuleDefinition(
        String name,
        List<String> parameters,
        List<Signal> signals,
        List<Integer> nodes,
        List<MemoryDefinition> memories,
        List<InstanceDefinition> instances,
        List<DomainDefinition> domains,
        List<Statement> body,
        Optional<External> external,
        Documentation documentation,
        Site site) {
    public ModuleDefinition {
        parameters = List.copyOf(parameters);
        signals = List.copyOf(signals);
        nodes = List.copyOf(nodes);
        memories = List.copyOf(memories);
        instances = List.copyOf(instances);
        domains = List.copyOf(domains);
        body = List.copyOf(body);
    }

    /** The signal of that id. */
    public Signal signal(int id) {
        return signals.get(id);
    }

    /** The ports: clock, reset and enable of each domain first, then the others in declaration order. */
    public List<Signal> ports() {
        Set<Signal> ports = new LinkedHashSet<>();
        for (DomainDefinition domain : domains) {
            IntStream.of(domain.clock(), domain.reset(), domain.enable())
                    .filter(id -> id >= 0 && signal(id).kind().isDomainPort())
                    .forEach(id -> ports.add(signal(id)));
        }
        signals.stream().filter(signal -> signal.kind().isPort()).forEach(ports::add);
        return List.copyOf(ports);
    }

    /** This module with other signals, nodes and statements; ids keep their meaning. */
    ModuleDefinition with(List<Signal> otherSignals, List<Integer> otherNodes, List<Statement> otherBody) {
        return new ModuleDefinition(
                name,
                parameters,
                otherSignals,
                otherNodes,
                memories,
                instances,
                domains,
                otherBody,
                external,
                documentation,
                site);
    }

    /** This module with something else said of it. */
    ModuleDefinition with(Documentation otherDocumentation) {
        return new ModuleDefinition(
                name,
                parameters,
                signals,
                nodes,
                memories,
                instances,
                domains,
                body,
                external,
                otherDocumentation,
                site);
    }
}
