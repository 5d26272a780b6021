/* verbs: A node of reliable connections between queue pairs. Written by Heddle; change the declaration, not this file. */
#ifndef VERBS_REGISTERS_H
#define VERBS_REGISTERS_H

#include <stdint.h>

/* Pages of the same layout, one behind the other. */
#define VERBS_PAGES 16u
#define VERBS_PAGE_BYTES 0x2000u

#define VERBS_IDENTITY_OFFSET 0x00u
#define VERBS_IDENTITY_RESET UINT64_C(0x5645524253524331)
/* const: "VERBSRC1" in ASCII, the first letter in the highest byte */
#define VERBS_IDENTITY_TEXT_MASK UINT64_C(0xffffffffffffffff)
#define VERBS_IDENTITY_TEXT_SHIFT 0
#define VERBS_IDENTITY_TEXT_OF(word) (((word) & VERBS_IDENTITY_TEXT_MASK) >> VERBS_IDENTITY_TEXT_SHIFT)

#define VERBS_NODE_OFFSET 0x08u
#define VERBS_NODE_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: this node's number */
#define VERBS_NODE_NUMBER_MASK UINT64_C(0x000000000000ffff)
#define VERBS_NODE_NUMBER_SHIFT 0
#define VERBS_NODE_NUMBER_OF(word) (((word) & VERBS_NODE_NUMBER_MASK) >> VERBS_NODE_NUMBER_SHIFT)

#define VERBS_STATE_OFFSET 0x10u
#define VERBS_STATE_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, ro: a command is being carried out */
#define VERBS_STATE_IS_BUSY_MASK UINT64_C(0x0000000000000001)
#define VERBS_STATE_IS_BUSY_SHIFT 0
#define VERBS_STATE_IS_BUSY_OF(word) (((word) & VERBS_STATE_IS_BUSY_MASK) >> VERBS_STATE_IS_BUSY_SHIFT)
/* shared by all pages, ro: the event queue has entries that were not taken: the interrupt is pending */
#define VERBS_STATE_HAS_EVENTS_MASK UINT64_C(0x0000000000000002)
#define VERBS_STATE_HAS_EVENTS_SHIFT 1
#define VERBS_STATE_HAS_EVENTS_OF(word) (((word) & VERBS_STATE_HAS_EVENTS_MASK) >> VERBS_STATE_HAS_EVENTS_SHIFT)

#define VERBS_EVENTS_OFFSET 0x18u
#define VERBS_EVENTS_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, rw: entries of the event queue that were taken, wrapping */
#define VERBS_EVENTS_TAKEN_MASK UINT64_C(0x000000000000ffff)
#define VERBS_EVENTS_TAKEN_SHIFT 0
#define VERBS_EVENTS_TAKEN_OF(word) (((word) & VERBS_EVENTS_TAKEN_MASK) >> VERBS_EVENTS_TAKEN_SHIFT)

#define VERBS_ARGUMENT0_OFFSET 0x40u
#define VERBS_ARGUMENT0_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, rw: word of the next command's record */
#define VERBS_ARGUMENT0_WORD_MASK UINT64_C(0xffffffffffffffff)
#define VERBS_ARGUMENT0_WORD_SHIFT 0
#define VERBS_ARGUMENT0_WORD_OF(word) (((word) & VERBS_ARGUMENT0_WORD_MASK) >> VERBS_ARGUMENT0_WORD_SHIFT)

#define VERBS_ARGUMENT1_OFFSET 0x48u
#define VERBS_ARGUMENT1_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, rw: word of the next command's record */
#define VERBS_ARGUMENT1_WORD_MASK UINT64_C(0xffffffffffffffff)
#define VERBS_ARGUMENT1_WORD_SHIFT 0
#define VERBS_ARGUMENT1_WORD_OF(word) (((word) & VERBS_ARGUMENT1_WORD_MASK) >> VERBS_ARGUMENT1_WORD_SHIFT)

#define VERBS_ARGUMENT2_OFFSET 0x50u
#define VERBS_ARGUMENT2_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, rw: word of the next command's record */
#define VERBS_ARGUMENT2_WORD_MASK UINT64_C(0xffffffffffffffff)
#define VERBS_ARGUMENT2_WORD_SHIFT 0
#define VERBS_ARGUMENT2_WORD_OF(word) (((word) & VERBS_ARGUMENT2_WORD_MASK) >> VERBS_ARGUMENT2_WORD_SHIFT)

#define VERBS_ARGUMENT3_OFFSET 0x58u
#define VERBS_ARGUMENT3_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, rw: word of the next command's record */
#define VERBS_ARGUMENT3_WORD_MASK UINT64_C(0xffffffffffffffff)
#define VERBS_ARGUMENT3_WORD_SHIFT 0
#define VERBS_ARGUMENT3_WORD_OF(word) (((word) & VERBS_ARGUMENT3_WORD_MASK) >> VERBS_ARGUMENT3_WORD_SHIFT)

#define VERBS_ARGUMENT4_OFFSET 0x60u
#define VERBS_ARGUMENT4_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, rw: word of the next command's record */
#define VERBS_ARGUMENT4_WORD_MASK UINT64_C(0xffffffffffffffff)
#define VERBS_ARGUMENT4_WORD_SHIFT 0
#define VERBS_ARGUMENT4_WORD_OF(word) (((word) & VERBS_ARGUMENT4_WORD_MASK) >> VERBS_ARGUMENT4_WORD_SHIFT)

