/* mpc: A node that writes into the memories of others, with lists for each of its processes. Written by Heddle; change the declaration, not this file. */
#ifndef MPC_REGISTERS_H
#define MPC_REGISTERS_H

#include <stdint.h>

/* Pages of the same layout, one behind the other. */
#define MPC_PAGES 4u
#define MPC_PAGE_BYTES 0x8000u

#define MPC_IDENTITY_OFFSET 0x00u
#define MPC_IDENTITY_RESET UINT64_C(0x4d5043524d575233)
/* const: "MPCRMWR3" in ASCII, the first letter in the highest byte */
#define MPC_IDENTITY_TEXT_MASK UINT64_C(0xffffffffffffffff)
#define MPC_IDENTITY_TEXT_SHIFT 0
#define MPC_IDENTITY_TEXT_OF(word) (((word) & MPC_IDENTITY_TEXT_MASK) >> MPC_IDENTITY_TEXT_SHIFT)

#define MPC_NODE_OFFSET 0x08u
#define MPC_NODE_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: this node's number */
#define MPC_NODE_NUMBER_MASK UINT64_C(0x000000000000ffff)
#define MPC_NODE_NUMBER_SHIFT 0
#define MPC_NODE_NUMBER_OF(word) (((word) & MPC_NODE_NUMBER_MASK) >> MPC_NODE_NUMBER_SHIFT)

#define MPC_ORDER_OFFSET 0x10u
#define MPC_ORDER_RESET UINT64_C(0x0000000000000000)
/* wq: physical address of a list's or a page table's first entry, divided by 32; or a timeout in cycles */
#define MPC_ORDER_VALUE_MASK UINT64_C(0x00000000ffffffff)
#define MPC_ORDER_VALUE_SHIFT 0
#define MPC_ORDER_VALUE_OF(word) (((word) & MPC_ORDER_VALUE_MASK) >> MPC_ORDER_VALUE_SHIFT)
/* wq: pages of a table, 0 to 65,536; with 0 the process has the whole memory, by physical addresses */
#define MPC_ORDER_COUNT_MASK UINT64_C(0x0001ffff00000000)
#define MPC_ORDER_COUNT_SHIFT 32
#define MPC_ORDER_COUNT_OF(word) (((word) & MPC_ORDER_COUNT_MASK) >> MPC_ORDER_COUNT_SHIFT)
/* wq: number of the process on its node */
#define MPC_ORDER_PROCESS_MASK UINT64_C(0x0010000000000000)
#define MPC_ORDER_PROCESS_SHIFT 52
#define MPC_ORDER_PROCESS_OF(word) (((word) & MPC_ORDER_PROCESS_MASK) >> MPC_ORDER_PROCESS_SHIFT)
/* wq: SystemOrder: 1 LME, 2 LMR, 3 page table, 4 forget, 5 timeout */
#define MPC_ORDER_KIND_MASK UINT64_C(0x0f00000000000000)
#define MPC_ORDER_KIND_SHIFT 56
#define MPC_ORDER_KIND_OF(word) (((word) & MPC_ORDER_KIND_MASK) >> MPC_ORDER_KIND_SHIFT)

#define MPC_LME_CURRENT_OFFSET 0x18u
#define MPC_LME_CURRENT_RESET UINT64_C(0x0000000000000000)
/* ro: LME_CUR: entries that have left, wrapping */
#define MPC_LME_CURRENT_POINTER_MASK UINT64_C(0x000000000000ffff)
#define MPC_LME_CURRENT_POINTER_SHIFT 0
#define MPC_LME_CURRENT_POINTER_OF(word) (((word) & MPC_LME_CURRENT_POINTER_MASK) >> MPC_LME_CURRENT_POINTER_SHIFT)

#define MPC_LME_NEW_OFFSET 0x20u
#define MPC_LME_NEW_RESET UINT64_C(0x0000000000000000)
/* wo: LME_NEW, the doorbell: entries that have been written, wrapping */
#define MPC_LME_NEW_POINTER_MASK UINT64_C(0x000000000000ffff)
#define MPC_LME_NEW_POINTER_SHIFT 0
#define MPC_LME_NEW_POINTER_OF(word) (((word) & MPC_LME_NEW_POINTER_MASK) >> MPC_LME_NEW_POINTER_SHIFT)

