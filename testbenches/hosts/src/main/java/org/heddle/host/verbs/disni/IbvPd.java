package org.heddle.host.verbs.disni;

import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePairSettings;

/** A protection domain. */
public final class IbvPd {
    private final ProtectionDomain domain;

    IbvPd(ProtectionDomain domain) {
        this.domain = domain;
    }

    /**
     * Prepares a registration.
     *
     * @param address virtual
     * @param length in bytes
     * @param access bits of {@link IbvMr}
     */
    public SVCRegMr regMr(long address, int length, int access) {
        return new SVCRegMr(domain, address, length, access);
    }

    /** Creates a queue pair in RESET. */
    public IbvQP createQP(IbvQPInitAttr attr) {
        QueuePairSettings settings = attr.settings();
        return new IbvQP(domain.createQueuePair(settings));
    }

    /** Frees the domain. */
    public void deallocPd() {
        domain.close();
    }
}
