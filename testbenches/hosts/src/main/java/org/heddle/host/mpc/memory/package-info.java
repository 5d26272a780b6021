/**
 * Memory of a host whose network interface knows physical addresses only: {@link org.heddle.host.mpc.memory.PhysicalMemory} is what the
 * host loads and stores, {@link org.heddle.host.mpc.memory.ProcessMemory} the address space of a process under its page table, and
 * {@link org.heddle.host.mpc.memory.Redistrib} makes one of which virtual and physical addresses differ by a constant.
 *
 * <p>Pages have 4,096 bytes. Virtual addresses have 32 bits, with the user's 3 GB as UNIX on a PC lays them out: data from 0x08100000
 * on, the heap behind them, the stack below 0xC0000000.
 *
 * <p>Knows no network interface, no rank and no time; who implements the host's memory says what an access takes.
 */
@NullMarked
package org.heddle.host.mpc.memory;

import org.jspecify.annotations.NullMarked;
