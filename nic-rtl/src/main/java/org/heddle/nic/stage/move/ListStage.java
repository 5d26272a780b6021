package org.heddle.nic.stage.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.DataPath;

/** Interface of what stands between a checked access and the unit that moves it: its list, if it has one, is known behind it. */
public abstract sealed class ListStage extends Component permits ListReader, AbsentLists {
    public final Stream<Access> access = in(stream(Access.type()));
    public final Stream<JudgedAccess> judged = out(stream(JudgedAccess.type()));
    /** 29 bits: addresses of the elements that judged accesses keep. */
    public final Stream<UInt> listed = out(stream(uint(Access.MEMORY_WIDTH)));

    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which the next line arrives, in the order of the requests. */
    public final Bool readValid = in(bool());
    /** One line. */
    public final UInt readLine;

    /**
     * Declares the ports.
     *
     * @param path of the unit that is served; a list comes over its lines
     */
    ListStage(DataPath path) {
        parameter("line", path.lineBytes());
        memory = out(stream(LineRequest.type(path.lineBytes())));
        readLine = in(uint(8 * path.lineBytes()));
    }
}
