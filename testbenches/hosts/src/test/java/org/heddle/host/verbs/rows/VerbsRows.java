package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.VerbsException;
import org.junit.jupiter.api.AfterEach;

/** Two nodes, a process on each, and a connection; {@code near} is the requester of most rows, {@code far} the responder. */
public abstract class VerbsRows {
    static final int NEAR_PSN = 0x100;
    static final int FAR_PSN = 0x900;
    static final AccessFlag[] ALL = {AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ, AccessFlag.REMOTE_ATOMIC};

    VerbsBench bench;
    VerbsPeer near;
    VerbsPeer far;

    /** Makes a bench with so many nodes. */
    protected abstract VerbsBench bench(int nodes);

    @AfterEach
    void end() {
        if (bench != null) {
            bench.close();
        }
    }

    /** Opens a fresh bench in place of the last one. */
    void open() {
        end();
        bench = bench(2);
    }

    /** Changes the attributes of one end's steps to RTS. */
    interface Change {
        Change NONE = (isNear, attributes) -> attributes;

        QueuePairAttributes apply(boolean isNear, QueuePairAttributes attributes);
    }

    /** Changes one attribute, at the step that sets it, at one end or the other. */
    static Change at(boolean near, QpAttribute attribute, long value) {
        return (isNear, attributes) ->
                isNear == near && attributes.value(attribute).isPresent()
                        ? attributes.with(attribute, value)
                        : attributes;
    }

    static Change near(QpAttribute attribute, long value) {
        return at(true, attribute, value);
    }

    static Change far(QpAttribute attribute, long value) {
        return at(false, attribute, value);
    }

    static Change farAccess(AccessFlag... flags) {
        return far(QpAttribute.ACCESS_FLAGS, AccessFlag.bits(List.of(flags)));
    }

    static Change both(Change first, Change second) {
        return (isNear, attributes) -> second.apply(isNear, first.apply(isNear, attributes));
    }

    /** Two peers whose queue pairs are in RESET. */
    void peers(UnaryOperator<QueuePairSettings> settings) {
        peers(256, settings);
    }

    void peers(int completions, UnaryOperator<QueuePairSettings> settings) {
        open();
        near = new VerbsPeer(bench, bench.start(0), completions, settings);
        far = new VerbsPeer(bench, bench.start(1), completions, settings);
    }

    void connect() {
        connect(Change.NONE);
    }

    void connect(Change change) {
        peers(settings -> settings);
        ready(change);
    }

    /** Brings both queue pairs to RTS. */
    void ready(Change change) {
        toInit(change);
        toReceive(change);
        toSend(change);
    }

    void toInit(Change change) {
        near.pair.modify(change.apply(true, QueuePairAttributes.init(ALL)));
        far.pair.modify(change.apply(false, QueuePairAttributes.init(ALL)));
    }

    void toReceive(Change change) {
        near.pair.modify(change.apply(true, receiving(near, far, FAR_PSN)));
        far.pair.modify(change.apply(false, receiving(far, near, NEAR_PSN)));
    }

    static QueuePairAttributes receiving(VerbsPeer at, VerbsPeer from, int psn) {
        return QueuePairAttributes.readyToReceive(from.context.node(), from.pair.number(), Mtu.MTU_1024, psn)
                .with(QpAttribute.MIN_RNR_TIMER, 1);
    }

    void toSend(Change change) {
        near.pair.modify(change.apply(true, sending(NEAR_PSN)));
        far.pair.modify(change.apply(false, sending(FAR_PSN)));
    }

    static QueuePairAttributes sending(int psn) {
        return QueuePairAttributes.readyToSend(psn).with(QpAttribute.TIMEOUT, 5);
    }

    /** Waits until so many requests have been seen. */
    final void awaitRequests(int count) {
        long end = bench.cycle() + bench.limitCycles();
        while (requests().size() < count && bench.cycle() < end) {
            bench.pass(500);
        }
        assertThat(requests().size()).isGreaterThanOrEqualTo(count);
    }

    /** Packets of requests that near has sent. */
    List<SeenPacket> requests() {
        return bench.packets().stream()
                .filter(packet -> packet.from() == 0 && packet.isRequest())
                .toList();
    }

    /** Answers that far has sent. */
    List<SeenKind> answers() {
        return bench.packets().stream()
                .filter(packet -> packet.from() == 1)
                .map(SeenPacket::kind)
                .toList();
    }

    void assertStates(QpState ofNear, QpState ofFar) {
        assertThat(near.pair.queryState()).as("near end").isEqualTo(ofNear);
        assertThat(far.pair.queryState()).as("far end").isEqualTo(ofFar);
    }

    static void assertRefused(Errno errno, int index, ThrowingCallable call) {
        Throwable thrown = org.assertj.core.api.Assertions.catchThrowable(call);
        assertThat(thrown).isInstanceOf(VerbsException.class);
        assertThat(((VerbsException) thrown).errno()).as(thrown.getMessage()).isEqualTo(errno);
        assertThat(((VerbsException) thrown).index()).as(thrown.getMessage()).isEqualTo(index);
    }
}
