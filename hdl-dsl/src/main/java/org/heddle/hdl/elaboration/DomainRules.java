package org.heddle.hdl.elaboration;

import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Signal;

/**
 * Rules for the clock domains of a module, checked once its constructor has ended.
 *
 * @param module to judge
 */
record DomainRules(ModuleBuilder module) {
    /** Requires a domain of this module for each of an instance; reports HDL041 and joins the default domain if there is none. */
    void requireJoinedDomains() {
        for (InstanceBuilder instance : module.instances().all()) {
            for (RootDomain root : instance.child().domains().roots()) {
                if (root.isUsed() && root.source() == null) {
                    module.report(
                            Code.DOMAIN_NOT_JOINED,
                            "domain " + root.describe() + " of the instance of "
                                    + instance.child().name() + " in " + module.name()
                                    + " is never set: give it a domain of the component around it with set(..)",
                            instance.group().site());
                    root.join(module.domains().defaultDomain());
                }
            }
        }
    }

    /** In a component with domains of its own, a port without one would be of a clock that is not there. */
    void requireDomainsOfPorts() {
        RootDomain defaultDomain = module.domains().defaultDomain();
        if (defaultDomain.isUsed() || module.domains().roots().size() == 1) {
            return;
        }
        for (SignalBuilder signal : module.declarations().signals()) {
            if (signal.isDataPort() && signal.domain() == defaultDomain && !signal.isAsynchronous()) {
                module.report(
                        Code.PORT_WITHOUT_DOMAIN,
                        "port \"" + signal.displayName() + "\" of " + module.name()
                                + " is in the default domain, in which nothing else is: name its domain with in(domain,"
                                + " type) or out(domain, type)",
                        signal.site());
            }
        }
    }

    /** An active-low reset has another name than a component knows when it is written. */
    void requireFreeResetNames() {
        module.ports().stream().filter(port -> port.kind() == Signal.Kind.RESET).forEach(this::requireFreeName);
    }

    private void requireFreeName(SignalBuilder reset) {
        for (SignalBuilder signal : module.declarations().signals()) {
            if (signal != reset && signal.displayName().equalsIgnoreCase(reset.displayName())) {
                module.report(
                        Code.NAME_NOT_LEGAL,
                        "port \"" + signal.displayName() + "\" of " + module.name()
                                + " has the name of the active-low reset, and ports are never renamed: call it"
                                + " something else",
                        signal.site());
            }
        }
    }
}
