/**
 * Datatypes as the hardware's accesses: two flattened layouts in, vector commands out.
 *
 * <p>{@link org.heddle.host.dimmnet2.layout.TypeCompiler} is a pure function that makes a {@link
 * org.heddle.host.dimmnet2.layout.CompiledTransfer}: a list of access parameters for both sides, as in Table 2 of the paper, and what is
 * left for the host to pack, with the reasons. It knows the rules of the hardware (elements of 4 to 128 bytes, addresses at
 * multiples of 4, 255 elements in a command). A receiver knows of its sender's layout what a send request can hold: {@link
 * org.heddle.host.dimmnet2.layout.SourcePart}s.
 *
 * <pre>
 *  sender's FlatLayout ──► SourceParts ─► send request ─► SourceRuns ─┐
 *                                                                     ▼
 *  receiver's FlatLayout ─────────────────────────► LayoutPairing ─► PairedRuns ─► TypeCompiler ─┬─► AccessPairs ─► commands
 *                                                                                                └─► PackedPieces ─► host
 * </pre>
 *
 * <p>Nothing here knows a driver or a communicator.
 */
@NullMarked
package org.heddle.host.dimmnet2.layout;

import org.jspecify.annotations.NullMarked;
