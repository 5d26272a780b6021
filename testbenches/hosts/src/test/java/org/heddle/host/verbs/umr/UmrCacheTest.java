package org.heddle.host.verbs.umr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.model.ModelDevices;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.Test;

/** Keys that are kept, on the reference model; the queue pair sends to itself. */
class UmrCacheTest {
    private final ModelDevices devices = new ModelDevices(2);
    private final VerbsDevice device = devices.open(0, ModelDevices.memory());
    private final Context context = Context.open(device, VerbsCosts.NONE);
    private final ProtectionDomain domain = context.allocateProtectionDomain();
    private final CompletionQueue completions = context.createCompletionQueue(256);
    private final MemoryRegion memory = domain.registerMemory(device.memory().map(8192), 8192, AccessFlag.values());
    private final MemoryRegion other = domain.registerMemory(device.memory().map(4096), 4096, AccessFlag.values());
    private final QueuePair pair = connected();

    private QueuePair connected() {
        QueuePair made = domain.createQueuePair(QueuePairSettings.of(completions));
        made.modify(QueuePairAttributes.init(AccessFlag.REMOTE_WRITE));
        made.modify(QueuePairAttributes.readyToReceive(0, made.number(), Mtu.MTU_1024, 0));
        made.modify(QueuePairAttributes.readyToSend(0));
        return made;
    }

    private List<ScatterGatherElement> layout(int index) {
        return List.of(memory.piece(64L * index, 8), memory.piece(64L * index + 32, 8));
    }

    /** Writes through a key, and returns how that ended. */
    private WcStatus use(IndirectKey key) {
        pair.postSend(SendWorkRequest.write(1, memory.address() + 4096, memory.rkey(), key.piece(0, 16))
                .signaled());
        return completions.await(1, 100_000).get(0).status();
    }

    @Test
    void aSecondUseNeitherCreatesNorPosts() {
        UmrCache cache = new UmrCache(new UmrPool(domain, 2, 16), pair, 4);
        IndirectKey first = cache.acquire(layout(0));
        assertThat(use(first)).isEqualTo(WcStatus.SUCCESS);
        cache.release(first);
        long sends = context.counts().sends();
        assertThat(cache.acquire(layout(0))).isSameAs(first);
        assertThat(context.counts().sends()).isEqualTo(sends);
        assertThat(cache.counts()).isEqualTo(new UmrCounts(1, 2, 1, 0));
    }

    @Test
    void theOneUsedLongestAgoGoesFirstButNoneInUse() {
        UmrCache cache = new UmrCache(new UmrPool(domain, 0, 1), pair, 2);
        IndirectKey held = cache.acquire(layout(0));
        for (int i = 1; i <= 3; i++) {
            cache.release(cache.acquire(layout(i)));
        }
        assertThat(cache.size()).isEqualTo(3);
        assertThat(cache.counts().drops()).isEqualTo(1);
        assertThat(use(held)).isEqualTo(WcStatus.SUCCESS);
        cache.release(cache.acquire(layout(2)));
        cache.release(cache.acquire(layout(4)));
        assertThat(cache.counts()).isEqualTo(new UmrCounts(1, 4, 5, 2));
        cache.release(cache.acquire(layout(2)));
        assertThat(cache.counts().hits()).isEqualTo(2);
        assertThatThrownBy(() -> cache.release(domain.createIndirectKey(1))).isInstanceOf(IllegalStateException.class);
    }

    /** A key that was dropped is bound again in order, and brings the new bytes. */
    @Test
    void aDroppedKeyServesAnotherLayout() {
        UmrPool pool = new UmrPool(domain, 1, 2);
        UmrCache cache = new UmrCache(pool, pair, 1);
        device.memory().store(memory.address(), new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 0, 8);
        device.memory().store(memory.address() + 64, new byte[] {9, 9, 9, 9, 9, 9, 9, 9}, 0, 8);
        IndirectKey first = cache.acquire(layout(0));
        cache.release(first);
        IndirectKey second = cache.acquire(layout(1));
        cache.release(second);
        IndirectKey third = cache.acquire(layout(2));
        assertThat(third).isSameAs(first);
        cache.release(third);
        assertThat(cache.acquire(layout(1))).isSameAs(second);
        assertThat(use(second)).isEqualTo(WcStatus.SUCCESS);
        byte[] got = new byte[8];
        device.memory().load(memory.address() + 4096, got, 0, 8);
        assertThat(got).containsOnly(9);
        assertThat(pool.created()).isEqualTo(2);
    }

    @Test
    void aLayoutIsDroppedWithItsRegion() {
        UmrPool pool = new UmrPool(domain, 1, 4);
        UmrCache cache = new UmrCache(pool, pair, 4);
        IndirectKey key = cache.acquire(List.of(other.piece(0, 8), memory.piece(0, 8)));
        assertThat(cache.forget(other)).isFalse();
        cache.release(key);
        assertThat(cache.forget(other)).isTrue();
        other.close();
        assertThat(cache.size()).isZero();
        assertThat(pool.free()).isEqualTo(1);
        assertThat(use(key)).isEqualTo(WcStatus.LOC_PROT_ERR);
    }
}
