/**
 * From lists of virtual memory to segments of physical memory.
 *
 * <pre>
 *  list ─► ListCursor ─► VirtualRun ─┐                      ┌─► SegmentQueue ─► Gather or Scatter
 *  list ─► ListCursor ─► VirtualRun ─┼─► AddressUnit ─ run ─┼─► SegmentQueue ─► Gather or Scatter
 *  check ──────────────► VirtualRun ─┘    │      │          └─► verdict
 *                                      keys   translations
 * </pre>
 *
 * <p>A packet's segments are handed on only when all of them are known to be right: {@link org.heddle.nic.verbs.memory.SegmentQueue}.
 */
@NullMarked
package org.heddle.nic.verbs.memory;

import org.jspecify.annotations.NullMarked;
