/* uart: A serial port with queues in both directions. Written by Heddle; change the declaration, not this file. */
#ifndef UART_REGISTERS_H
#define UART_REGISTERS_H

#include <stdint.h>

#define UART_IDENTITY_OFFSET 0x00u
#define UART_IDENTITY_RESET UINT32_C(0xcafe0003)
/* const: reads a constant; writes are ignored */
#define UART_IDENTITY_VERSION_MASK UINT32_C(0x000000ff)
#define UART_IDENTITY_VERSION_SHIFT 0
#define UART_IDENTITY_VERSION_OF(word) (((word) & UART_IDENTITY_VERSION_MASK) >> UART_IDENTITY_VERSION_SHIFT)
/* const: tells that this is such a port */
#define UART_IDENTITY_TYPE_MASK UINT32_C(0xffff0000)
#define UART_IDENTITY_TYPE_SHIFT 16
#define UART_IDENTITY_TYPE_OF(word) (((word) & UART_IDENTITY_TYPE_MASK) >> UART_IDENTITY_TYPE_SHIFT)

#define UART_CONTROL_OFFSET 0x04u
#define UART_CONTROL_RESET UINT32_C(0x00123454)
/* rw: sends and receives while it is 1 */
#define UART_CONTROL_ENABLE_MASK UINT32_C(0x00000001)
#define UART_CONTROL_ENABLE_SHIFT 0
#define UART_CONTROL_ENABLE_OF(word) (((word) & UART_CONTROL_ENABLE_MASK) >> UART_CONTROL_ENABLE_SHIFT)
/* rw: the parity bit */
#define UART_CONTROL_PARITY_MASK UINT32_C(0x0000000c)
#define UART_CONTROL_PARITY_SHIFT 2
#define UART_CONTROL_PARITY_OF(word) (((word) & UART_CONTROL_PARITY_MASK) >> UART_CONTROL_PARITY_SHIFT)
#define UART_CONTROL_PARITY_NONE 0u
#define UART_CONTROL_PARITY_EVEN 1u
#define UART_CONTROL_PARITY_ODD 2u
/* rw: clock cycles for a bit */
#define UART_CONTROL_DIVISOR_MASK UINT32_C(0x00fffff0)
#define UART_CONTROL_DIVISOR_SHIFT 4
#define UART_CONTROL_DIVISOR_OF(word) (((word) & UART_CONTROL_DIVISOR_MASK) >> UART_CONTROL_DIVISOR_SHIFT)
/* ws: empties both queues */
#define UART_CONTROL_FLUSH_MASK UINT32_C(0x80000000)
#define UART_CONTROL_FLUSH_SHIFT 31
#define UART_CONTROL_FLUSH_OF(word) (((word) & UART_CONTROL_FLUSH_MASK) >> UART_CONTROL_FLUSH_SHIFT)

#define UART_STATUS_OFFSET 0x08u
#define UART_STATUS_RESET UINT32_C(0x00000000)
/* ro: reads what the hardware gives; writes are ignored */
#define UART_STATUS_BUSY_MASK UINT32_C(0x00000001)
#define UART_STATUS_BUSY_SHIFT 0
#define UART_STATUS_BUSY_OF(word) (((word) & UART_STATUS_BUSY_MASK) >> UART_STATUS_BUSY_SHIFT)
/* ro: reads what the hardware gives; writes are ignored */
#define UART_STATUS_LAST_PARITY_MASK UINT32_C(0x00000006)
#define UART_STATUS_LAST_PARITY_SHIFT 1
#define UART_STATUS_LAST_PARITY_OF(word) (((word) & UART_STATUS_LAST_PARITY_MASK) >> UART_STATUS_LAST_PARITY_SHIFT)
#define UART_STATUS_LAST_PARITY_NONE 0u
#define UART_STATUS_LAST_PARITY_EVEN 1u
#define UART_STATUS_LAST_PARITY_ODD 2u
/* ro: bytes since the reset */
#define UART_STATUS_RECEIVED_MASK UINT32_C(0xffffff00)
#define UART_STATUS_RECEIVED_SHIFT 8
#define UART_STATUS_RECEIVED_OF(word) (((word) & UART_STATUS_RECEIVED_MASK) >> UART_STATUS_RECEIVED_SHIFT)

#define UART_EVENTS_OFFSET 0x0cu
#define UART_EVENTS_RESET UINT32_C(0x00002021)
/* rw1c: the hardware sets bits; writing 1 clears a bit, writing 0 leaves it; setting wins */
#define UART_EVENTS_DONE_MASK UINT32_C(0x00000001)
#define UART_EVENTS_DONE_SHIFT 0
#define UART_EVENTS_DONE_OF(word) (((word) & UART_EVENTS_DONE_MASK) >> UART_EVENTS_DONE_SHIFT)
/* rw1c: the hardware sets bits; writing 1 clears a bit, writing 0 leaves it; setting wins */
#define UART_EVENTS_LINES_MASK UINT32_C(0x00003fe0)
#define UART_EVENTS_LINES_SHIFT 5
#define UART_EVENTS_LINES_OF(word) (((word) & UART_EVENTS_LINES_MASK) >> UART_EVENTS_LINES_SHIFT)

