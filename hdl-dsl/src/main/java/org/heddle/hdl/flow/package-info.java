/**
 * Streams joined end to end, so that a datapath reads like its block diagram:
 * {@code flow(command).map(Command::address).queue(4).into(unit.address)}.
 *
 * <p>A {@link org.heddle.hdl.flow.Flow} is a ready/valid stream with what may follow it; each step adds a component of
 * {@link org.heddle.hdl.lib.stream} or a few gates to the component whose constructor runs. A
 * {@link org.heddle.hdl.flow.ValidFlow} is the same for data that nobody can hold back. An instance is named after the variable
 * that takes the step's result, or else after where its beats come from: the queue in the line above is {@code command_queue}.
 * Java lines in the Verilog are those of the designer's calls.
 */
@NullMarked
package org.heddle.hdl.flow;

import org.jspecify.annotations.NullMarked;
