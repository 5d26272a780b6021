/**
 * Layouts and codes that hosts, packets and hardware of the verbs network interface agree on, declared once for all of them.
 *
 * <p>A {@link org.heddle.nic.verbs.layout.RecordLayout} places its fields one behind the other; no offset is written by hand. In host memory
 * a record is little-endian words of 64 bits, the first one lowest. {@link org.heddle.nic.verbs.layout.VerbsMap} has the registers: page 0 is the
 * operating system's, with commands, and each page has the doorbells of one process.
 *
 * <pre>
 *  queue of sends     entry i mod 2^logEntries at base + (i &lt;&lt; logStride): {@link org.heddle.nic.verbs.layout.SendEntry}, then its list
 *  queue of receives  the same with {@link org.heddle.nic.verbs.layout.ReceiveEntry}
 *  list               {@link org.heddle.nic.verbs.layout.ListElement}, 16 bytes each; data instead, if INLINE
 *  completion queue   {@link org.heddle.nic.verbs.layout.CompletionEntry}, 32 bytes each, written whole; its phase is 1 in the first round
 *  event queue        {@link org.heddle.nic.verbs.layout.EventEntry}, 32 bytes each, likewise
 *  translations       {@link org.heddle.nic.verbs.layout.TranslationEntry}, 8 bytes for each page of 4 KiB of a region
 * </pre>
 *
 * <p>Queues and translations lie in one piece of physical memory each, queues at a multiple of 64 bytes, translations at a multiple of 8.
 * Indices of entries count modulo 65,536. What has no field is 0.
 *
 * <p>A packet is the link's word, the three words of {@link org.heddle.nic.verbs.layout.TransportHeader}, a 16-byte
 * {@link org.heddle.nic.verbs.layout.HeaderExtension} if there is an immediate or an atomic, and data.
 */
@NullMarked
package org.heddle.nic.verbs.layout;

import org.jspecify.annotations.NullMarked;
