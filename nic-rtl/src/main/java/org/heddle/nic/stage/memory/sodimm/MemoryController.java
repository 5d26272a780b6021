package org.heddle.nic.stage.memory.sodimm;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;

/**
 * Interface of every controller of a node's two SO-DIMMs: lines are asked for in any order of reads and writes, and each
 * kind is answered in its own order. An access sees every earlier write to its line.
 */
public abstract class MemoryController extends Component {
    /** Bytes of a line. */
    public final int lineBytes;

    /** Line requests. */
    public final Stream<LineRequest> request;
    /** 1 in the cycle in which {@link #readLine} holds the next line; it must be taken at once. */
    public final Bool readValid = out(bool());
    /** One line; the lanes that were not asked for are unspecified. */
    public final UInt readLine;
    /** 1 once for each write, from the cycle on in which later requests see its data. */
    public final Bool writeDone = out(bool());
    /** 1 from the end of the modules' power-up sequence on; requests wait until then. */
    public final Bool initialised = out(bool());
    /** 1 for each module in the cycle in which it activates a row. */
    public final UInt activates = out(uint(2));

    public final SoDimmPins sodimm0 = out(SoDimmPins.type());
    public final SoDimmPins sodimm1 = out(SoDimmPins.type());

    /** Commands of the power-up sequence. */
    protected final StartCommand start;

    /**
     * A controller that starts its modules behind the reset.
     *
     * @param lineBytes bytes of a line
     */
    protected MemoryController(SoDimmTiming timing, int lineBytes) {
        this.lineBytes = lineBytes;
        start = instance("powerUp", new SoDimmPowerUp(timing)).start;
        initialised.set(start.starts().not());
        request = in(stream(LineRequest.type(lineBytes)));
        readLine = out(uint(8 * lineBytes));
        payloadOf(lit(false), readLine); // lanes that were not asked for are unspecified
    }

    /**
     * A controller without modules, whose pins say nothing.
     *
     * @param lineBytes bytes of a line
     */
    MemoryController(int lineBytes) {
        this.lineBytes = lineBytes;
        start = wire("start", StartCommand.type());
        start.starts().set(false);
        start.command().set(SoDimmCommand.NO_OPERATION);
        start.bank().set(0);
        start.mode().set(0);
        unused(start);
        initialised.set(true);
        request = in(stream(LineRequest.type(lineBytes)));
        readLine = out(uint(8 * lineBytes));
        payloadOf(lit(false), readLine); // lanes that were not asked for are unspecified
        activates.set(0);
        leaveIdle(sodimm0);
        leaveIdle(sodimm1);
    }

    private void leaveIdle(SoDimmPins pins) {
        unused(pins.readData());
        pins.command().set(SoDimmCommand.NO_OPERATION);
        pins.autoPrecharge().set(false);
        pins.bank().set(0);
        pins.row().set(0);
        pins.column().set(0);
        pins.writeData().set(0);
        pins.writeMask().set(0);
    }
}
