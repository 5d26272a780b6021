/**
 * Nodes with verbs in RTL under their driver: {@link org.heddle.testbench.verbs.VerbsNodes} joins nodes, hosts' memories, cables, a relay that loses,
 * repeats, exchanges or delays packets, and a switch. It knows no experiment.
 */
@NullMarked
package org.heddle.testbench.verbs;

import org.jspecify.annotations.NullMarked;