#define VERBS_ARGUMENT5_OFFSET 0x68u
#define VERBS_ARGUMENT5_RESET UINT64_C(0x0000000000000000)
/* shared by all pages, rw: word of the next command's record */
#define VERBS_ARGUMENT5_WORD_MASK UINT64_C(0xffffffffffffffff)
#define VERBS_ARGUMENT5_WORD_SHIFT 0
#define VERBS_ARGUMENT5_WORD_OF(word) (((word) & VERBS_ARGUMENT5_WORD_MASK) >> VERBS_ARGUMENT5_WORD_SHIFT)

#define VERBS_ORDER_OFFSET 0x70u
#define VERBS_ORDER_RESET UINT64_C(0x0000000000000000)
/* wq: code of the VerbsCommand; another one is refused */
#define VERBS_ORDER_COMMAND_MASK UINT64_C(0x00000000000000ff)
#define VERBS_ORDER_COMMAND_SHIFT 0
#define VERBS_ORDER_COMMAND_OF(word) (((word) & VERBS_ORDER_COMMAND_MASK) >> VERBS_ORDER_COMMAND_SHIFT)
/* wq: number of the queue pair, key, completion queue or shared receive queue */
#define VERBS_ORDER_INDEX_MASK UINT64_C(0x00000000ffffff00)
#define VERBS_ORDER_INDEX_SHIFT 8
#define VERBS_ORDER_INDEX_OF(word) (((word) & VERBS_ORDER_INDEX_MASK) >> VERBS_ORDER_INDEX_SHIFT)

#define VERBS_DOORBELL_OFFSET 0x100u
#define VERBS_DOORBELL_RESET UINT64_C(0x0000000000000000)
/* wq: code of the DoorbellKind; another one is refused */
#define VERBS_DOORBELL_KIND_MASK UINT64_C(0x00000000000000ff)
#define VERBS_DOORBELL_KIND_SHIFT 0
#define VERBS_DOORBELL_KIND_OF(word) (((word) & VERBS_DOORBELL_KIND_MASK) >> VERBS_DOORBELL_KIND_SHIFT)
/* wq: queue pair, completion queue or shared receive queue */
#define VERBS_DOORBELL_NUMBER_MASK UINT64_C(0x00000000ffffff00)
#define VERBS_DOORBELL_NUMBER_SHIFT 8
#define VERBS_DOORBELL_NUMBER_OF(word) (((word) & VERBS_DOORBELL_NUMBER_MASK) >> VERBS_DOORBELL_NUMBER_SHIFT)
/* wq: entries that were written or taken, wrapping */
#define VERBS_DOORBELL_INDEX_MASK UINT64_C(0x0000ffff00000000)
#define VERBS_DOORBELL_INDEX_SHIFT 32
#define VERBS_DOORBELL_INDEX_OF(word) (((word) & VERBS_DOORBELL_INDEX_MASK) >> VERBS_DOORBELL_INDEX_SHIFT)

/* words of the result of the last command that has one */
#define VERBS_RESULTS_OFFSET 0x80u
#define VERBS_RESULTS_WORDS 3u
#define VERBS_RESULTS_STATE 0u
#define VERBS_RESULTS_NUMBERS 1u
#define VERBS_RESULTS_INDICES 2u

/* counters, wrapping */
#define VERBS_COUNTERS_OFFSET 0x400u
#define VERBS_COUNTERS_WORDS 17u
#define VERBS_COUNTERS_CYCLES 0u
#define VERBS_COUNTERS_REFUSED_DOORBELLS 1u
#define VERBS_COUNTERS_REQUESTS_SENT 2u
#define VERBS_COUNTERS_RETRANSMISSIONS 3u
#define VERBS_COUNTERS_RESPONSES_SENT 4u
#define VERBS_COUNTERS_REQUESTS_DROPPED 5u
#define VERBS_COUNTERS_RESPONSES_DROPPED 6u
#define VERBS_COUNTERS_RNR_NAKS 7u
#define VERBS_COUNTERS_SEQUENCE_NAKS 8u
#define VERBS_COUNTERS_INVALID_NAKS 9u
#define VERBS_COUNTERS_ACCESS_NAKS 10u
#define VERBS_COUNTERS_OPERATION_NAKS 11u
#define VERBS_COUNTERS_TIMEOUTS 12u
#define VERBS_COUNTERS_TRANSLATION_MISSES 13u
#define VERBS_COUNTERS_COMPLETIONS 14u
#define VERBS_COUNTERS_LOST_EVENTS 15u
#define VERBS_COUNTERS_ENTRIES_WALKED 16u

typedef struct {
    const volatile uint64_t identity; /* 0x00 */
    const volatile uint64_t node; /* 0x08 */
    const volatile uint64_t state; /* 0x10 */
    volatile uint64_t events; /* 0x18 */
    uint64_t reserved_0[4];
    volatile uint64_t argument0; /* 0x40 */
    volatile uint64_t argument1; /* 0x48 */
    volatile uint64_t argument2; /* 0x50 */
    volatile uint64_t argument3; /* 0x58 */
    volatile uint64_t argument4; /* 0x60 */
    volatile uint64_t argument5; /* 0x68 */
    volatile uint64_t order; /* 0x70 */
    uint64_t reserved_1[1];
    const volatile uint64_t results[3]; /* 0x80 */
    uint64_t reserved_2[13];
    volatile uint64_t doorbell; /* 0x100 */
    uint64_t reserved_3[95];
    volatile uint64_t counters[17]; /* 0x400 */
    uint64_t reserved_4[879];
} verbs_registers;

#endif
