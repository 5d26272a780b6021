/**
 * The responder of a reliable connection: it carries requests out, and answers them.
 *
 * <pre>
 *  requests ─► Responder ─► data, completions, events
 *                │  ▲  ReceiveReader, SharedReceives: receives
 *                ▼
 *         ResponseNote ─► ResponseSender ─► PacketPlan
 * </pre>
 *
 * <p>It knows nothing of the requester.
 */
@NullMarked
package org.heddle.nic.verbs.connection.responder;

import org.jspecify.annotations.NullMarked;
