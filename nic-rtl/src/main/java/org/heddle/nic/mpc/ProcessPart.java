package org.heddle.nic.mpc;

/** Part of {@link ProcessLists}: units in the same module. */
abstract class ProcessPart extends MpcPart {
    /** The whole, with what its parts share. */
    final ProcessLists lists;

    ProcessPart(ProcessLists lists) {
        super(lists.unit);
        this.lists = lists;
    }
}
