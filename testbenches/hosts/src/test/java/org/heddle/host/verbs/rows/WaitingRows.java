package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.Test;

/** Rows in which a requester waits for hundreds of thousands of cycles. */
public abstract class WaitingRows extends VerbsRows {
    /** V34. */
    @Test
    void aRequesterWaitsTheTimeThatTheRespondersCodeNames() {
        for (int code : new int[] {1, 2, 7, 12, 18}) {
            connect(both(far(QpAttribute.MIN_RNR_TIMER, code), near(QpAttribute.MIN_RNR_TIMER, 31)));
            near.post(SendWorkRequest.send(1).signaled());
            awaitRequests(2);
            far.receive(2);
            near.assertSent(1, WcStatus.SUCCESS);
            far.assertReceived(2, 0);
            SeenPacket nak = bench.packets().stream()
                    .filter(packet -> packet.kind() == SeenKind.NAK_RNR)
                    .findFirst()
                    .orElseThrow();
            assertThat(nak.code()).isEqualTo(code);
            long waited = requests().get(1).cycle() - nak.cycle();
            assertThat(waited)
                    .as("cycles that code " + code + " waits")
                    .isBetween(bench.rnrCycles(code), bench.rnrCycles(code) + 2_000);
        }
    }

    /** V39: a timeout of 0 has no end. */
    @Test
    void withoutATimeoutARequesterWaitsForEver() {
        connect(near(QpAttribute.TIMEOUT, 0));
        bench.loseRequests(0);
        near.post(SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 8)));
        bench.pass(1_000_000);
        assertThat(near.sends.poll(1)).isEmpty();
        assertThat(requests()).hasSize(1);
        assertStates(QpState.RTS, QpState.RTS);
    }
}
