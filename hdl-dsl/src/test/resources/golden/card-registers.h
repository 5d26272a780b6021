/* card: A network card for two processes. Written by Heddle; change the declaration, not this file. */
#ifndef CARD_REGISTERS_H
#define CARD_REGISTERS_H

#include <stdint.h>

/* Pages of the same layout, one behind the other. */
#define CARD_PAGES 2u
#define CARD_PAGE_BYTES 0x100u

#define CARD_IDENTITY_OFFSET 0x00u
#define CARD_IDENTITY_RESET UINT32_C(0x00ca4d00)
/* shared by all pages, rw: the card's number */
#define CARD_IDENTITY_NODE_MASK UINT32_C(0x000000ff)
#define CARD_IDENTITY_NODE_SHIFT 0
#define CARD_IDENTITY_NODE_OF(word) (((word) & CARD_IDENTITY_NODE_MASK) >> CARD_IDENTITY_NODE_SHIFT)
/* const: reads a constant; writes are ignored */
#define CARD_IDENTITY_TYPE_MASK UINT32_C(0xffffff00)
#define CARD_IDENTITY_TYPE_SHIFT 8
#define CARD_IDENTITY_TYPE_OF(word) (((word) & CARD_IDENTITY_TYPE_MASK) >> CARD_IDENTITY_TYPE_SHIFT)

#define CARD_CONTROL_OFFSET 0x04u
#define CARD_CONTROL_RESET UINT32_C(0x00005345)
/* rw: reads what was written last */
#define CARD_CONTROL_LIMIT_MASK UINT32_C(0x00000fff)
#define CARD_CONTROL_LIMIT_SHIFT 0
#define CARD_CONTROL_LIMIT_OF(word) (((word) & CARD_CONTROL_LIMIT_MASK) >> CARD_CONTROL_LIMIT_SHIFT)
/* rw: reads what was written last */
#define CARD_CONTROL_ROUTE_MASK UINT32_C(0x00007000)
#define CARD_CONTROL_ROUTE_SHIFT 12
#define CARD_CONTROL_ROUTE_OF(word) (((word) & CARD_CONTROL_ROUTE_MASK) >> CARD_CONTROL_ROUTE_SHIFT)
#define CARD_CONTROL_ROUTE_SOUTH 0u
#define CARD_CONTROL_ROUTE_NORTH 2u
#define CARD_CONTROL_ROUTE_LOCAL 5u
/* ro: reads what the hardware gives; writes are ignored */
#define CARD_CONTROL_LAST_MASK UINT32_C(0x00070000)
#define CARD_CONTROL_LAST_SHIFT 16
#define CARD_CONTROL_LAST_OF(word) (((word) & CARD_CONTROL_LAST_MASK) >> CARD_CONTROL_LAST_SHIFT)
#define CARD_CONTROL_LAST_SOUTH 0u
#define CARD_CONTROL_LAST_NORTH 2u
#define CARD_CONTROL_LAST_LOCAL 5u
/* ro: reads what the hardware gives; writes are ignored */
#define CARD_CONTROL_WAITING_MASK UINT32_C(0x00f00000)
#define CARD_CONTROL_WAITING_SHIFT 20
#define CARD_CONTROL_WAITING_OF(word) (((word) & CARD_CONTROL_WAITING_MASK) >> CARD_CONTROL_WAITING_SHIFT)
/* shared by all pages, rwh: reads what was written last by software or hardware; the hardware wins */
#define CARD_CONTROL_LOAD_MASK UINT32_C(0x0f000000)
#define CARD_CONTROL_LOAD_SHIFT 24
#define CARD_CONTROL_LOAD_OF(word) (((word) & CARD_CONTROL_LOAD_MASK) >> CARD_CONTROL_LOAD_SHIFT)
/* shared by all pages, ws: the hardware sees what is written in the cycle of the write; reads as 0 */
#define CARD_CONTROL_RESET_MASK UINT32_C(0x40000000)
#define CARD_CONTROL_RESET_SHIFT 30
#define CARD_CONTROL_RESET_OF(word) (((word) & CARD_CONTROL_RESET_MASK) >> CARD_CONTROL_RESET_SHIFT)
/* ws: the hardware sees what is written in the cycle of the write; reads as 0 */
#define CARD_CONTROL_RESTART_MASK UINT32_C(0x80000000)
#define CARD_CONTROL_RESTART_SHIFT 31
#define CARD_CONTROL_RESTART_OF(word) (((word) & CARD_CONTROL_RESTART_MASK) >> CARD_CONTROL_RESTART_SHIFT)

