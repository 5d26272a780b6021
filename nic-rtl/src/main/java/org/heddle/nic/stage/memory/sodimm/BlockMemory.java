package org.heddle.nic.stage.memory.sodimm;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A small memory of block RAM in place of both modules, for boards that have none. Its first bytes are those of the addresses; it has nothing
 * behind its end, which whoever asks for a line has checked.
 *
 * <p>Latency: a line one cycle behind its request. Throughput: one request per cycle; none ever waits.
 */
public final class BlockMemory extends MemoryController {
    /**
     * @param lineBytes bytes of a line, at least 16
     * @param bytes of the memory, a power of two, at least two lines
     */
    public BlockMemory(int lineBytes, int bytes) {
        super(lineBytes);
        parameter("lineBytes", lineBytes);
        parameter("bytes", bytes);
        int lines = bytes / lineBytes;
        Memory<UInt> words = memory(uint(8 * lineBytes), lines);
        UInt line = request.data().line().trunc(Types.bitsToNumber(lines));
        Bool writes = request.valid().and(request.data().write());
        Bool reads = request.valid().and(request.data().write().not());
        request.ready().set(true);
        when(
                writes,
                () -> words.write(line, request.data().data(), request.data().lanes()));
        readLine.set(words.readSync(line, reads));
        readValid.set(behind("wasRead", reads));
        writeDone.set(behind("wasWritten", writes));
    }

    private Bool behind(String name, Bool event) {
        Bool pulse = reg(name, bool()).init(false);
        pulse.set(event);
        return pulse;
    }
}
