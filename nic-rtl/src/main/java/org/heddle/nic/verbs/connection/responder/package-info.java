/**
 * The responder of a reliable connection: it carries requests out, and says how they are answered.
 *
 * <pre>
 *  requests ─► RequestChoice ─► RequestRules ─► RequestJudge ─► KeyCheck ─► RequestExecution ─► data
 *                 ▲  ReceiveContexts                ▲                        WordAccess: atomics
 *                 │                  ReceivesAhead, KeptReceive                  │
 *             completions, events ◄─ ReceiveCompletions   notes ◄─ AnswerNotes ◄─┘
 * </pre>
 *
 * <p>{@link org.heddle.nic.verbs.connection.responder.Responder} is one module; the names above are parts of it, each a
 * {@code ResponderPart} with logic for one thing. {@code ResponderEvent}, {@code RequestPacket} and {@code RequestOutcome} are registers that several
 * parts share, {@code ResponderSignals} is what parts tell each other, and {@code ResponderSteps} the order of all steps. {@code EarlyStart},
 * {@code TranslationPrefetch} and {@code RepeatedRead} are for what begins before a request is judged, and for what comes again. Units with modules of
 * their own stand beside them: {@link org.heddle.nic.verbs.connection.responder.ReceiveReader} reads receives ahead, and
 * {@link org.heddle.nic.verbs.connection.responder.SharedReceives} counts those of shared queues.
 *
 * <p>It knows nothing of the requester.
 */
@NullMarked
package org.heddle.nic.verbs.connection.responder;

import org.jspecify.annotations.NullMarked;
