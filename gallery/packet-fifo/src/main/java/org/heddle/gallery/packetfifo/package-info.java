/** A queue of whole packets on AXI4-Stream, {@link org.heddle.gallery.packetfifo.PacketFifo}. It knows the language and its bus. */
@NullMarked
package org.heddle.gallery.packetfifo;

import org.jspecify.annotations.NullMarked;
