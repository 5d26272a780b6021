package org.heddle.device.verbs;

/**
 * Bytes of a process that lie one behind the other.
 *
 * @param memory of the process
 * @param address virtual
 * @param length in bytes
 */
record RcRun(RcMemory memory, long address, long length) {}
