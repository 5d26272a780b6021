/* face: The standard faces of a network interface. Written by Heddle; change the declaration, not this file. */
#ifndef FACE_REGISTERS_H
#define FACE_REGISTERS_H

#include <stdint.h>

#define FACE_IDENTITY_OFFSET 0x00u
#define FACE_IDENTITY_RESET UINT64_C(0x4e49434641434531)
/* const: "NICFACE1" in ASCII, the first letter in the highest byte */
#define FACE_IDENTITY_TEXT_MASK UINT64_C(0xffffffffffffffff)
#define FACE_IDENTITY_TEXT_SHIFT 0
#define FACE_IDENTITY_TEXT_OF(word) (((word) & FACE_IDENTITY_TEXT_MASK) >> FACE_IDENTITY_TEXT_SHIFT)

#define FACE_STATE_OFFSET 0x08u
#define FACE_STATE_RESET UINT64_C(0x0000000000000000)
/* ro: the other end is heard */
#define FACE_STATE_LINK_UP_MASK UINT64_C(0x0000000000000001)
#define FACE_STATE_LINK_UP_SHIFT 0
#define FACE_STATE_LINK_UP_OF(word) (((word) & FACE_STATE_LINK_UP_MASK) >> FACE_STATE_LINK_UP_SHIFT)
/* ro: the network interface has an event for its driver */
#define FACE_STATE_EVENT_MASK UINT64_C(0x0000000000000002)
#define FACE_STATE_EVENT_SHIFT 1
#define FACE_STATE_EVENT_OF(word) (((word) & FACE_STATE_EVENT_MASK) >> FACE_STATE_EVENT_SHIFT)

#define FACE_CAUSE_OFFSET 0x10u
#define FACE_CAUSE_RESET UINT64_C(0x0000000000000000)
/* rw1c: the link came up */
#define FACE_CAUSE_LINK_UP_MASK UINT64_C(0x0000000000000001)
#define FACE_CAUSE_LINK_UP_SHIFT 0
#define FACE_CAUSE_LINK_UP_OF(word) (((word) & FACE_CAUSE_LINK_UP_MASK) >> FACE_CAUSE_LINK_UP_SHIFT)
/* rw1c: the link went down */
#define FACE_CAUSE_LINK_DOWN_MASK UINT64_C(0x0000000000000002)
#define FACE_CAUSE_LINK_DOWN_SHIFT 1
#define FACE_CAUSE_LINK_DOWN_OF(word) (((word) & FACE_CAUSE_LINK_DOWN_MASK) >> FACE_CAUSE_LINK_DOWN_SHIFT)
/* rw1c: memory answered an access by an error */
#define FACE_CAUSE_MEMORY_MASK UINT64_C(0x0000000000000004)
#define FACE_CAUSE_MEMORY_SHIFT 2
#define FACE_CAUSE_MEMORY_OF(word) (((word) & FACE_CAUSE_MEMORY_MASK) >> FACE_CAUSE_MEMORY_SHIFT)

#define FACE_MASK_OFFSET 0x18u
#define FACE_MASK_RESET UINT64_C(0x0000000000000000)
/* rw: cause.linkUp interrupts */
#define FACE_MASK_LINK_UP_MASK UINT64_C(0x0000000000000001)
#define FACE_MASK_LINK_UP_SHIFT 0
#define FACE_MASK_LINK_UP_OF(word) (((word) & FACE_MASK_LINK_UP_MASK) >> FACE_MASK_LINK_UP_SHIFT)
/* rw: cause.linkDown interrupts */
#define FACE_MASK_LINK_DOWN_MASK UINT64_C(0x0000000000000002)
#define FACE_MASK_LINK_DOWN_SHIFT 1
#define FACE_MASK_LINK_DOWN_OF(word) (((word) & FACE_MASK_LINK_DOWN_MASK) >> FACE_MASK_LINK_DOWN_SHIFT)
/* rw: cause.memory interrupts */
#define FACE_MASK_MEMORY_MASK UINT64_C(0x0000000000000004)
#define FACE_MASK_MEMORY_SHIFT 2
#define FACE_MASK_MEMORY_OF(word) (((word) & FACE_MASK_MEMORY_MASK) >> FACE_MASK_MEMORY_SHIFT)
/* rw: state.event interrupts */
#define FACE_MASK_EVENT_MASK UINT64_C(0x0000000000000008)
#define FACE_MASK_EVENT_SHIFT 3
#define FACE_MASK_EVENT_OF(word) (((word) & FACE_MASK_EVENT_MASK) >> FACE_MASK_EVENT_SHIFT)

typedef struct {
    const volatile uint64_t identity; /* 0x00 */
    const volatile uint64_t state; /* 0x08 */
    volatile uint64_t cause; /* 0x10 */
    volatile uint64_t mask; /* 0x18 */
    uint64_t reserved_0[4];
} face_registers;

#endif
