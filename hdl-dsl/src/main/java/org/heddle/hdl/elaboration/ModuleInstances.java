package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.naming.NameGroup;

/** The components inside a module, each joined to it by a signal for each of its ports. */
public final class ModuleInstances {
    private final ModuleBuilder module;
    private final ModuleDomains domains;
    private final ModuleDeclarations declarations;
    private final ModuleBody body;
    private final List<InstanceBuilder> instances = new ArrayList<>();
    private final Map<ModuleBuilder, InstanceBuilder> instanceOf = new IdentityHashMap<>();

    /**
     * @param module around them
     * @param domains what their default domains are joined to
     * @param declarations takes the signals of their ports
     * @param body knows the removable part in which the constructor stands
     */
    ModuleInstances(ModuleBuilder module, ModuleDomains domains, ModuleDeclarations declarations, ModuleBody body) {
        this.module = module;
        this.domains = domains;
        this.declarations = declarations;
        this.body = body;
    }

    /** Returns all instances, in source order. */
    public List<InstanceBuilder> all() {
        return instances;
    }

    /** Returns the name that the instance of a component inside the module has in the Verilog. */
    public String nameOf(ModuleBuilder child) {
        InstanceBuilder instance = instanceOf.get(child);
        if (instance == null) {
            throw new IllegalArgumentException(child.name() + " is no instance of " + module.name());
        }
        return instance.finalName();
    }

    /** Makes a component part of the module; HDL020 if it is the module, is around it, or is part of one already. */
    public void attach(ModuleBuilder child, NameGroup group) {
        if (module.isWithin(child)) {
            module.report(
                    Code.ATTACHED_TWICE,
                    child.name() + " cannot be part of itself: build a new component for the inner place",
                    group.site());
        } else if (child.parent() != null) {
            module.report(
                    Code.ATTACHED_TWICE,
                    child.name() + " is already part of a component: build a new one for each place",
                    group.site());
        } else {
            join(child, group);
        }
    }

    private void join(ModuleBuilder child, NameGroup group) {
        child.requireOneThread();
        child.becomePartOf(module);
        InstanceBuilder instance = new InstanceBuilder(child, group, body.part());
        module.requireOpen();
        module.allowances().say(group.site());
        Domain domain = domains.current();
        child.domains().defaultDomain().join(domain);
        for (SignalBuilder port : child.ports()) {
            if (!port.kind().isDomainPort()) {
                SignalBuilder joined = declarations.signal(
                        InstanceBuilder.kindInParent(port.kind()),
                        port.width(),
                        group,
                        port.displayName(),
                        port.enumeration(),
                        Optional.empty(),
                        domain);
                port.confined().ifPresent(joined::confineTo);
                instance.join(port, joined);
            }
        }
        instances.add(instance);
        instanceOf.put(child, instance);
    }

    /** The signal of the module that is joined to a port of one of its instances. */
    public SignalBuilder signalFor(SignalBuilder port) {
        InstanceBuilder instance = instanceOf.get(port.owner());
        if (instance == null) {
            throw new IllegalStateException(port.owner().name() + " is no instance of " + module.name());
        }
        return instance.signalFor(port);
    }
}
