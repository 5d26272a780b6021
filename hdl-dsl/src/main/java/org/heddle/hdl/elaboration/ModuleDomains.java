package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.ResetStyle;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;

/** The clock domains of a module, and the one that is meant where none is named. */
public final class ModuleDomains {
    private final ModuleBuilder module;
    private final List<Domain> domains = new ArrayList<>();
    private final RootDomain defaultDomain;
    private Domain current;
    private boolean named;

    /**
     * @param module whose domains they are
     */
    ModuleDomains(ModuleBuilder module) {
        this.module = module;
        defaultDomain = new RootDomain(module, new NameGroup(Optional.of(""), module.site()), ResetStyle.SYNCHRONOUS);
        domains.add(defaultDomain);
        current = defaultDomain;
    }

    /** Returns the domain of what names no other. */
    public RootDomain defaultDomain() {
        return defaultDomain;
    }

    /** Returns the domain of declarations and statements that name none. */
    public Domain current() {
        return current;
    }

    /** The domains that come from outside. */
    List<RootDomain> roots() {
        List<RootDomain> roots = new ArrayList<>();
        domains.forEach(domain -> {
            if (domain instanceof RootDomain root) {
                roots.add(root);
            }
        });
        return roots;
    }

    /** A domain of a clock of its own, named by the group. */
    public Domain declare(NameGroup group, ResetStyle style) {
        return add(new RootDomain(module, group, style));
    }

    <D extends Domain> D add(D domain) {
        module.requireOpen();
        domains.add(domain);
        return domain;
    }

    /** The domain, if it is one of this module; else HDL006 and the default domain. */
    public Domain own(Domain domain, Site place) {
        if (domain.module == module) {
            return domain;
        }
        module.report(
                Code.FOREIGN_VALUE,
                "domain " + domain.describe() + " belongs to " + domain.module.name() + " and is used in "
                        + module.name() + ": declare one here with clockDomain(), and set it from outside",
                place);
        return defaultDomain;
    }

    /** Runs statements that belong to a domain where they name no other. */
    public void within(Domain domain, Runnable statements) {
        module.isDescribedHere("a within", () -> Caller.find().site());
        Domain outer = current;
        boolean outerNamed = named;
        current = domain;
        named = true;
        try {
            statements.run();
        } finally {
            current = outer;
            named = outerNamed;
        }
    }

    /** Whether registers of a domain that was made of this one begin with values if this one's do. */
    boolean passesValuesOn(RootDomain root) {
        return domains.stream()
                .anyMatch(domain -> domain instanceof DerivedDomain derived && derived.takesValuesFrom(root));
    }

    /** Whether the constructor stands within a domain that it has named, and that is not this one. */
    public boolean isWithinOther(Domain domain) {
        return named && domain != current;
    }

    /** Returns the domains that the module uses, numbered in this order. */
    List<DomainDefinition> build() {
        List<DomainDefinition> built = new ArrayList<>();
        for (Domain domain : domains) {
            if (domain.isUsed()) {
                domain.number(built.size());
                built.add(domain.build());
            }
        }
        return built;
    }
}
