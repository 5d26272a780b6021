/**
 * Reliable connections: who sends requests, who answers them, and who judges the answers.
 *
 * <pre>
 *  entries ─► Requester ─► RequestBuilder ─► PUT       PUT ─► PacketIntake ─► Responder ─► receives, completions
 *                ▲  RetryTimers                                                  │ ResponseSender ─► RESPONSE
 *  RESPONSE ─► PacketIntake                                                      └─────┘
 * </pre>
 *
 * <p>Each engine keeps its own part of a queue pair's context in its own memory, reads it when an event begins and writes it when it ends; no
 * two of them write the same.
 */
@NullMarked
package org.heddle.nic.verbs.connection;

import org.jspecify.annotations.NullMarked;
