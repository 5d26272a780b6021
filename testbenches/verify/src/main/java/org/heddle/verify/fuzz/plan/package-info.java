/**
 * A random circuit as plain data. {@link org.heddle.verify.fuzz.plan.Plan} holds modules, each a list of
 * {@link org.heddle.verify.fuzz.plan.Item}s with {@link org.heddle.verify.fuzz.plan.Step}s and
 * {@link org.heddle.verify.fuzz.plan.Term}s in them. Every plan has a meaning: operands are converted to what their
 * operator needs, and what reads a removed item reads 0. So any part can be taken away when a plan is shrunk. The package
 * knows nothing of the language.
 */
@NullMarked
package org.heddle.verify.fuzz.plan;

import org.jspecify.annotations.NullMarked;
