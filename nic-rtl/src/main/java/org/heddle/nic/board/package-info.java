/**
 * Tops for boards: a network interface behind a serial line that any computer has. {@link org.heddle.nic.board.LoopbackBoard} is the smallest;
 * {@link org.heddle.nic.board.HalfWords} puts the words of the line's format on a host port. {@link org.heddle.nic.board.AnalysedLoopbackBoard} is the
 * same with a logic analyser beside the node, behind an {@link org.heddle.nic.board.AccessSplitter}. {@link org.heddle.nic.board.Dimmnet2Board} has one or two
 * cut-down DIMMnet-2 nodes, {@link org.heddle.nic.board.LoopbackPairBoard} two of the smallest, with {@link org.heddle.nic.board.LossyNodes losses} on the
 * cable, which {@link org.heddle.nic.board.LossMap} sets.
 *
 * <p>Knows the library's serial bridge and the network interfaces that it puts on boards; nobody knows it but catalogues.
 */
@NullMarked
package org.heddle.nic.board;

import org.jspecify.annotations.NullMarked;
