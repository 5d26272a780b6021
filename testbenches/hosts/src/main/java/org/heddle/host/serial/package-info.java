/**
 * A network interface behind a serial line: {@link org.heddle.host.serial.SerialHostPort} is the host port, in the wire format of LiteX's
 * UARTBone, {@link org.heddle.host.serial.SerialWords} its registers of 32 bits; {@link org.heddle.host.serial.SerialLine} the line, of a board or of a simulation behind a pseudo-terminal.
 *
 * <p>Knows no network interface and no simulator.
 */
@NullMarked
package org.heddle.host.serial;

import org.jspecify.annotations.NullMarked;
