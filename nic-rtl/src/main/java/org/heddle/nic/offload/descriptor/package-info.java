/**
 * Descriptors: their layout, which messages and completions share, their check, and their intake.
 *
 * <p>{@link org.heddle.nic.offload.descriptor.DescriptorField} declares the layout, {@link org.heddle.nic.offload.descriptor.DescriptorIntake} takes what the host submits, {@link
 * org.heddle.nic.offload.descriptor.DescriptorCheck} refuses what breaks a rule with a {@link org.heddle.nic.offload.descriptor.ReductionStatus} before it has had an effect.
 *
 * <p>Nothing here knows how messages are folded.
 */
@NullMarked
package org.heddle.nic.offload.descriptor;

import org.jspecify.annotations.NullMarked;
