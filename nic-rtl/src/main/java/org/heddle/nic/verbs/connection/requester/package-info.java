/**
 * The requester of a reliable connection: it sends entries of queues of sends as packets, and judges the responses.
 *
 * <pre>
 *  entries ─► EntryReader ─► Requester ─► PacketPlan, CursorStart     responses ─► Requester ─► completions
 * </pre>
 *
 * <p>It knows nothing of the responder.
 */
@NullMarked
package org.heddle.nic.verbs.connection.requester;

import org.jspecify.annotations.NullMarked;
