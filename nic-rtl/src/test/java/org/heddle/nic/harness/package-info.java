/**
 * Harness that the tests of the NIC's parts share: a design between two streams, and what goes over them as beats. What the
 * hardware should do, in plain Java, is {@link org.heddle.device.plain}.
 */
@NullMarked
package org.heddle.nic.harness;

import org.jspecify.annotations.NullMarked;
