package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.heddle.host.verbs.AsyncEvent;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.WcStatus;

/** One end of a connection: a process with a buffer that all keys open, two completion queues and a queue pair. */
final class VerbsPeer {
    /** Bytes of the buffer. */
    static final int BYTES = 1 << 16;

    final VerbsBench bench;
    final VerbsHost host;
    final Context context;
    final ProtectionDomain domain;
    final CompletionQueue sends;
    final CompletionQueue receives;
    final MemoryRegion memory;
    final QueuePair pair;

    VerbsPeer(VerbsBench bench, VerbsHost host, int completions, UnaryOperator<QueuePairSettings> change) {
        this.bench = bench;
        this.host = host;
        context = host.context();
        domain = context.allocateProtectionDomain();
        sends = context.createCompletionQueue(completions);
        receives = context.createCompletionQueue(completions);
        memory = domain.registerMemory(host.allocate(BYTES), BYTES, AccessFlag.values());
        pair = domain.createQueuePair(
                change.apply(QueuePairSettings.of(sends).with(sends, receives).withSge(8, 8)));
    }

    /** Another buffer of one page, with rights of its own. */
    MemoryRegion region(int bytes, AccessFlag... access) {
        return domain.registerMemory(host.allocate(bytes), bytes, access);
    }

    ScatterGatherElement piece(long offset, long bytes) {
        return memory.piece(offset, bytes);
    }

    long at(long offset) {
        return memory.address() + offset;
    }

    int key() {
        return memory.rkey();
    }

    void post(SendWorkRequest... requests) {
        pair.postSend(List.of(requests));
    }

    void receive(long id, ScatterGatherElement... pieces) {
        pair.postReceive(new ReceiveWorkRequest(id, pieces));
    }

    /** Fills a part of the buffer with random bytes, and returns them. */
    byte[] fill(long offset, int bytes, long seed) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        store(offset, data);
        return data;
    }

    void store(long offset, byte[] data) {
        host.memory().store(at(offset), data, 0, data.length);
    }

    byte[] load(long offset, int bytes) {
        return loadAt(at(offset), bytes);
    }

    byte[] loadAt(long address, int bytes) {
        byte[] data = new byte[bytes];
        host.memory().load(address, data, 0, bytes);
        return data;
    }

    void storeWord(long offset, long value) {
        store(
                offset,
                ByteBuffer.allocate(Long.BYTES)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putLong(value)
                        .array());
    }

    long word(long offset) {
        return ByteBuffer.wrap(load(offset, Long.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong();
    }

    /** Asserts that a part of the buffer is exactly some bytes, and everything else is zero. */
    void assertHolds(long offset, byte[] data) {
        byte[] expected = new byte[BYTES];
        System.arraycopy(data, 0, expected, (int) offset, data.length);
        assertThat(Arrays.mismatch(load(0, BYTES), expected))
                .as("first byte of the buffer that differs")
                .isEqualTo(-1);
    }

    void assertUntouched() {
        assertHolds(0, new byte[0]);
    }

    /** Takes the next completion of the sends, and lets time pass until it is there. */
    WorkCompletion sent() {
        return next(sends);
    }

    /** Takes the next completion of the receives, and lets time pass until it is there. */
    WorkCompletion received() {
        return next(receives);
    }

    WorkCompletion next(CompletionQueue queue) {
        long end = bench.cycle() + bench.limitCycles();
        while (!queue.hasCompletion() && bench.cycle() < end) {
            bench.pass(100);
        }
        return queue.poll(1).stream()
                .findFirst()
                .orElseThrow(() -> new AssertionError("no completion in " + bench.limitCycles() + " cycles"));
    }

    void assertSent(long id, WcStatus status) {
        assertSentBy(pair, id, status);
    }

    void assertSentBy(QueuePair by, long id, WcStatus status) {
        WorkCompletion completion = sent();
        assertThat(completion.status()).as("status of send %d", completion.id()).isEqualTo(status);
        assertThat(completion.id()).isEqualTo(id);
        assertThat(completion.queuePair()).isEqualTo(by.number());
    }

    void assertReceived(long id, WcStatus status) {
        WorkCompletion completion = received();
        assertThat(completion.status())
                .as("status of receive %d", completion.id())
                .isEqualTo(status);
        assertThat(completion.id()).isEqualTo(id);
        assertThat(completion.queuePair()).isEqualTo(pair.number());
    }

    void assertReceived(long id, long bytes) {
        WorkCompletion completion = received();
        assertThat(completion.status()).isEqualTo(WcStatus.SUCCESS);
        assertThat(completion.id()).isEqualTo(id);
        assertThat(completion.bytes()).isEqualTo(bytes);
    }

    /** Asserts that no completion is there or comes while packets flow. */
    void assertNothingMore() {
        bench.settle();
        assertThat(sends.poll(1)).as("completions of sends").isEmpty();
        assertThat(receives.poll(1)).as("completions of receives").isEmpty();
    }

    List<EventType> events() {
        List<EventType> events = new ArrayList<>();
        for (Optional<AsyncEvent> event = context.pollEvent(); event.isPresent(); event = context.pollEvent()) {
            events.add(event.get().type());
        }
        return events;
    }
}
