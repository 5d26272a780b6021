/**
 * Commands of DIMMnet-2: what the host asks for, how it is checked, and the status that it ends with.
 *
 * <p>A {@link org.heddle.nic.dimmnet2.command.VectorCommand} is what the host wrote; {@link org.heddle.nic.dimmnet2.command.CommandCheck} makes a {@link org.heddle.nic.dimmnet2.command.CheckedTransfer} of
 * it or ends it with a {@link org.heddle.nic.dimmnet2.command.CommandStatus} before any memory cycle. {@link org.heddle.nic.dimmnet2.command.SourceLists} reads the list of a source, {@link
 * org.heddle.nic.dimmnet2.command.TransferDispatch} gives its two halves to those that read and those that send.
 *
 * <p>Nothing here knows the host's address map, or packets on the link.
 */
@NullMarked
package org.heddle.nic.dimmnet2.command;

import org.jspecify.annotations.NullMarked;
