/* mpc: A node that writes into the memories of others, with lists for each of its processes. Written by Heddle; change the declaration, not this file. */
#ifndef MPC_REGISTERS_H
#define MPC_REGISTERS_H

#include <stdint.h>

/* Pages of the same layout, one behind the other. */
#define MPC_PAGES 2u
#define MPC_PAGE_BYTES 0x10000u

#define MPC_IDENTITY_OFFSET 0x00u
#define MPC_IDENTITY_RESET UINT64_C(0x4d5043524d575232)
/* const: "MPCRMWR2" in ASCII, the first letter in the highest byte */
#define MPC_IDENTITY_TEXT_MASK UINT64_C(0xffffffffffffffff)
#define MPC_IDENTITY_TEXT_SHIFT 0
#define MPC_IDENTITY_TEXT_OF(word) (((word) & MPC_IDENTITY_TEXT_MASK) >> MPC_IDENTITY_TEXT_SHIFT)

#define MPC_NODE_OFFSET 0x08u
#define MPC_NODE_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: this node's number */
#define MPC_NODE_NUMBER_MASK UINT64_C(0x000000000000ffff)
#define MPC_NODE_NUMBER_SHIFT 0
#define MPC_NODE_NUMBER_OF(word) (((word) & MPC_NODE_NUMBER_MASK) >> MPC_NODE_NUMBER_SHIFT)

#define MPC_LME_BASE_OFFSET 0x10u
#define MPC_LME_BASE_RESET UINT64_C(0x0000000000000000)
/* rw: physical address of the list's first entry, divided by 32 */
#define MPC_LME_BASE_LINE_MASK UINT64_C(0x00000000007fffff)
#define MPC_LME_BASE_LINE_SHIFT 0
#define MPC_LME_BASE_LINE_OF(word) (((word) & MPC_LME_BASE_LINE_MASK) >> MPC_LME_BASE_LINE_SHIFT)

#define MPC_LMR_BASE_OFFSET 0x18u
#define MPC_LMR_BASE_RESET UINT64_C(0x0000000000000000)
/* rw: physical address of the list's first entry, divided by 32 */
#define MPC_LMR_BASE_LINE_MASK UINT64_C(0x00000000007fffff)
#define MPC_LMR_BASE_LINE_SHIFT 0
#define MPC_LMR_BASE_LINE_OF(word) (((word) & MPC_LMR_BASE_LINE_MASK) >> MPC_LMR_BASE_LINE_SHIFT)

#define MPC_LME_CURRENT_OFFSET 0x20u
#define MPC_LME_CURRENT_RESET UINT64_C(0x0000000000000000)
/* ro: LME_CUR: entries that have left, wrapping */
#define MPC_LME_CURRENT_POINTER_MASK UINT64_C(0x000000000000ffff)
#define MPC_LME_CURRENT_POINTER_SHIFT 0
#define MPC_LME_CURRENT_POINTER_OF(word) (((word) & MPC_LME_CURRENT_POINTER_MASK) >> MPC_LME_CURRENT_POINTER_SHIFT)

#define MPC_LME_NEW_OFFSET 0x28u
#define MPC_LME_NEW_RESET UINT64_C(0x0000000000000000)
/* rw: LME_NEW, the doorbell: entries that have been written, wrapping */
#define MPC_LME_NEW_POINTER_MASK UINT64_C(0x000000000000ffff)
#define MPC_LME_NEW_POINTER_SHIFT 0
#define MPC_LME_NEW_POINTER_OF(word) (((word) & MPC_LME_NEW_POINTER_MASK) >> MPC_LME_NEW_POINTER_SHIFT)

#define MPC_LMR_CURRENT_OFFSET 0x30u
#define MPC_LMR_CURRENT_RESET UINT64_C(0x0000000000000000)
/* rw: LMR_CUR: entries that have been read, wrapping */
#define MPC_LMR_CURRENT_POINTER_MASK UINT64_C(0x000000000000ffff)
#define MPC_LMR_CURRENT_POINTER_SHIFT 0
#define MPC_LMR_CURRENT_POINTER_OF(word) (((word) & MPC_LMR_CURRENT_POINTER_MASK) >> MPC_LMR_CURRENT_POINTER_SHIFT)

