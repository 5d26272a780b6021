package org.heddle.nic.stage.memory.sodimm;

/** The commands on a module's pins; the code is the order. */
public enum SoDimmCommand {
    NO_OPERATION,
    ACTIVATE,
    READ,
    WRITE,
    PRECHARGE,
    REFRESH,
    PRECHARGE_ALL,
    /** Mode register, or the extended one, by the bank; its value is on the row's pins. */
    LOAD_MODE
}
