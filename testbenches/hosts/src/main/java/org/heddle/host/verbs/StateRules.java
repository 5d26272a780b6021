package org.heddle.host.verbs;

import static org.heddle.host.verbs.type.QpAttribute.ACCESS_FLAGS;
import static org.heddle.host.verbs.type.QpAttribute.AV;
import static org.heddle.host.verbs.type.QpAttribute.DEST_QPN;
import static org.heddle.host.verbs.type.QpAttribute.MAX_DEST_RD_ATOMIC;
import static org.heddle.host.verbs.type.QpAttribute.MAX_QP_RD_ATOMIC;
import static org.heddle.host.verbs.type.QpAttribute.MIN_RNR_TIMER;
import static org.heddle.host.verbs.type.QpAttribute.PATH_MTU;
import static org.heddle.host.verbs.type.QpAttribute.PKEY_INDEX;
import static org.heddle.host.verbs.type.QpAttribute.PORT;
import static org.heddle.host.verbs.type.QpAttribute.RETRY_CNT;
import static org.heddle.host.verbs.type.QpAttribute.RNR_RETRY;
import static org.heddle.host.verbs.type.QpAttribute.RQ_PSN;
import static org.heddle.host.verbs.type.QpAttribute.SQ_PSN;
import static org.heddle.host.verbs.type.QpAttribute.TIMEOUT;

import java.util.EnumSet;
import java.util.Set;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.VerbsException;
import org.jspecify.annotations.Nullable;

/** Changes of a queue pair's state that are legal, and the attributes that each needs and may have, for reliable connections. */
enum StateRules {
    RESET_TO_INIT(QpState.RESET, QpState.INIT, EnumSet.of(PKEY_INDEX, PORT, ACCESS_FLAGS), Set.of()),
    INIT_TO_INIT(QpState.INIT, QpState.INIT, Set.of(), EnumSet.of(PKEY_INDEX, PORT, ACCESS_FLAGS)),
    INIT_TO_RTR(
            QpState.INIT,
            QpState.RTR,
            EnumSet.of(AV, PATH_MTU, DEST_QPN, RQ_PSN, MAX_DEST_RD_ATOMIC, MIN_RNR_TIMER),
            EnumSet.of(PKEY_INDEX, ACCESS_FLAGS)),
    RTR_TO_RTS(
            QpState.RTR,
            QpState.RTS,
            EnumSet.of(SQ_PSN, MAX_QP_RD_ATOMIC, RETRY_CNT, RNR_RETRY, TIMEOUT),
            EnumSet.of(ACCESS_FLAGS, MIN_RNR_TIMER)),
    RTS_TO_RTS(QpState.RTS, QpState.RTS, Set.of(), EnumSet.of(ACCESS_FLAGS, MIN_RNR_TIMER)),
    ANY_TO_ERR(null, QpState.ERR, Set.of(), Set.of()),
    ANY_TO_RESET(null, QpState.RESET, Set.of(), Set.of());

    private final @Nullable QpState from;
    private final QpState to;
    private final Set<QpAttribute> required;
    private final Set<QpAttribute> optional;

    StateRules(@Nullable QpState from, QpState to, Set<QpAttribute> required, Set<QpAttribute> optional) {
        this.from = from;
        this.to = to;
        this.required = required;
        this.optional = optional;
    }

    /** Refuses a change that is not legal, with EINVAL. */
    static void check(QpState from, QueuePairAttributes attributes) {
        StateRules rule = rule(from, attributes.state());
        for (QpAttribute attribute : rule.required) {
            if (attributes.value(attribute).isEmpty()) {
                throw new VerbsException(
                        Errno.EINVAL,
                        from + " to " + rule.to + " needs " + rule.required + ": set " + attribute + " as well");
            }
        }
        for (QpAttribute attribute : attributes.set()) {
            if (!rule.required.contains(attribute) && !rule.optional.contains(attribute)) {
                throw new VerbsException(
                        Errno.EINVAL, from + " to " + rule.to + " does not set " + attribute + ": leave it out");
            }
        }
    }

    private static StateRules rule(QpState from, QpState to) {
        for (StateRules rule : values()) {
            boolean starts = rule.from == null ? to != QpState.ERR || from != QpState.RESET : rule.from == from;
            if (starts && rule.to == to) {
                return rule;
            }
        }
        throw new VerbsException(
                Errno.EINVAL,
                "a queue pair does not go from " + from + " to " + to + ": RESET, INIT, RTR, RTS, each in its turn");
    }
}
