/**
 * The responder of a reliable connection: it carries requests out, and says how they are answered.
 *
 * <pre>
 *  requests ─► Responder ─► data, completions, events
 *                │  ▲  ReceiveReader, SharedReceives: receives
 *                ▼
 *         ResponseNote
 * </pre>
 *
 * <p>It knows nothing of the requester.
 */
@NullMarked
package org.heddle.nic.verbs.connection.responder;

import org.jspecify.annotations.NullMarked;
