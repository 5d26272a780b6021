/**
 * Reliable connections: who sends requests, who answers them, and who judges the answers.
 *
 * <pre>
 *  entries ─► Requester ─► PacketBuilder ─► PUT       PUT ─► PacketIntake ─► Responder ─► receives, completions
 *                ▲  RetryTimers                                                 │ ResponseSender ─► RESPONSE
 *  RESPONSE ─► PacketIntake                                                     └─────┘
 * </pre>
 *
 * <p>Each engine has a package of its own: {@code requester} and {@code responder}, which do not know each other, and {@code response}, which the
 * responder knows. Here is what they say to each other and to the host. An engine keeps its own part of a queue pair's context in its own memory,
 * reads it when an event begins and writes it when it ends; no two of them write the same.
 */
@NullMarked
package org.heddle.nic.verbs.connection;

import org.jspecify.annotations.NullMarked;
