/* reduction: A node that reduces. Written by Heddle; change the declaration, not this file. */
#ifndef REDUCTION_REGISTERS_H
#define REDUCTION_REGISTERS_H

#include <stdint.h>

#define REDUCTION_IDENTITY_OFFSET 0x00u
#define REDUCTION_IDENTITY_RESET UINT64_C(0x5245445543544e31)
/* const: "REDUCTN1" in ASCII, the first letter in the highest byte */
#define REDUCTION_IDENTITY_TEXT_MASK UINT64_C(0xffffffffffffffff)
#define REDUCTION_IDENTITY_TEXT_SHIFT 0
#define REDUCTION_IDENTITY_TEXT_OF(word) (((word) & REDUCTION_IDENTITY_TEXT_MASK) >> REDUCTION_IDENTITY_TEXT_SHIFT)

#define REDUCTION_NODE_OFFSET 0x08u
#define REDUCTION_NODE_RESET UINT64_C(0x0000000000000000)
/* ro: this node's number */
#define REDUCTION_NODE_NUMBER_MASK UINT64_C(0x000000000000ffff)
#define REDUCTION_NODE_NUMBER_SHIFT 0
#define REDUCTION_NODE_NUMBER_OF(word) (((word) & REDUCTION_NODE_NUMBER_MASK) >> REDUCTION_NODE_NUMBER_SHIFT)

/* What waits and what there is room for. */
#define REDUCTION_STATE_OFFSET 0x10u
#define REDUCTION_STATE_RESET UINT64_C(0x0000000000000000)
/* ro: completions that wait */
#define REDUCTION_STATE_COMPLETIONS_MASK UINT64_C(0x00000000000000ff)
#define REDUCTION_STATE_COMPLETIONS_SHIFT 0
#define REDUCTION_STATE_COMPLETIONS_OF(word) (((word) & REDUCTION_STATE_COMPLETIONS_MASK) >> REDUCTION_STATE_COMPLETIONS_SHIFT)
/* ro: packets from other hosts that wait */
#define REDUCTION_STATE_PACKETS_MASK UINT64_C(0x000000000000ff00)
#define REDUCTION_STATE_PACKETS_SHIFT 8
#define REDUCTION_STATE_PACKETS_OF(word) (((word) & REDUCTION_STATE_PACKETS_MASK) >> REDUCTION_STATE_PACKETS_SHIFT)
/* ro: submissions that there is room for */
#define REDUCTION_STATE_SUBMIT_ROOM_MASK UINT64_C(0x0000000000ff0000)
#define REDUCTION_STATE_SUBMIT_ROOM_SHIFT 16
#define REDUCTION_STATE_SUBMIT_ROOM_OF(word) (((word) & REDUCTION_STATE_SUBMIT_ROOM_MASK) >> REDUCTION_STATE_SUBMIT_ROOM_SHIFT)
/* ro: packets to other hosts that there is room for */
#define REDUCTION_STATE_SEND_ROOM_MASK UINT64_C(0x00000000ff000000)
#define REDUCTION_STATE_SEND_ROOM_SHIFT 24
#define REDUCTION_STATE_SEND_ROOM_OF(word) (((word) & REDUCTION_STATE_SEND_ROOM_MASK) >> REDUCTION_STATE_SEND_ROOM_SHIFT)
/* ro: what became of the last submission */
#define REDUCTION_STATE_SUBMITTED_MASK UINT64_C(0x0000000700000000)
#define REDUCTION_STATE_SUBMITTED_SHIFT 32
#define REDUCTION_STATE_SUBMITTED_OF(word) (((word) & REDUCTION_STATE_SUBMITTED_MASK) >> REDUCTION_STATE_SUBMITTED_SHIFT)
#define REDUCTION_STATE_SUBMITTED_NONE 0u
#define REDUCTION_STATE_SUBMITTED_TAKEN 1u
#define REDUCTION_STATE_SUBMITTED_NO_ROOM 2u
#define REDUCTION_STATE_SUBMITTED_TOO_LONG 3u
#define REDUCTION_STATE_SUBMITTED_LENGTH 4u
#define REDUCTION_STATE_SUBMITTED_DESTINATION 5u
/* ro: what became of the last packet */
#define REDUCTION_STATE_SENT_MASK UINT64_C(0x0000070000000000)
#define REDUCTION_STATE_SENT_SHIFT 40
#define REDUCTION_STATE_SENT_OF(word) (((word) & REDUCTION_STATE_SENT_MASK) >> REDUCTION_STATE_SENT_SHIFT)
#define REDUCTION_STATE_SENT_NONE 0u
#define REDUCTION_STATE_SENT_TAKEN 1u
#define REDUCTION_STATE_SENT_NO_ROOM 2u
#define REDUCTION_STATE_SENT_TOO_LONG 3u
#define REDUCTION_STATE_SENT_LENGTH 4u
#define REDUCTION_STATE_SENT_DESTINATION 5u

