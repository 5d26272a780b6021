/**
 * The requester of a reliable connection: it sends entries of queues of sends as packets, and judges the responses.
 *
 * <pre>
 *  EventChoice ─► EntryFetch ─► MessageStart ─► PacketSend ─► packets
 *       ▲  ContextStore            KeyChange
 *       │
 *  responses ─► UnackedEntries ─► AcknowledgeWindow ─► RetryPolicy, ReturnedData ─► SendCompletions ─► completions
 * </pre>
 *
 * <p>{@link org.heddle.nic.verbs.connection.requester.Requester} is one module; the names above are parts of it, each a
 * {@code RequesterPart} with logic for one thing. {@code RequesterEvent}, {@code MessageUnderWay} and {@code JudgedResponse} are registers that
 * several parts share, {@code RequesterSignals} is what parts tell each other, and {@code RequesterSteps} the order of all steps. Units with modules
 * of their own stand beside them: {@link org.heddle.nic.verbs.connection.requester.EntryReader} reads entries ahead.
 *
 * <p>It knows nothing of the responder.
 */
@NullMarked
package org.heddle.nic.verbs.connection.requester;

import org.jspecify.annotations.NullMarked;