#define CARD_SEND_OFFSET 0x08u
#define CARD_SEND_RESET UINT32_C(0x00000000)
/* wq: a write goes to a queue and waits until there is room; reads as 0 */
#define CARD_SEND_LENGTH_MASK UINT32_C(0x00003fff)
#define CARD_SEND_LENGTH_SHIFT 0
#define CARD_SEND_LENGTH_OF(word) (((word) & CARD_SEND_LENGTH_MASK) >> CARD_SEND_LENGTH_SHIFT)
/* wq: a write goes to a queue and waits until there is room; reads as 0 */
#define CARD_SEND_URGENT_MASK UINT32_C(0x80000000)
#define CARD_SEND_URGENT_SHIFT 31
#define CARD_SEND_URGENT_OF(word) (((word) & CARD_SEND_URGENT_MASK) >> CARD_SEND_URGENT_SHIFT)

#define CARD_RECEIVE_OFFSET 0x0cu
#define CARD_RECEIVE_RESET UINT32_C(0x00000000)
/* rq: a read takes the oldest value of a queue, 0 if there is none; writes are ignored */
#define CARD_RECEIVE_DATA_MASK UINT32_C(0x7ffffffe)
#define CARD_RECEIVE_DATA_SHIFT 1
#define CARD_RECEIVE_DATA_OF(word) (((word) & CARD_RECEIVE_DATA_MASK) >> CARD_RECEIVE_DATA_SHIFT)

#define CARD_EVENTS_OFFSET 0x10u
#define CARD_EVENTS_RESET UINT32_C(0x00000000)
/* rw1c: the hardware sets bits; writing 1 clears a bit, writing 0 leaves it; setting wins */
#define CARD_EVENTS_DONE_MASK UINT32_C(0x00000001)
#define CARD_EVENTS_DONE_SHIFT 0
#define CARD_EVENTS_DONE_OF(word) (((word) & CARD_EVENTS_DONE_MASK) >> CARD_EVENTS_DONE_SHIFT)
/* shared by all pages, rw1c: the hardware sets bits; writing 1 clears a bit, writing 0 leaves it; setting wins */
#define CARD_EVENTS_FAULTS_MASK UINT32_C(0x00000070)
#define CARD_EVENTS_FAULTS_SHIFT 4
#define CARD_EVENTS_FAULTS_OF(word) (((word) & CARD_EVENTS_FAULTS_MASK) >> CARD_EVENTS_FAULTS_SHIFT)
/* shared by all pages, rw1s: writing 1 sets a bit, writing 0 leaves it; the hardware clears bits; clearing wins */
#define CARD_EVENTS_WANTED_MASK UINT32_C(0x00000700)
#define CARD_EVENTS_WANTED_SHIFT 8
#define CARD_EVENTS_WANTED_OF(word) (((word) & CARD_EVENTS_WANTED_MASK) >> CARD_EVENTS_WANTED_SHIFT)
/* wo: keeps what was written last for the hardware; reads as 0 */
#define CARD_EVENTS_KEY_MASK UINT32_C(0xff000000)
#define CARD_EVENTS_KEY_SHIFT 24
#define CARD_EVENTS_KEY_OF(word) (((word) & CARD_EVENTS_KEY_MASK) >> CARD_EVENTS_KEY_SHIFT)

/* what the card has done */
#define CARD_COUNTS_OFFSET 0x20u
#define CARD_COUNTS_WORDS 3u
#define CARD_COUNTS_SENT 0u
#define CARD_COUNTS_RECEIVED 1u
#define CARD_COUNTS_LOST 2u

/* counts of one cycle */
#define CARD_KEPT_OFFSET 0x40u
#define CARD_KEPT_WORDS 2u
#define CARD_KEPT_CYCLES 0u
#define CARD_KEPT_BUSY 1u

/* words that have come */
#define CARD_INBOX_OFFSET 0x80u
#define CARD_INBOX_BYTES 0x20u

/* words that go */
#define CARD_OUTBOX_OFFSET 0xa0u
#define CARD_OUTBOX_BYTES 0x20u

#define CARD_TABLE_OFFSET 0xc0u
#define CARD_TABLE_BYTES 0x40u

typedef struct {
    volatile uint32_t identity; /* 0x00 */
    volatile uint32_t control; /* 0x04 */
    volatile uint32_t send; /* 0x08 */
    const volatile uint32_t receive; /* 0x0c */
    volatile uint32_t events; /* 0x10 */
    uint32_t reserved_0[3];
    const volatile uint32_t counts[3]; /* 0x20 */
    uint32_t reserved_1[5];
    volatile uint32_t kept[2]; /* 0x40 */
    uint32_t reserved_2[14];
    const volatile uint32_t inbox[8]; /* 0x80 */
    volatile uint32_t outbox[8]; /* 0xa0 */
    volatile uint32_t table[16]; /* 0xc0 */
} card_registers;

#endif
