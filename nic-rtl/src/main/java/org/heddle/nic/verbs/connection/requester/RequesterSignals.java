package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.area.Area;
import org.jspecify.annotations.Nullable;

/** Signals between parts of the {@link Requester}, wherever they stand in the order in which data flow. */
final class RequesterSignals extends Area {
    /** 1 in the cycle in which the next event begins. */
    final Bool begins = wire("begins", bool());
    /** 1 if the message has data to send. */
    final Bool hasData = reg(bool());
    /** 1 while all data of responses are visible. */
    final Bool isSettled = wire("isSettled", bool());
    /** 1 while all completions are visible. */
    final Bool isCompleted = wire("isCompleted", bool());
    /** 1 if the list stands where the data of the response go. */
    final Bool continues = reg(bool());
    /** 1 while a key is changed for this queue pair. */
    final Bool isBinding = wire("isBinding", bool());
    /** 1 in the cycle in which an entry is flushed. */
    final Bool isFlushing = wire("isFlushing", bool());
    /** 1 in the cycle in which the response acknowledges the oldest entry, which wants no data. */
    final Bool completes = wire("completes", bool());
    /** 1 if the response is the next one of the oldest entry, which wants data. */
    final Bool isFitting = reg(bool());
    /** 1 in the cycle in which the last data of the oldest entry have come. */
    final Bool endsRead = wire("endsRead", bool());
    /** 1 in the cycle in which a completion is taken. */
    final Bool completionTaken = wire("completionTaken", bool());
    /** 1 if the element of the oldest entry is kept; where entries are read ahead. */
    final @Nullable Bool hasElement;
    /** 1 if the place of the response has begun; where entries are read ahead. */
    final @Nullable Bool isReturning;
    /** 1 if the response ends with the entry that is looked at, which has stood since the cycle before; where packets are sent at once. */
    final @Nullable Bool exact;

    RequesterSignals(Requester unit, boolean readsAhead, boolean sendsAtOnce) {
        super(unit, "");
        hasElement = readsAhead ? reg("hasOne", bool()) : null;
        isReturning = readsAhead ? reg("isReturning", bool()).init(false) : null;
        exact = sendsAtOnce ? reg(bool()) : null;
    }
}