/* How large the node is. */
#define REDUCTION_SIZE_OFFSET 0x18u
#define REDUCTION_SIZE_RESET UINT64_C(0x0000000000000000)
/* ro: virtual ports */
#define REDUCTION_SIZE_PORTS_MASK UINT64_C(0x00000000000000ff)
#define REDUCTION_SIZE_PORTS_SHIFT 0
#define REDUCTION_SIZE_PORTS_OF(word) (((word) & REDUCTION_SIZE_PORTS_MASK) >> REDUCTION_SIZE_PORTS_SHIFT)
/* ro: reductions of one port that may be under way */
#define REDUCTION_SIZE_UNDER_WAY_MASK UINT64_C(0x000000000000ff00)
#define REDUCTION_SIZE_UNDER_WAY_SHIFT 8
#define REDUCTION_SIZE_UNDER_WAY_OF(word) (((word) & REDUCTION_SIZE_UNDER_WAY_MASK) >> REDUCTION_SIZE_UNDER_WAY_SHIFT)
/* ro: most threads of a communicator */
#define REDUCTION_SIZE_THREADS_MASK UINT64_C(0x00000000ffff0000)
#define REDUCTION_SIZE_THREADS_SHIFT 16
#define REDUCTION_SIZE_THREADS_OF(word) (((word) & REDUCTION_SIZE_THREADS_MASK) >> REDUCTION_SIZE_THREADS_SHIFT)
/* ro: nodes that a packet can go to */
#define REDUCTION_SIZE_NODES_MASK UINT64_C(0x0000ffff00000000)
#define REDUCTION_SIZE_NODES_SHIFT 32
#define REDUCTION_SIZE_NODES_OF(word) (((word) & REDUCTION_SIZE_NODES_MASK) >> REDUCTION_SIZE_NODES_SHIFT)

/* The next word for the reduction unit. */
#define REDUCTION_SUBMIT_OFFSET 0x20u
#define REDUCTION_SUBMIT_RESET UINT64_C(0x0000000000000000)
/* ws: the hardware sees what is written in the cycle of the write; reads as 0 */
#define REDUCTION_SUBMIT_WORD_MASK UINT64_C(0xffffffffffffffff)
#define REDUCTION_SUBMIT_WORD_SHIFT 0
#define REDUCTION_SUBMIT_WORD_OF(word) (((word) & REDUCTION_SUBMIT_WORD_MASK) >> REDUCTION_SUBMIT_WORD_SHIFT)

/* The last word for the reduction unit. */
#define REDUCTION_SUBMIT_LAST_OFFSET 0x28u
#define REDUCTION_SUBMIT_LAST_RESET UINT64_C(0x0000000000000000)
/* ws: the hardware sees what is written in the cycle of the write; reads as 0 */
#define REDUCTION_SUBMIT_LAST_WORD_MASK UINT64_C(0xffffffffffffffff)
#define REDUCTION_SUBMIT_LAST_WORD_SHIFT 0
#define REDUCTION_SUBMIT_LAST_WORD_OF(word) (((word) & REDUCTION_SUBMIT_LAST_WORD_MASK) >> REDUCTION_SUBMIT_LAST_WORD_SHIFT)

