/** A serial port with queues, {@link org.heddle.gallery.uart.Uart}, made of the library's parts. It knows the language and that library. */
@NullMarked
package org.heddle.gallery.uart;

import org.jspecify.annotations.NullMarked;
