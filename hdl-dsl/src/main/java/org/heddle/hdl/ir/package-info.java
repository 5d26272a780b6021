/**
 * The circuit as immutable records: what elaboration makes, checks read and the emitter prints.
 *
 * <p>{@link org.heddle.hdl.ir.Circuit} holds {@link org.heddle.hdl.ir.ModuleDefinition}s, children before parents.
 * Behaviour stands in one sealed family of {@link org.heddle.hdl.ir.Statement}s over one sealed family of
 * {@link org.heddle.hdl.ir.Expression}s. All widths are explicit: operands of an operation have the width its rule says,
 * extension and truncation are operations of their own, signedness belongs to the operator. The package knows nothing
 * of the classes a designer uses.
 */
@NullMarked
package org.heddle.hdl.ir;

import org.jspecify.annotations.NullMarked;
