/**
 * The hardware of a register map: {@link org.heddle.hdl.registers.block.RegisterBlock} answers a bus and keeps the fields.
 *
 * <p>The bus is two streams: {@link org.heddle.hdl.registers.block.RegisterRequest}s go in,
 * {@link org.heddle.hdl.registers.block.RegisterResponse}s come out, one for each request and in order. A bus of another kind needs
 * an adapter between its handshakes and these two; one that knows no byte strobes sets them all.
 *
 * <p>The package must not know what tests the hardware, nor the driver.
 */
@NullMarked
package org.heddle.hdl.registers.block;

import org.jspecify.annotations.NullMarked;
