package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.SharedReceiveQueue;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;
import org.junit.jupiter.api.Test;

/** Objects that depend on each other, and limits of the device. */
public abstract class DependenceRows extends VerbsRows {
    private static void busy(AutoCloseable object) {
        assertRefused(Errno.EBUSY, VerbsException.NO_INDEX, object::close);
    }

    @Test
    void nothingIsClosedWhileSomethingDependsOnIt() throws Exception {
        connect();
        SharedReceiveQueue shared = near.domain.createSharedReceiveQueue(4, 1);
        QueuePair sharing =
                near.domain.createQueuePair(QueuePairSettings.of(near.sends).with(shared));
        busy(near.context);
        busy(near.domain);
        busy(near.sends);
        busy(near.receives);
        busy(shared);
        near.pair.close();
        near.pair.close();
        busy(near.sends);
        near.receives.close();
        sharing.close();
        shared.close();
        near.sends.close();
        busy(near.domain);
        near.memory.close();
        near.domain.close();
        near.domain.close();
        near.context.close();
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.context.createCompletionQueue(4));
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.pair.queryState());
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.sends.poll(1));
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.domain.createSharedReceiveQueue(1, 1));
    }

    @Test
    void limitsAndObjectsOfOthersAreRefused() {
        connect();
        QueuePairSettings good = near.pair.settings();
        List<QueuePairSettings> bad = List.of(
                good.withDepths(0, 1),
                good.withDepths(near.context.limits().maxRequests() + 1, 1),
                good.withDepths(1, -1),
                good.withSge(near.context.limits().maxSge() + 1, 1),
                good.with(far.sends, good.receiveCompletions()),
                good.with(near.context.allocateProtectionDomain().createSharedReceiveQueue(1, 1)));
        for (QueuePairSettings settings : bad) {
            assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.domain.createQueuePair(settings));
        }
        int most = near.context.limits().maxCompletions();
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.context.createCompletionQueue(0));
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.context.createCompletionQueue(most + 1));
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.domain.createSharedReceiveQueue(0, 1));
        near.pair.close();
        near.sends.close();
    }

    @Test
    void aFullTableHasNoMoreRoomUntilSomethingIsClosed() {
        connect();
        CompletionQueue queue = near.context.createCompletionQueue(4);
        List<QueuePair> pairs = new ArrayList<>();
        VerbsException full = null;
        while (full == null && pairs.size() <= 64) {
            try {
                pairs.add(near.domain.createQueuePair(QueuePairSettings.of(queue)));
            } catch (VerbsException refused) {
                full = refused;
            }
        }
        assertThat(full).isNotNull();
        assertThat(full.errno()).isEqualTo(Errno.ENOMEM);
        pairs.remove(0).close();
        pairs.add(near.domain.createQueuePair(QueuePairSettings.of(queue)));
        for (QueuePair pair : pairs) {
            pair.close();
        }
        queue.close();
    }
}
