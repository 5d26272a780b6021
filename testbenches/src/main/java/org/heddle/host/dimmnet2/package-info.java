/**
 * From MPI datatypes to DIMMnet-2's vector accesses.
 *
 * <p>{@link org.heddle.host.dimmnet2.TypeCompiler} is a pure function: two flattened layouts in, a
 * {@link org.heddle.host.dimmnet2.CompiledTransfer} out. That is a list of access parameters for both sides, as in Table 2 of the
 * paper, and what is left for the host to pack, with the reasons. It knows the rules of the hardware (elements of 4 to 128 bytes,
 * addresses at multiples of 4, 255 elements in a command), and neither a driver nor a communicator.
 */
@NullMarked
package org.heddle.host.dimmnet2;

import org.jspecify.annotations.NullMarked;
