package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.catalogue.TopLevel;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * A core with a memory of 2,048 instructions, one of 1,024 words of data, and an output. Of an address only the bits are decoded that number
 * a word; a store with the top bit of its address set goes to the output alone.
 */
@TopLevel(arguments = "\"sort\"", name = "computer")
public final class Computer extends Component {
    /** Instructions of a program. */
    public static final int PROGRAM_WORDS = 2048;

    /** Words of data. */
    public static final int DATA_WORDS = 1024;

    public final Valid<UInt> output = out(valid(uint(32)));
    public final Bool retires = out(bool()).doc("an instruction is done");
    public final EnumValue<Cause> cause = out(enumOf(Cause.class)).doc("why it has stopped");

    private final Core core = instance(new Core());

    /**
     * Makes the computer with a program in its memories.
     *
     * @param program name of the files on the class path beside this class, without {@code .program.hex} and {@code .data.hex}
     */
    public Computer(String program) {
        parameter("program", program);
        Memory<UInt> instructions = memory(uint(32), PROGRAM_WORDS)
                .initFromHex(Computer.class, program + ".program.hex")
                .blockRam();
        Memory<UInt> words = memory(uint(32), DATA_WORDS)
                .initFromHex(Computer.class, program + ".data.hex")
                .readUnderWrite(ReadUnderWrite.UNDEFINED)
                .blockRam();

        UInt fetched = instructions.readSync(core.fetch.address().bits(12, 2), core.fetch.enable());
        core.fetch.instruction().set(fetched);
        UInt place = core.data.address().bits(11, 2);
        Bool isOutput = core.data.address().bit(31);
        UInt loaded = words.readSync(place, core.data.read());
        core.data.loaded().set(loaded);
        when(isOutput.not(), () -> words.write(place, core.data.written(), core.data.mask()));

        output.valid().set(isOutput.and(core.data.mask().ne(0)));
        output.data().set(core.data.written());
        retires.set(core.retired.valid());
        EnumValue<Cause> last = reg(enumOf(Cause.class)).init(Cause.NONE);
        when(core.retired.valid(), () -> last.set(core.retired.data().cause()));
        cause.set(last);
    }
}