#define MPC_COUNTERS_OFFSET 0x38u
#define MPC_COUNTERS_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: entries that have left, those that answer others' reads too, wrapping */
#define MPC_COUNTERS_SENDS_MASK UINT64_C(0x00000000ffffffff)
#define MPC_COUNTERS_SENDS_SHIFT 0
#define MPC_COUNTERS_SENDS_OF(word) (((word) & MPC_COUNTERS_SENDS_MASK) >> MPC_COUNTERS_SENDS_SHIFT)
/* shared by all pages, ro: entries that were refused, wrapping */
#define MPC_COUNTERS_REFUSED_MASK UINT64_C(0x0000ffff00000000)
#define MPC_COUNTERS_REFUSED_SHIFT 32
#define MPC_COUNTERS_REFUSED_OF(word) (((word) & MPC_COUNTERS_REFUSED_MASK) >> MPC_COUNTERS_REFUSED_SHIFT)
/* shared by all pages, ro: packets that were dropped, wrapping */
#define MPC_COUNTERS_DROPPED_MASK UINT64_C(0xffff000000000000)
#define MPC_COUNTERS_DROPPED_SHIFT 48
#define MPC_COUNTERS_DROPPED_OF(word) (((word) & MPC_COUNTERS_DROPPED_MASK) >> MPC_COUNTERS_DROPPED_SHIFT)

#define MPC_LISTS_OFFSET 0x40u
#define MPC_LISTS_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: entries of each list, of 32 bytes each: a constant of the node */
#define MPC_LISTS_ENTRIES_MASK UINT64_C(0x000000000000ffff)
#define MPC_LISTS_ENTRIES_SHIFT 0
#define MPC_LISTS_ENTRIES_OF(word) (((word) & MPC_LISTS_ENTRIES_MASK) >> MPC_LISTS_ENTRIES_SHIFT)

#define MPC_PAGES_OFFSET 0x48u
#define MPC_PAGES_RESET UINT64_C(0x0000000000000000)
/* rw: physical address of the table's first entry, divided by 32 */
#define MPC_PAGES_LINE_MASK UINT64_C(0x00000000007fffff)
#define MPC_PAGES_LINE_SHIFT 0
#define MPC_PAGES_LINE_OF(word) (((word) & MPC_PAGES_LINE_MASK) >> MPC_PAGES_LINE_SHIFT)
/* rw: pages of the table, 0 to 65,536; with 0 the process has the whole memory, by physical addresses */
#define MPC_PAGES_COUNT_MASK UINT64_C(0x0001ffff00000000)
#define MPC_PAGES_COUNT_SHIFT 32
#define MPC_PAGES_COUNT_OF(word) (((word) & MPC_PAGES_COUNT_MASK) >> MPC_PAGES_COUNT_SHIFT)

#define MPC_FORGET_OFFSET 0x50u
#define MPC_FORGET_RESET UINT64_C(0x0000000000000000)
/* ws: forgets the translations of all processes: write it behind a change of a table */
#define MPC_FORGET_ALL_MASK UINT64_C(0x0000000000000001)
#define MPC_FORGET_ALL_SHIFT 0
#define MPC_FORGET_ALL_OF(word) (((word) & MPC_FORGET_ALL_MASK) >> MPC_FORGET_ALL_SHIFT)

#define MPC_WALKS_OFFSET 0x58u
#define MPC_WALKS_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: lines of page tables that were read, wrapping */
#define MPC_WALKS_MISSES_MASK UINT64_C(0x00000000ffffffff)
#define MPC_WALKS_MISSES_SHIFT 0
#define MPC_WALKS_MISSES_OF(word) (((word) & MPC_WALKS_MISSES_MASK) >> MPC_WALKS_MISSES_SHIFT)

typedef struct {
    const volatile uint64_t identity; /* 0x00 */
    const volatile uint64_t node; /* 0x08 */
    volatile uint64_t lme_base; /* 0x10 */
    volatile uint64_t lmr_base; /* 0x18 */
    const volatile uint64_t lme_current; /* 0x20 */
    volatile uint64_t lme_new; /* 0x28 */
    volatile uint64_t lmr_current; /* 0x30 */
    const volatile uint64_t counters; /* 0x38 */
    const volatile uint64_t lists; /* 0x40 */
    volatile uint64_t pages; /* 0x48 */
    volatile uint64_t forget; /* 0x50 */
    const volatile uint64_t walks; /* 0x58 */
    uint64_t reserved_0[8180];
} mpc_registers;

#endif
