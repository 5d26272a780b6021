package org.heddle.host.verbs.type;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/** State that a queue pair is to have, and the attributes that go with it; immutable. */
public final class QueuePairAttributes {
    private final QpState state;
    private final Map<QpAttribute, Long> values;

    private QueuePairAttributes(QpState state, Map<QpAttribute, Long> values) {
        this.state = state;
        this.values = Collections.unmodifiableMap(values);
    }

    /** Returns a change to a state, without attributes. */
    public static QueuePairAttributes to(QpState state) {
        return new QueuePairAttributes(state, new EnumMap<>(QpAttribute.class));
    }

    /**
     * Returns what INIT needs.
     *
     * @param access rights of the peer
     */
    public static QueuePairAttributes init(AccessFlag... access) {
        return to(QpState.INIT)
                .with(QpAttribute.PKEY_INDEX, 0)
                .with(QpAttribute.PORT, 1)
                .withAccess(List.of(access));
    }

    /**
     * Returns what RTR needs.
     *
     * @param node of the peer
     * @param queuePair of the peer
     * @param mtu of the path
     * @param psn of the peer's first request
     */
    public static QueuePairAttributes readyToReceive(int node, int queuePair, Mtu mtu, int psn) {
        return to(QpState.RTR)
                .with(QpAttribute.AV, node)
                .with(QpAttribute.PATH_MTU, mtu.code())
                .with(QpAttribute.DEST_QPN, queuePair)
                .with(QpAttribute.RQ_PSN, psn)
                .with(QpAttribute.MAX_DEST_RD_ATOMIC, 16)
                .with(QpAttribute.MIN_RNR_TIMER, 12);
    }

    /**
     * Returns what RTS needs: retries 7 and 7, timeout 14.
     *
     * @param psn of the first request
     */
    public static QueuePairAttributes readyToSend(int psn) {
        return to(QpState.RTS)
                .with(QpAttribute.SQ_PSN, psn)
                .with(QpAttribute.MAX_QP_RD_ATOMIC, 16)
                .with(QpAttribute.RETRY_CNT, 7)
                .with(QpAttribute.RNR_RETRY, 7)
                .with(QpAttribute.TIMEOUT, 14);
    }

    /**
     * Returns the same with one attribute set.
     *
     * @throws VerbsException EINVAL for a value outside its range
     */
    public QueuePairAttributes with(QpAttribute attribute, long value) {
        attribute.check(value);
        Map<QpAttribute, Long> more = new EnumMap<>(QpAttribute.class);
        more.putAll(values);
        more.put(attribute, value);
        return new QueuePairAttributes(state, more);
    }

    /** Returns the same with the rights of the peer set. */
    public QueuePairAttributes withAccess(Collection<AccessFlag> flags) {
        return with(QpAttribute.ACCESS_FLAGS, AccessFlag.bits(flags));
    }

    /** Returns the same without an attribute. */
    public QueuePairAttributes without(QpAttribute attribute) {
        Map<QpAttribute, Long> fewer = new EnumMap<>(QpAttribute.class);
        fewer.putAll(values);
        fewer.remove(attribute);
        return new QueuePairAttributes(state, fewer);
    }

    /** Returns the state. */
    public QpState state() {
        return state;
    }

    /** Returns the attributes that are set. */
    public Set<QpAttribute> set() {
        return values.keySet();
    }

    /** Returns the value of an attribute, empty if it is not set. */
    public OptionalLong value(QpAttribute attribute) {
        Long value = values.get(attribute);
        return value == null ? OptionalLong.empty() : OptionalLong.of(value);
    }

    @Override
    public String toString() {
        return state + " " + values;
    }
}