/* What went wrong since the last look. */
#define UART_ERRORS_OFFSET 0x10u
#define UART_ERRORS_RESET UINT32_C(0x00021000)
/* rc: the hardware sets bits; a read returns and clears them; setting wins; writes are ignored */
#define UART_ERRORS_OVERRUN_MASK UINT32_C(0x00000001)
#define UART_ERRORS_OVERRUN_SHIFT 0
#define UART_ERRORS_OVERRUN_OF(word) (((word) & UART_ERRORS_OVERRUN_MASK) >> UART_ERRORS_OVERRUN_SHIFT)
/* rc: the hardware sets bits; a read returns and clears them; setting wins; writes are ignored */
#define UART_ERRORS_FRAMING_MASK UINT32_C(0x000ff000)
#define UART_ERRORS_FRAMING_SHIFT 12
#define UART_ERRORS_FRAMING_OF(word) (((word) & UART_ERRORS_FRAMING_MASK) >> UART_ERRORS_FRAMING_SHIFT)

#define UART_REQUESTS_OFFSET 0x20u
#define UART_REQUESTS_RESET UINT32_C(0x00000010)
/* rw1s: writing 1 sets a bit, writing 0 leaves it; the hardware clears bits; clearing wins */
#define UART_REQUESTS_START_MASK UINT32_C(0x00000008)
#define UART_REQUESTS_START_SHIFT 3
#define UART_REQUESTS_START_OF(word) (((word) & UART_REQUESTS_START_MASK) >> UART_REQUESTS_START_SHIFT)
/* rw1s: writing 1 sets a bit, writing 0 leaves it; the hardware clears bits; clearing wins */
#define UART_REQUESTS_CHANNELS_MASK UINT32_C(0x001ffff0)
#define UART_REQUESTS_CHANNELS_SHIFT 4
#define UART_REQUESTS_CHANNELS_OF(word) (((word) & UART_REQUESTS_CHANNELS_MASK) >> UART_REQUESTS_CHANNELS_SHIFT)

#define UART_SEND_OFFSET 0x24u
#define UART_SEND_RESET UINT32_C(0x00000000)
/* ws: a byte to send */
#define UART_SEND_DATA_MASK UINT32_C(0x000000ff)
#define UART_SEND_DATA_SHIFT 0
#define UART_SEND_DATA_OF(word) (((word) & UART_SEND_DATA_MASK) >> UART_SEND_DATA_SHIFT)
/* ws: bits to wait first */
#define UART_SEND_DELAY_MASK UINT32_C(0x03ffc000)
#define UART_SEND_DELAY_SHIFT 14
#define UART_SEND_DELAY_OF(word) (((word) & UART_SEND_DELAY_MASK) >> UART_SEND_DELAY_SHIFT)
/* wo: keeps what was written last for the hardware; reads as 0 */
#define UART_SEND_TAG_MASK UINT32_C(0x3c000000)
#define UART_SEND_TAG_SHIFT 26
#define UART_SEND_TAG_OF(word) (((word) & UART_SEND_TAG_MASK) >> UART_SEND_TAG_SHIFT)

#define UART_FILL_OFFSET 0x28u
#define UART_FILL_RESET UINT32_C(0x000005a2)
/* rwh: reads what was written last by software or hardware; the hardware wins */
#define UART_FILL_SEEN_MASK UINT32_C(0x00000003)
#define UART_FILL_SEEN_SHIFT 0
#define UART_FILL_SEEN_OF(word) (((word) & UART_FILL_SEEN_MASK) >> UART_FILL_SEEN_SHIFT)
#define UART_FILL_SEEN_NONE 0u
#define UART_FILL_SEEN_EVEN 1u
#define UART_FILL_SEEN_ODD 2u
/* rwh: reads what was written last by software or hardware; the hardware wins */
#define UART_FILL_LEVEL_MASK UINT32_C(0x00000ff0)
#define UART_FILL_LEVEL_SHIFT 4
#define UART_FILL_LEVEL_OF(word) (((word) & UART_FILL_LEVEL_MASK) >> UART_FILL_LEVEL_SHIFT)

typedef struct {
    const volatile uint32_t identity; /* 0x00 */
    volatile uint32_t control; /* 0x04 */
    const volatile uint32_t status; /* 0x08 */
    volatile uint32_t events; /* 0x0c */
    const volatile uint32_t errors; /* 0x10 */
    uint32_t reserved_0[3];
    volatile uint32_t requests; /* 0x20 */
    volatile uint32_t send; /* 0x24 */
    volatile uint32_t fill; /* 0x28 */
    uint32_t reserved_1[1];
} uart_registers;

#endif
