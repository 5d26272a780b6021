/**
 * Responses of a reliable connection: acknowledgements, and answers to reads and atomics.
 *
 * <pre>
 *  ResponseNote ─► ResponseSender ─► PacketPlan, CursorStart
 * </pre>
 *
 * <p>It keeps what must be answered again, as {@link org.heddle.nic.verbs.connection.response.ReadResource}s, and knows neither who carries requests
 * out nor who sends them.
 */
@NullMarked
package org.heddle.nic.verbs.connection.response;

import org.jspecify.annotations.NullMarked;
