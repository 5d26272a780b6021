/**
 * Reductions in the network interface: descriptors wait for messages, messages meet in an ALU, and the result goes out again without
 * a host (Chang, Xiong, Xu: "NIC-based hardware offload mechanism for reduction computation in a high-speed interconnect").
 * {@link org.heddle.nic.offload.reduce.ReductionUnit} is all of it; it knows packets and arithmetic, but neither the link nor a host.
 *
 * <pre>
 *  submit ─► DescriptorIntake ──── armed ───┐        own data ─┐
 *                 │ refused   DescriptorCheck│                 ▼
 *  completion ◄───┤                          ▼   FoldScheduler ─► FoldEngine ─► partial results
 *                 │   arrived ─► MessageReceiver ─► TriggerTable ─┘ (ALU)             │
 *                 │                 ▲    └► PlacePool, places ──────────▲             │
 *                 │            loop │        TriggerTimeout ─► TriggerTable   │             ▼
 *                 └──────────── MessageSender ◄─────────────────────────┴──── up, down: who may go
 *                                   └─► sent
 * </pre>
 *
 * <p>One layout serves descriptors, messages (behind one word for the link) and completions. {@link
 * org.heddle.nic.offload.descriptor.DescriptorField} declares it:
 *
 * <pre>
 * word 0  [0] CP  [1] SwpFlag  [2] SwpMp  [3] Rflag  [5:4] mode  [7:6] host command  [11:8] operation  [15:12] type
 *         [21:16] Branch  [29:24] CPCnt  [39:32] virtual port  [47:40] generation  [63:48] epoch
 * word 1  [15:0] source thread  [31:16] destination thread  [39:32] count  [47:40] width in bytes  [63:48] segment
 * word 2  [15:0] error vector  [23:16] status, or in a failed message the thread that the failure is about
 *         [31:24] which child, or in a failed completion that thread  [63:32] the host's tag; in reduce descriptors and messages
 *         [35:32] kind of call  [43:36] root  [44] in software  [45] last part  [48:46] bytes of the last word  [63:49] layout
 * word 3..8  data, up to 48 bytes: 8-byte elements a word each, 4-byte elements two in a word, the first lower; where the operation
 *         has locations, a 4-byte value (31..0) and its location (63..32) in one word, an 8-byte value and its location in two
 * </pre>
 *
 * <p>A reduction is a sequence of two descriptors in each node. The reduce descriptor waits for the messages of the node's children
 * (CPCnt = Branch), takes their sum for its data (SwpFlag; a leaf's does not) and goes to the parent; the root's goes to itself. The
 * broadcast descriptor waits for one message, the result, which it passes to the children and the host. Thread i's parent is
 * (i - 1) / k; the host opens a port with k, and the unit finds the place in the tree. A barrier is a reduction of a word that nobody
 * reads. A payload of more than 48 bytes is a row of reductions, one for each segment: in the published configuration each begins when the
 * one before is over, in the improved one as many overlap as a port has slots.
 *
 * <p>Nobody overruns anybody: a node begins epoch e + slots only when its epoch e is over, and then its parent's is folded and sent; a port
 * opens only if the receive queue has places for all its children in all slots. Within that any message takes any place. What can
 * go wrong ends in a status: a refused descriptor in {@link org.heddle.nic.offload.descriptor.ReductionStatus}, disagreement or a missing node in
 * the {@link org.heddle.nic.offload.reduce.ErrorVector}, which goes up with the messages and down with the result. Whatever a communicator's threads
 * ask for goes through the same tree, with the same numbers, so that they meet in its nodes, where {@link
 * org.heddle.nic.offload.reduce.Agreement} compares them. What the paper leaves open
 * about counters is closed in {@link org.heddle.nic.offload.trigger.TriggerTable}.
 *
 * <p>All nodes must have opened a port before one of them uses it: a message to a port that is not open yet is of another generation,
 * and dropped.
 */
@NullMarked
package org.heddle.nic.offload.reduce;

import org.jspecify.annotations.NullMarked;
