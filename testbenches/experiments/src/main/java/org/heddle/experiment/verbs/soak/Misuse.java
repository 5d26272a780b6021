package org.heddle.experiment.verbs.soak;

import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.WcStatus;
import org.jspecify.annotations.Nullable;

/** Wrong request, and what comes of it at both ends. */
enum Misuse {
    /** A WRITE by a key that is none. */
    REMOTE_KEY(WcStatus.REM_ACCESS_ERR, EventType.QP_ACCESS_ERR, QpState.ERR),
    /** A READ over the end of the region. */
    REMOTE_BOUNDS(WcStatus.REM_ACCESS_ERR, EventType.QP_ACCESS_ERR, QpState.ERR),
    /** A WRITE whose own key is none. */
    LOCAL_KEY(WcStatus.LOC_PROT_ERR, null, QpState.RTS),
    /** An atomic at an address that is no multiple of 8. */
    ALIGNMENT(WcStatus.REM_INV_REQ_ERR, EventType.QP_REQ_ERR, QpState.ERR),
    /** A SEND that is longer than its receive. */
    RECEIVE_LENGTH(WcStatus.REM_INV_REQ_ERR, null, QpState.ERR);

    private final WcStatus status;
    private final @Nullable EventType event;
    private final QpState peer;

    Misuse(WcStatus status, @Nullable EventType event, QpState peer) {
        this.status = status;
        this.event = event;
        this.peer = peer;
    }

    /** Returns the status of the requester's completion. */
    WcStatus status() {
        return status;
    }

    /** Returns the event at the responder, if there is one. */
    @Nullable
    EventType event() {
        return event;
    }

    /** Returns the state of the responder's queue pair afterwards. */
    QpState peer() {
        return peer;
    }
}
