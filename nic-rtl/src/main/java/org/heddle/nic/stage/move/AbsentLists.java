package org.heddle.nic.stage.move;

import org.heddle.nic.stage.pattern.DataPath;

/**
 * Place of a {@link ListReader} in a node whose check refuses lists: accesses pass as they are, and nothing is read.
 *
 * <p>Latency: none. Throughput: one access per cycle.
 */
public final class AbsentLists extends ListStage {
    /**
     * @param path of the unit that a reader would serve
     */
    public AbsentLists(DataPath path) {
        super(path);
        unused(readValid);
        unused(readLine);
        unused(memory.ready());
        unused(listed.ready());
        memory.valid().set(false);
        memory.data().readWhole(lit(0, memory.data().line().width()));
        listed.valid().set(false);
        listed.data().set(0);
        judged.valid().set(access.valid());
        access.ready().set(judged.ready());
        connect(judged.data().access(), access.data());
        judged.data().isWhole().set(true);
        judged.data().wrongEntry().set(0);
        assertAlways(access.valid().and(access.data().isList()).not(), "an access with a list has been refused");
    }
}
