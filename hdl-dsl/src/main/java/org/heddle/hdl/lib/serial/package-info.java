/**
 * Serial lines: bytes with a start and a stop bit, and accesses over them.
 *
 * <pre>
 *   rx --> UartReceiver --> bytes --> SerialBridge --> request / response --> WishboneMaster, RegisterBlock, ..
 *   tx <-- UartTransmitter <-- bytes <----+
 * </pre>
 *
 * <p>{@link org.heddle.hdl.lib.serial.SerialBridge} speaks the wire format of LiteX's UARTBone, so that its tools can read and write what is behind. The
 * room must not know what that is.
 */
@NullMarked
package org.heddle.hdl.lib.serial;

import org.jspecify.annotations.NullMarked;
