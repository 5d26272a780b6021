/**
 * Packets: their headers, the buffers they wait in, and the units that make and take them.
 *
 * <p>A packet is a stream of 64-bit words: one link header, three words of vector header (24 bytes), then payload. On the
 * link a word with the header's CRC-32 and the packet's number on the link follows the header, and one with the payload's CRC-32 ends the packet.
 *
 * <pre>
 * word 0  link header    [15:0] destination node  [31:16] source node  [45:32] payload bytes  [47:46] channel  [63:48] sequence number in it
 * word 1  vector header  [28:0] base address here  [63:32] stride, or what a list counts from
 * word 2                 [7:0] operation  [15:8] pattern  [23:16] log2 of the element size  [31:24] element count
 *                        [32] last packet of its command  [33] receive status wanted
 *                        [34] command ended early: a last element may be cut
 *                        [39:35] status, in an answer  [55:40] tag
 *                        [63:56] index of the first element in its command
 * word 3                 [29:0] base address of the whole command
 *                        [30] process that is told  [31] process whose command it is  [47:32] bytes of the whole command  [55:48] ticket
 *                        [63:56] index of a wrong list entry, in an answer
 * word 4..               payload, the first byte lowest
 * </pre>
 *
 * A read request has the receiver's, here the asking node's, access in its header and the source's access as two words of
 * payload; answers are packets like those of a write, or bring nothing but a status. Answers must always find room, so that a
 * node that waits for room for its own packets never waits for itself: reads are asked for only with a ticket at hand, and
 * requests have a place for every ticket.
 *
 * <p>A fence's request goes behind the writes that it asks about, in their channel, and brings no payload of a meaning; its answer
 * comes when the Receive Controller has settled everything before it. Of each node one request at most is under way to each other, so
 * an answer always has its place and no write waits behind a fence.
 *
 * <p>The access of words 1 and 2 describes this packet's part of the destination: the sender recomputes it for each packet, so
 * that the receiver needs no knowledge of the split.
 */
@NullMarked
package org.heddle.nic.dimmnet2.packet;

import org.jspecify.annotations.NullMarked;
