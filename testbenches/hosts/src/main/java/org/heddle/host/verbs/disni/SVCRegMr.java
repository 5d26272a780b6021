package org.heddle.host.verbs.disni;

import java.util.Objects;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.type.AccessFlag;
import org.jspecify.annotations.Nullable;

/** Registration that is prepared. */
public final class SVCRegMr {
    private final ProtectionDomain domain;
    private final long address;
    private final int length;
    private final int access;
    private @Nullable IbvMr region;

    SVCRegMr(ProtectionDomain domain, long address, int length, int access) {
        this.domain = domain;
        this.address = address;
        this.length = length;
        this.access = access;
    }

    /** Registers the memory. */
    public SVCRegMr execute() {
        AccessFlag[] flags = AccessFlag.of(access).toArray(AccessFlag[]::new);
        region = new IbvMr(domain.registerMemory(address, length, flags));
        return this;
    }

    /** Returns the region. */
    public IbvMr getMr() {
        return Objects.requireNonNull(region, "nothing is registered yet: execute the call first");
    }
}
