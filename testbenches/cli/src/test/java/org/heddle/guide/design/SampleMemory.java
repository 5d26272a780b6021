package org.heddle.guide.design;

import java.util.stream.LongStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;

/** Keeps 512 words, which begin as squares. */
public final class SampleMemory extends Component {
    public final Bool write = in(bool());
    public final UInt to = in(uint(9));
    public final UInt data = in(uint(32));
    public final UInt byteMask = in(uint(4));
    public final Bool fetch = in(bool());
    public final UInt from = in(uint(9));
    public final UInt fetched = out(uint(32));

    public SampleMemory() {
        long[] contents = LongStream.range(0, 512).map(i -> i * i).toArray();
        // memory:
        Memory<UInt> words = memory(uint(32), 512) // 512 words of 32 bits
                .init(contents) // a Java array: the words at the start
                .readUnderWrite(ReadUnderWrite.UNDEFINED) // what a read takes of a word written at the same edge
                .blockRam(); // an error where it cannot be one
        when(write, () -> words.write(to, data, byteMask)); // one mask bit for each part of the word
        UInt word = words.readSync(from, fetch); // one cycle later
        // :memory
        fetched.set(word);
    }
}
