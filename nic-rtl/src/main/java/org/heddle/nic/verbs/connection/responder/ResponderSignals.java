package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.jspecify.annotations.Nullable;

/** Signals between parts of the {@link Responder}, wherever they stand in the order in which data flow. */
final class ResponderSignals extends Area {
    /** 1 while all data of requests are visible. */
    final Bool isSettled = wire("isSettled", bool());
    /** 1 while all completions are visible. */
    final Bool isCompleted = wire("isCompleted", bool());
    /** 1 if the list stands where the data of the packet go. */
    final Bool continues = reg(bool());
    /** 1 in the cycle in which the next event begins. */
    final Bool begins = wire("begins", bool());
    /** 1 if the packet's sender may send here. */
    final Bool mayCome = reg(bool());
    /** 1 if it has the PSN that is expected. */
    final Bool isNext = reg(bool());
    /** 1 if its PSN has been there. */
    final Bool isOld = reg(bool());
    /** 1 if it breaks a rule of the transport. */
    final Bool isWrong = reg(bool());
    /** 1 if its queue pair does not allow the operation. */
    final Bool lacksRight = reg(bool());
    /** 1 if the place that is looked at is that of the read that came again. */
    final Bool isFound = wire("isFound", bool());
    /** 1 while places are left to look at. */
    final Bool hasMore = wire("hasMore", bool());
    /** 1 in the cycle in which a missing packet is told. */
    final Bool tellsMissing = wire("tellsMissing", bool());
    /** 1 in the cycle in which an old packet is acknowledged again. */
    final Bool repeatsAnswer = wire("repeatsAnswer", bool());
    /** 1 in the cycle in which the packet is judged as wrong, or not allowed. */
    final Bool invalid = wire("invalid", bool());
    /** 1 in the cycle in which there is no receive for it. */
    final Bool lacksReceive = wire("lacksReceive", bool());
    /** 1 in the cycle in which it is one read or atomic too many. */
    final Bool tooMany = wire("tooMany", bool());
    /** 1 in the cycle in which its receive is too short. */
    final Bool doesNotFit = wire("doesNotFit", bool());
    /** 1 in the cycle in which its bytes are not those that its message has left. */
    final Bool isUneven = wire("isUneven", bool());
    /** 1 in the cycle in which it ends a message that takes a receive. */
    final Bool completes = wire("completes", bool());
    /** 1 while a word is written and the unit goes on: no data begin meanwhile. */
    final Bool isWordOpen = wire("isWordOpen", bool());
    /** 1 if the receive that was read ahead has another number of elements than one: it is read now. */
    final Bool isManifold = wire("isManifold", bool());
    /** 1 in the cycle in which an answer is taken. */
    final Bool noteTaken = wire("noteTaken", bool());
    /** 1 in the cycle in which a completion is taken. */
    final Bool completionTaken = wire("completionTaken", bool());
    /** Line of the receive, where it is kept. */
    final @Nullable UInt keptLine;

    ResponderSignals(Responder unit, boolean keepsReceives) {
        super(unit, "");
        keptLine = keepsReceives ? reg("keptReceive", uint(HostMemoryRequest.LINE_BITS)) : null;
    }
}