#define MPC_LMR_CURRENT_OFFSET 0x28u
#define MPC_LMR_CURRENT_RESET UINT64_C(0x0000000000000000)
/* wo: LMR_CUR: entries that have been read, wrapping */
#define MPC_LMR_CURRENT_POINTER_MASK UINT64_C(0x000000000000ffff)
#define MPC_LMR_CURRENT_POINTER_SHIFT 0
#define MPC_LMR_CURRENT_POINTER_OF(word) (((word) & MPC_LMR_CURRENT_POINTER_MASK) >> MPC_LMR_CURRENT_POINTER_SHIFT)

#define MPC_COUNTERS_OFFSET 0x30u
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

#define MPC_LISTS_OFFSET 0x38u
#define MPC_LISTS_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: entries of each list, of 32 bytes each: a constant of the node */
#define MPC_LISTS_ENTRIES_MASK UINT64_C(0x000000000000ffff)
#define MPC_LISTS_ENTRIES_SHIFT 0
#define MPC_LISTS_ENTRIES_OF(word) (((word) & MPC_LISTS_ENTRIES_MASK) >> MPC_LISTS_ENTRIES_SHIFT)

#define MPC_WALKS_OFFSET 0x40u
#define MPC_WALKS_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: lines of page tables that were read, wrapping */
#define MPC_WALKS_MISSES_MASK UINT64_C(0x00000000ffffffff)
#define MPC_WALKS_MISSES_SHIFT 0
#define MPC_WALKS_MISSES_OF(word) (((word) & MPC_WALKS_MISSES_MASK) >> MPC_WALKS_MISSES_SHIFT)
/* shared by all pages, ro: orders that were refused: through a process's page, or of no kind, wrapping */
#define MPC_WALKS_REFUSED_ORDERS_MASK UINT64_C(0x0000ffff00000000)
#define MPC_WALKS_REFUSED_ORDERS_SHIFT 32
#define MPC_WALKS_REFUSED_ORDERS_OF(word) (((word) & MPC_WALKS_REFUSED_ORDERS_MASK) >> MPC_WALKS_REFUSED_ORDERS_SHIFT)

#define MPC_PEERS_OFFSET 0x48u
#define MPC_PEERS_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: one bit for each node: 1 if it is lost, until the reset */
#define MPC_PEERS_LOST_MASK UINT64_C(0x000000000000ffff)
#define MPC_PEERS_LOST_SHIFT 0
#define MPC_PEERS_LOST_OF(word) (((word) & MPC_PEERS_LOST_MASK) >> MPC_PEERS_LOST_SHIFT)
/* shared by all pages, ro: orders that have ended because their node was lost, wrapping */
#define MPC_PEERS_ENDED_MASK UINT64_C(0x00000000ffff0000)
#define MPC_PEERS_ENDED_SHIFT 16
#define MPC_PEERS_ENDED_OF(word) (((word) & MPC_PEERS_ENDED_MASK) >> MPC_PEERS_ENDED_SHIFT)
/* shared by all pages, ro: cycles of the core without an answer behind which a node is lost, in steps of 16; 0 for never */
#define MPC_PEERS_TIMEOUT_MASK UINT64_C(0x00ffffff00000000)
#define MPC_PEERS_TIMEOUT_SHIFT 32
#define MPC_PEERS_TIMEOUT_OF(word) (((word) & MPC_PEERS_TIMEOUT_MASK) >> MPC_PEERS_TIMEOUT_SHIFT)

typedef struct {
    const volatile uint64_t identity; /* 0x00 */
    const volatile uint64_t node; /* 0x08 */
    volatile uint64_t order; /* 0x10 */
    const volatile uint64_t lme_current; /* 0x18 */
    volatile uint64_t lme_new; /* 0x20 */
    volatile uint64_t lmr_current; /* 0x28 */
    const volatile uint64_t counters; /* 0x30 */
    const volatile uint64_t lists; /* 0x38 */
    const volatile uint64_t walks; /* 0x40 */
    const volatile uint64_t peers; /* 0x48 */
    uint64_t reserved_0[4086];
} mpc_registers;

#endif
