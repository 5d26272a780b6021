package org.heddle.device;

/** Rule that a command on the pins of a module can violate. */
public enum DramRule {
    /** ACTIVATE to READ or WRITE. */
    ACTIVATE_TO_COLUMN("tRCD"),
    /** Precharge to ACTIVATE or REFRESH. */
    PRECHARGE_PERIOD("tRP"),
    /** ACTIVATE to precharge. */
    ROW_ACTIVE_TIME("tRAS"),
    /** ACTIVATE to precharge, at the longest. */
    ROW_ACTIVE_LIMIT("tRAS (max)"),
    /** ACTIVATE to ACTIVATE of the same bank, or to REFRESH. */
    ROW_CYCLE("tRC"),
    /** ACTIVATE to ACTIVATE of another bank. */
    ACTIVATE_TO_ACTIVATE("tRRD"),
    /** End of a write burst to precharge. */
    WRITE_RECOVERY("tWR"),
    /** End of a write burst to READ. */
    WRITE_TO_READ("tWTR"),
    /** READ to WRITE: the data bus needs an idle cycle to turn round. */
    DATA_BUS("data bus"),
    /** REFRESH to any other command. */
    REFRESH_CYCLE("tRFC"),
    /** A REFRESH is owed every tREFI; a few may be postponed. */
    REFRESH_INTERVAL("tREFI"),
    /** A row may be opened in a closed bank only. */
    BANK_CLOSED("bank closed"),
    /** A column command needs an open row. */
    BANK_OPEN("bank open"),
    /** A column command names the row that is open. */
    ROW_MATCH("open row"),
    /** REFRESH needs all banks closed. */
    REFRESH_CLOSED("refresh with all banks closed"),
    /** After power-up come PRECHARGE ALL, both mode registers and two REFRESH commands before the first ACTIVATE. */
    POWER_UP("power-up sequence"),
    /** A mode register needs all banks closed. */
    MODE_CLOSED("load mode register with all banks closed"),
    /** A mode register has the latency and the burst of the module's timing. */
    MODE_REGISTER("mode register"),
    /** LOAD MODE REGISTER to any other command. */
    MODE_REGISTER_CYCLE("tMRD"),
    /** Reset of the DLL to the first READ. */
    DLL_LOCK("DLL lock"),
    /** Three pins carry a command. */
    COMMAND_CODE("command code");

    private final String text;

    DramRule(String text) {
        this.text = text;
    }

    /** The rule's name in data sheets, for example {@code tRCD}. */
    @Override
    public String toString() {
        return text;
    }
}
