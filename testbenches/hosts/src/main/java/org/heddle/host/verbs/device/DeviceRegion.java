package org.heddle.host.verbs.device;

import java.util.Set;
import org.heddle.host.verbs.type.AccessFlag;

/**
 * Entry of the key table.
 *
 * @param domain protection domain
 * @param address virtual address of the first byte
 * @param length in bytes
 * @param access rights
 */
public record DeviceRegion(int domain, long address, long length, Set<AccessFlag> access) {}
