/**
 * Reduction offload: a network interface that folds the messages of a tree without its host (Chang, Xiong, Xu: "NIC-based hardware
 * offload mechanism for reduction computation in a high-speed interconnect").
 *
 * <p>{@link org.heddle.nic.offload.ReductionNode} joins a host interface, a reduction unit and a link port; {@link
 * org.heddle.nic.offload.ReductionConfiguration} has the values in which the published and the improved configuration differ.
 *
 * <pre>
 *  host ─► ReductionHostInterface ─► descriptors ─► ReductionUnit ─► messages ─► LinkPort
 *           ▲  └─ completions ◄──────────────────────┘    ▲                        │
 *           └───────── messages in software ◄─────────────┴────────────────────────┘
 * </pre>
 *
 * <p>Its rooms, from below: {@link org.heddle.nic.offload.trigger} counters that fire, {@link org.heddle.nic.offload.tree} places in a tree, {@link org.heddle.nic.offload.descriptor} the layout and the intake
 * of descriptors, {@link org.heddle.nic.offload.reduce} the unit, {@link org.heddle.nic.offload.host} its host's side. No other network interface is known here.
 */
@NullMarked
package org.heddle.nic.offload;

import org.jspecify.annotations.NullMarked;