/* The next word of a packet to another node's host. The first is [15:0] destination, [45:32] bytes of payload, 1 to 256; the node adds the rest. Three words of the hosts' own follow, then the payload. */
#define REDUCTION_SEND_OFFSET 0x30u
#define REDUCTION_SEND_RESET UINT64_C(0x0000000000000000)
/* ws: the hardware sees what is written in the cycle of the write; reads as 0 */
#define REDUCTION_SEND_WORD_MASK UINT64_C(0xffffffffffffffff)
#define REDUCTION_SEND_WORD_SHIFT 0
#define REDUCTION_SEND_WORD_OF(word) (((word) & REDUCTION_SEND_WORD_MASK) >> REDUCTION_SEND_WORD_SHIFT)

/* The last word of such a packet. */
#define REDUCTION_SEND_LAST_OFFSET 0x38u
#define REDUCTION_SEND_LAST_RESET UINT64_C(0x0000000000000000)
/* ws: the hardware sees what is written in the cycle of the write; reads as 0 */
#define REDUCTION_SEND_LAST_WORD_MASK UINT64_C(0xffffffffffffffff)
#define REDUCTION_SEND_LAST_WORD_SHIFT 0
#define REDUCTION_SEND_LAST_WORD_OF(word) (((word) & REDUCTION_SEND_LAST_WORD_MASK) >> REDUCTION_SEND_LAST_WORD_SHIFT)

/* The next word of the oldest completion. */
#define REDUCTION_COMPLETION_OFFSET 0x40u
#define REDUCTION_COMPLETION_RESET UINT64_C(0x0000000000000000)
/* rq: a read takes the oldest value of a queue, 0 if there is none; writes are ignored */
#define REDUCTION_COMPLETION_WORD_MASK UINT64_C(0xffffffffffffffff)
#define REDUCTION_COMPLETION_WORD_SHIFT 0
#define REDUCTION_COMPLETION_WORD_OF(word) (((word) & REDUCTION_COMPLETION_WORD_MASK) >> REDUCTION_COMPLETION_WORD_SHIFT)

/* The next word of the oldest packet that has arrived. The first is [15:0] this node, [31:16] the sender, [45:32] bytes of payload. */
#define REDUCTION_RECEIVE_OFFSET 0x48u
#define REDUCTION_RECEIVE_RESET UINT64_C(0x0000000000000000)
/* rq: a read takes the oldest value of a queue, 0 if there is none; writes are ignored */
#define REDUCTION_RECEIVE_WORD_MASK UINT64_C(0xffffffffffffffff)
#define REDUCTION_RECEIVE_WORD_SHIFT 0
#define REDUCTION_RECEIVE_WORD_OF(word) (((word) & REDUCTION_RECEIVE_WORD_MASK) >> REDUCTION_RECEIVE_WORD_SHIFT)

/* what the node has done since the reset, wrapping */
#define REDUCTION_COUNTERS_OFFSET 0x80u
#define REDUCTION_COUNTERS_WORDS 7u
#define REDUCTION_COUNTERS_MESSAGES 0u
#define REDUCTION_COUNTERS_DROPPED 1u
#define REDUCTION_COUNTERS_SLOWEST_TURN 2u
#define REDUCTION_COUNTERS_PACKETS_SENT 3u
#define REDUCTION_COUNTERS_PACKETS_RECEIVED 4u
#define REDUCTION_COUNTERS_PACKETS_WRONG 5u
#define REDUCTION_COUNTERS_REFUSED 6u

typedef struct {
    const volatile uint64_t identity; /* 0x00 */
    const volatile uint64_t node; /* 0x08 */
    const volatile uint64_t state; /* 0x10 */
    const volatile uint64_t size; /* 0x18 */
    volatile uint64_t submit; /* 0x20 */
    volatile uint64_t submit_last; /* 0x28 */
    volatile uint64_t send; /* 0x30 */
    volatile uint64_t send_last; /* 0x38 */
    const volatile uint64_t completion; /* 0x40 */
    const volatile uint64_t receive; /* 0x48 */
    uint64_t reserved_0[6];
    const volatile uint64_t counters[7]; /* 0x80 */
    uint64_t reserved_1[16361];
} reduction_registers;

#endif
