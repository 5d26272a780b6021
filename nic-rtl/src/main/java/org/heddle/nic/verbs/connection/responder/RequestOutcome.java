package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.response.NoteKind;
import org.heddle.nic.verbs.connection.response.ReadResource;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.EventKind;

/** Outcome of a request: what is told to its sender, to the receiving program, and as an event. */
final class RequestOutcome extends Area {
    /** Syndrome of its acknowledgement. */
    final UInt syndrome = reg(uint(8));
    /** Code of its {@link CompletionStatus}. */
    final UInt status = reg(uint(CompletionStatus.WIDTH));
    /** Code of its {@link EventKind}. */
    final UInt eventKind = reg(uint(EventKind.WIDTH));
    /** 1 if there is an event. */
    final Bool hasEvent = reg(bool());
    /** 1 if its receive fails. */
    final Bool isFailing = reg(bool());
    /** Code of the answer's {@link NoteKind}. */
    final UInt noteKind = reg(uint(NoteKind.WIDTH));
    /** Place of its resource. */
    final UInt place = reg(uint(ReadResource.PLACE_WIDTH + 1));

    RequestOutcome(Responder unit) {
        super(unit, "");
    }
}
