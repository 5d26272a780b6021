/**
 * Page tables of the processes of an MPC node, and who looks into them.
 *
 * <pre>
 *  entry   ─► EntryPages ───┐
 *  segment ─► SegmentPages ─┤                  ┌─► TranslationCache
 *  packet  ─► SegmentPages ─┼─► PageWalker ────┤
 *  update  ─► UpdatePages ──┘                  └─► table in host memory
 * </pre>
 *
 * <p>{@link org.heddle.nic.mpc.page.PageField} declares a table's entry for hardware, drivers and documents. What becomes of bytes that are in no page is not decided
 * here.
 */
@NullMarked
package org.heddle.nic.mpc.page;

import org.jspecify.annotations.NullMarked;
