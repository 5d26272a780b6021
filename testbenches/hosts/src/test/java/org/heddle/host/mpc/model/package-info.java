/**
 * Nodes with remote writes in plain Java: {@link org.heddle.host.mpc.model.ModelNodes} carries remote writes between host memories in virtual
 * cycles, with the two lists and the interrupts of a node. It shares no class with any hardware.
 */
@NullMarked
package org.heddle.host.mpc.model;

import org.jspecify.annotations.NullMarked;
