package org.heddle.nic.offload.trigger;

/** Outcome of an event at a trigger. */
public enum TriggerOutcome {
    /** The arrival counts. */
    COUNTED,
    /** The trigger waits for its threshold, or had it already. */
    ARMED,
    /** The time is over for what had not arrived. */
    EXPIRED,
    /** The same has arrived before, in this epoch or in one that is over: dropped. */
    DUPLICATE,
    /** The event belongs to another generation of the port: dropped. */
    STALE,
    /** The event is for an epoch that has not begun, or the trigger is armed already: dropped. */
    WRONG_EPOCH,
    /** The child is none of those that are waited for: dropped. */
    WRONG_CHILD
}
