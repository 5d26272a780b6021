/**
 * Expected behaviour of the hardware in plain Java: accesses as the addresses they name, and memory as bytes by address.
 *
 * <p>Nothing here knows the hardware or its driver, so that it can be an oracle for both; only the order of a payload's fields
 * is that of the ports.
 */
@NullMarked
package org.heddle.device.plain;

import org.jspecify.annotations.NullMarked;
