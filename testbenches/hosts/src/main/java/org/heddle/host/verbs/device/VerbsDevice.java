package org.heddle.host.verbs.device;

import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.VerbsException;
import org.jspecify.annotations.Nullable;

/**
 * Door of one process to its node. Commands go through the driver, which serves all processes of a node; queues, doorbells and completions
 * are the process's own. Who calls has checked that a request is allowed; the device still checks keys and lengths when it executes one.
 *
 * <p>Commands throw {@link VerbsException}: ENOMEM when a table is full, EIO when the device does not answer.
 */
public interface VerbsDevice {
    /** Returns the number of the node. */
    int node();

    /** Returns the limits of the device. */
    DeviceLimits limits();

    /** Returns the memory of the process. */
    AddressSpace memory();

    /** Returns the cycles so far, of 10 ns each. */
    long cycle();

    /** Lets the processor work for so many cycles. */
    void work(long cycles);

    /**
     * Waits, without work, until something is true or a cycle has come.
     *
     * @param what is waited for, in words
     */
    void await(BooleanSupplier wake, long until, Supplier<String> what);

    /** Allocates a protection domain, and returns its number. */
    int allocateDomain();

    /** Frees a protection domain that nothing uses. */
    void freeDomain(int domain);

    /** Registers memory, and returns its key of 32 bits, which serves as local and as remote key. */
    int register(DeviceRegion region);

    /** Takes a key out of the table; it is not used again at once. */
    void deregister(int key);

    /**
     * Reserves a key for a list that is bound to it later; until then nothing can be reached by it.
     *
     * @param entries of the longest list, 1 to 65,536
     */
    int createIndirectKey(int domain, int entries, Set<AccessFlag> access);

    /** Frees an indirect key. */
    void destroyIndirectKey(int key);

    /** Creates a completion queue of so many entries at most, and returns its number. */
    int createCompletionQueue(int entries);

    /** Destroys a completion queue that no queue pair uses. */
    void destroyCompletionQueue(int number);

    /** Creates a shared receive queue, and returns its number. */
    int createSharedReceives(int domain, int slots, int maxSge);

    /** Arms the limit event of a shared receive queue; 0 disarms it. */
    void armLimit(int sharedReceives, int limit);

    /** Destroys a shared receive queue that no queue pair uses. */
    void destroySharedReceives(int number);

    /** Creates a queue pair in RESET, and returns its number. */
    int createQueuePair(DeviceQueuePair entry);

    /** Changes the state of a queue pair; the change has been checked. */
    void modify(int queuePair, QueuePairAttributes attributes);

    /** Returns the state that a queue pair has now. */
    QpState state(int queuePair);

    /** Destroys a queue pair; what is outstanding makes no completion any more. */
    void destroyQueuePair(int number);

    /** Writes an entry of a send queue, which the device reads once the doorbell has passed it. */
    void writeSend(int queuePair, int slot, PostedSend entry);

    /** Rings the doorbell of a send queue: so many more entries are there. */
    void ringSend(int queuePair, int entries);

    /** Writes an entry of a receive queue. */
    void writeReceive(int queuePair, int slot, List<PostedPiece> segments);

    /** Rings the doorbell of a receive queue: so many more entries are there. */
    void ringReceive(int queuePair, int entries);

    /** Writes an entry of a shared receive queue. */
    void writeShared(int sharedReceives, int slot, List<PostedPiece> segments);

    /** Rings the doorbell of a shared receive queue: so many more entries are there. */
    void ringShared(int sharedReceives, int entries);

    /** Takes the next entry of a completion queue, or returns null while there is none; its place is free for another one. */
    @Nullable
    DeviceCompletion takeCompletion(int completionQueue);

    /** Returns whether {@link #takeCompletion} would find an entry. */
    boolean hasCompletion(int completionQueue);

    /** Arms one notification of the next completion; with {@code solicitedOnly}, of the next one that is solicited or an error. */
    void arm(int completionQueue, boolean solicitedOnly);

    /** Takes the next event of the process, or returns null while there is none. */
    @Nullable
    DeviceEvent takeEvent();

    /** Returns whether {@link #takeEvent} would find an event. */
    boolean hasEvent();
}
