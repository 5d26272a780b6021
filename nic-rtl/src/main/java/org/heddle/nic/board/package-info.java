/**
 * Tops for boards: a network interface behind a serial line that any computer has. {@link org.heddle.nic.board.LoopbackBoard} is the smallest;
 * {@link org.heddle.nic.board.HalfWords} puts the words of the line's format on a host port.
 *
 * <p>Knows the library's serial bridge and the network interfaces that it puts on boards; nobody knows it but catalogues.
 */
@NullMarked
package org.heddle.nic.board;

import org.jspecify.annotations.NullMarked;
