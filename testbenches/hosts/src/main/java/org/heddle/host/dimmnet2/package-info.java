/**
 * MPI on DIMMnet-2: from datatypes to vector accesses, and the paper's protocol over nodes.
 *
 * <p>Types: {@link org.heddle.host.dimmnet2.TypeCompiler} is a pure function: two flattened layouts in, a
 * {@link org.heddle.host.dimmnet2.CompiledTransfer} out. That is a list of access parameters for both sides, as in Table 2 of the
 * paper, and what is left for the host to pack, with the reasons. It knows the rules of the hardware (elements of 4 to 128 bytes,
 * addresses at multiples of 4, 255 elements in a command), and neither a driver nor a communicator. A receiver knows of its sender's
 * layout what a send request can hold: {@link org.heddle.host.dimmnet2.SourcePart}s.
 *
 * <p>Messages: {@link org.heddle.host.dimmnet2.Dimmnet2Transport} joins any number of nodes behind
 * {@link org.heddle.host.ranks.NodeSystem}, which it reaches through their host ports alone. {@code Dimmnet2Endpoint} is one rank's
 * side of the protocol: requests through {@code Mailboxes}, data by {@code Fetch}, both over what {@code NodeProcess} makes of one
 * process's commands and statuses. {@code SoDimmMemory} is the memory that messages lie in; {@code WindowAccess} is how a host reaches
 * it. {@link org.heddle.host.dimmnet2.HostCosts} says what the host's work takes, {@link org.heddle.host.dimmnet2.MessageCost} what a
 * message took.
 */
@NullMarked
package org.heddle.host.dimmnet2;

import org.jspecify.annotations.NullMarked;
