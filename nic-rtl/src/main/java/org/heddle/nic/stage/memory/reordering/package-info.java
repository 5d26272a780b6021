/**
 * The improved controller of two SO-DIMM modules: it chooses among waiting bursts, with all banks open.
 *
 * <pre>
 *  lines ─► LinePlacement ─┬─► ModuleScheduler 0 ─► module 0 ─┬─► ReorderBuffer ─► lines, in order
 *           (HashedMap)    └─► ModuleScheduler 1 ─► module 1 ─┘
 *
 *  ModuleScheduler:  bursts ─► RowWindow (16 WindowSlots) ─► CommandChoice ─► CommandIssue ─► CommandPins ─► module
 *                                   ▲                             ▲
 *                                   └──────── BankStates ─────────┴── RefreshDebt
 * </pre>
 *
 * <p>{@link org.heddle.nic.stage.memory.reordering.ReorderingController} is all of it. A {@link org.heddle.nic.stage.memory.reordering.ModuleScheduler} for each module chooses
 * one command per cycle: refresh, activation, column or precharge. Nothing here knows who asks for lines.
 */
@NullMarked
package org.heddle.nic.stage.memory.reordering;

import org.jspecify.annotations.NullMarked;
