/* loopback: A node that sends messages to others and to itself. Written by Heddle; change the declaration, not this file. */
#ifndef LOOPBACK_REGISTERS_H
#define LOOPBACK_REGISTERS_H

#include <stdint.h>

#define LOOPBACK_IDENTITY_OFFSET 0x00u
#define LOOPBACK_IDENTITY_RESET UINT64_C(0x4c4f4f5042414b31)
/* const: "LOOPBAK1" in ASCII, the first letter in the highest byte */
#define LOOPBACK_IDENTITY_TEXT_MASK UINT64_C(0xffffffffffffffff)
#define LOOPBACK_IDENTITY_TEXT_SHIFT 0
#define LOOPBACK_IDENTITY_TEXT_OF(word) (((word) & LOOPBACK_IDENTITY_TEXT_MASK) >> LOOPBACK_IDENTITY_TEXT_SHIFT)

#define LOOPBACK_NODE_OFFSET 0x08u
#define LOOPBACK_NODE_RESET UINT64_C(0x0000000000000000)
/* ro: this node's number */
#define LOOPBACK_NODE_NUMBER_MASK UINT64_C(0x000000000000ffff)
#define LOOPBACK_NODE_NUMBER_SHIFT 0
#define LOOPBACK_NODE_NUMBER_OF(word) (((word) & LOOPBACK_NODE_NUMBER_MASK) >> LOOPBACK_NODE_NUMBER_SHIFT)

#define LOOPBACK_STATE_OFFSET 0x10u
#define LOOPBACK_STATE_RESET UINT64_C(0x0000000000000000)
/* ro: messages that wait */
#define LOOPBACK_STATE_WAITING_MASK UINT64_C(0x00000000000000ff)
#define LOOPBACK_STATE_WAITING_SHIFT 0
#define LOOPBACK_STATE_WAITING_OF(word) (((word) & LOOPBACK_STATE_WAITING_MASK) >> LOOPBACK_STATE_WAITING_SHIFT)
/* ro: messages that there is room for */
#define LOOPBACK_STATE_ROOM_MASK UINT64_C(0x000000000000ff00)
#define LOOPBACK_STATE_ROOM_SHIFT 8
#define LOOPBACK_STATE_ROOM_OF(word) (((word) & LOOPBACK_STATE_ROOM_MASK) >> LOOPBACK_STATE_ROOM_SHIFT)
/* ro: writes that were refused, wrapping */
#define LOOPBACK_STATE_REFUSED_MASK UINT64_C(0x00000000ffff0000)
#define LOOPBACK_STATE_REFUSED_SHIFT 16
#define LOOPBACK_STATE_REFUSED_OF(word) (((word) & LOOPBACK_STATE_REFUSED_MASK) >> LOOPBACK_STATE_REFUSED_SHIFT)
/* ro: messages for other nodes, wrapping */
#define LOOPBACK_STATE_MISROUTED_MASK UINT64_C(0x0000ffff00000000)
#define LOOPBACK_STATE_MISROUTED_SHIFT 32
#define LOOPBACK_STATE_MISROUTED_OF(word) (((word) & LOOPBACK_STATE_MISROUTED_MASK) >> LOOPBACK_STATE_MISROUTED_SHIFT)

#define LOOPBACK_BEGIN_OFFSET 0x18u
#define LOOPBACK_BEGIN_RESET UINT64_C(0x0000000000000000)
/* ws: receiving node */
#define LOOPBACK_BEGIN_TO_MASK UINT64_C(0x000000000000ffff)
#define LOOPBACK_BEGIN_TO_SHIFT 0
#define LOOPBACK_BEGIN_TO_OF(word) (((word) & LOOPBACK_BEGIN_TO_MASK) >> LOOPBACK_BEGIN_TO_SHIFT)
/* ws: bytes behind its first three words, a multiple of 8 */
#define LOOPBACK_BEGIN_BYTES_MASK UINT64_C(0x00003fff00000000)
#define LOOPBACK_BEGIN_BYTES_SHIFT 32
#define LOOPBACK_BEGIN_BYTES_OF(word) (((word) & LOOPBACK_BEGIN_BYTES_MASK) >> LOOPBACK_BEGIN_BYTES_SHIFT)

#define LOOPBACK_WORD_OFFSET 0x20u
#define LOOPBACK_WORD_RESET UINT64_C(0x0000000000000000)
/* ws: next word of the message */
#define LOOPBACK_WORD_DATA_MASK UINT64_C(0xffffffffffffffff)
#define LOOPBACK_WORD_DATA_SHIFT 0
#define LOOPBACK_WORD_DATA_OF(word) (((word) & LOOPBACK_WORD_DATA_MASK) >> LOOPBACK_WORD_DATA_SHIFT)

#define LOOPBACK_RECEIVE_OFFSET 0x28u
#define LOOPBACK_RECEIVE_RESET UINT64_C(0x0000000000000000)
/* rq: next word of the oldest message */
#define LOOPBACK_RECEIVE_DATA_MASK UINT64_C(0xffffffffffffffff)
#define LOOPBACK_RECEIVE_DATA_SHIFT 0
#define LOOPBACK_RECEIVE_DATA_OF(word) (((word) & LOOPBACK_RECEIVE_DATA_MASK) >> LOOPBACK_RECEIVE_DATA_SHIFT)

typedef struct {
    const volatile uint64_t identity; /* 0x00 */
    const volatile uint64_t node; /* 0x08 */
    const volatile uint64_t state; /* 0x10 */
    volatile uint64_t begin; /* 0x18 */
    volatile uint64_t word; /* 0x20 */
    const volatile uint64_t receive; /* 0x28 */
    uint64_t reserved_0[16378];
} loopback_registers;

#endif
