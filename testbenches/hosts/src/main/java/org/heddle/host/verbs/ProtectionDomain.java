package org.heddle.host.verbs;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.heddle.host.verbs.device.DeviceRegion;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;

/** Protection domain: queue pairs of one reach memory regions of the same alone. */
public final class ProtectionDomain implements AutoCloseable {
    private static final int PAGE_BYTES = 4096;

    private final Context context;
    private final int number;
    private final Dependants dependants;

    ProtectionDomain(Context context, int number) {
        this.context = context;
        this.number = number;
        dependants = new Dependants(toString());
    }

    Context context() {
        return context;
    }

    Dependants dependants() {
        return dependants;
    }

    int number() {
        return number;
    }

    /**
     * Registers memory (reg_mr).
     *
     * @param address virtual
     * @param length in bytes, at least 1
     * @param access rights; remote writing and atomics need local writing
     * @throws VerbsException EINVAL for no bytes, or remote writing without local writing; EFAULT for memory that the process has not got;
     *     ENOMEM if the key table is full
     */
    public MemoryRegion registerMemory(long address, long length, AccessFlag... access) {
        dependants.requireOpen();
        Set<AccessFlag> rights = checked(access);
        if (length < 1) {
            throw new VerbsException(Errno.EINVAL, "a region has at least 1 byte: length=" + length);
        }
        if (!context.device().memory().isMapped(address, length)) {
            throw new VerbsException(
                    Errno.EFAULT,
                    "the process has not got all of the %d bytes from 0x%x on: allocate them first"
                            .formatted(length, address));
        }
        DeviceRegion entry = new DeviceRegion(number, address, length, rights);
        long pages = (address + length - 1) / PAGE_BYTES - address / PAGE_BYTES + 1;
        context.work(context.costs().systemCall() + pages * context.costs().pinPage());
        MemoryRegion region = new MemoryRegion(this, entry, context.device().register(entry));
        context.tally().registration();
        dependants.add(region);
        return region;
    }

    /**
     * Creates an indirect key (create_mr), without memory.
     *
     * @param entries of its longest list, 1 to {@link IndirectKey#MOST_ENTRIES}
     * @param access rights; remote writing needs local writing
     * @throws VerbsException EINVAL for a number of entries that is not allowed, or remote writing without local writing; ENOMEM if the key table
     *     is full
     */
    public IndirectKey createIndirectKey(int entries, AccessFlag... access) {
        dependants.requireOpen();
        Set<AccessFlag> rights = checked(access);
        if (entries < 1 || entries > IndirectKey.MOST_ENTRIES) {
            throw new VerbsException(
                    Errno.EINVAL,
                    "an indirect key has 1 to %,d entries: entries=%,d".formatted(IndirectKey.MOST_ENTRIES, entries));
        }
        context.work(context.costs().createKey(entries));
        IndirectKey key =
                new IndirectKey(this, entries, rights, context.device().createIndirectKey(number, entries, rights));
        context.tally().creation();
        dependants.add(key);
        return key;
    }

    private static Set<AccessFlag> checked(AccessFlag... access) {
        Set<AccessFlag> rights = EnumSet.noneOf(AccessFlag.class);
        rights.addAll(List.of(access));
        if (!rights.contains(AccessFlag.LOCAL_WRITE)
                && (rights.contains(AccessFlag.REMOTE_WRITE) || rights.contains(AccessFlag.REMOTE_ATOMIC))) {
            throw new VerbsException(
                    Errno.EINVAL, "REMOTE_WRITE and REMOTE_ATOMIC need LOCAL_WRITE: add it; access=" + rights);
        }
        return Set.copyOf(rights);
    }

    /**
     * Creates a queue pair in RESET.
     *
     * @throws VerbsException EINVAL for limits beyond the device's, or objects of another context or domain; ENOMEM if the device has no more
     */
    public QueuePair createQueuePair(QueuePairSettings settings) {
        dependants.requireOpen();
        return QueuePair.create(this, settings);
    }

    /**
     * Creates a shared receive queue.
     *
     * @param requests most requests in it
     * @param maxSge most elements of each
     * @throws VerbsException EINVAL for limits beyond the device's; ENOMEM if the device has no more
     */
    public SharedReceiveQueue createSharedReceiveQueue(int requests, int maxSge) {
        dependants.requireOpen();
        return SharedReceiveQueue.create(this, requests, maxSge);
    }

    /**
     * Frees the domain; a second call does nothing.
     *
     * @throws VerbsException EBUSY while it has regions, queue pairs or shared receive queues
     */
    @Override
    public void close() {
        if (dependants.close()) {
            context.device().freeDomain(number);
            context.dependants().remove(this);
        }
    }

    @Override
    public String toString() {
        return "protection domain " + number;
    }
}
