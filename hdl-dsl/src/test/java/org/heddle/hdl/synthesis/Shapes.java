package org.heddle.hdl.synthesis;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;

/** Memories of 128 words of 16 bits with different ports. */
final class Shapes extends Component {
    static final List<Supplier<Shape>> ALL = List.of(
            OldWord::new,
            NewWord::new,
            AnyWord::new,
            Bytes::new,
            Table::new,
            TwoReads::new,
            WithinTheCycle::new,
            TwoWrites::new);

    Shapes() {
        Bool write = in(bool());
        UInt from = in(uint(7));
        UInt to = in(uint(7));
        UInt data = in(uint(16));
        int index = 0;
        for (Supplier<Shape> supplier : ALL) {
            Shape shape = instance("shape_" + index, supplier.get());
            shape.write.set(write);
            shape.from.set(from);
            shape.to.set(to);
            shape.data.set(data);
            UInt word = out("word_" + index, uint(16));
            word.set(shape.word);
            index++;
        }
    }

    /** The ports that all have. */
    abstract static class Shape extends Component {
        final Bool write = in(bool());
        final UInt from = in(uint(7));
        final UInt to = in(uint(7));
        final UInt data = in(uint(16));
        final UInt word = out(uint(16));

        final Memory<UInt> memory() {
            Memory<UInt> words = memory(uint(16), 128);
            return words;
        }
    }

    static final class OldWord extends Shape {
        OldWord() {
            Memory<UInt> words = memory().blockRam();
            when(write, () -> words.write(to, data));
            word.set(words.readSync(from, lit(true)));
        }
    }

    static final class NewWord extends Shape {
        NewWord() {
            Memory<UInt> words =
                    memory().readUnderWrite(ReadUnderWrite.WRITE_FIRST).blockRam();
            when(write, () -> words.write(to, data));
            word.set(words.readSync(from, lit(true)));
        }
    }

    static final class AnyWord extends Shape {
        AnyWord() {
            Memory<UInt> words =
                    memory().readUnderWrite(ReadUnderWrite.UNDEFINED).blockRam();
            when(write, () -> words.write(to, data));
            word.set(words.readSync(from, lit(true)));
        }
    }

    static final class Bytes extends Shape {
        Bytes() {
            Memory<UInt> words =
                    memory().readUnderWrite(ReadUnderWrite.UNDEFINED).blockRam();
            words.write(to, data, write.repeat(2).and(data.bits(1, 0)));
            word.set(words.readSync(from, write));
        }
    }

    static final class Table extends Shape {
        Table() {
            Memory<UInt> words = memory().init(1, 4, 9, 16, 25, 36, 49).blockRam();
            word.set(words.readSync(from, lit(true)).xor(data).and(to.zext(16).or(write.repeat(16))));
        }
    }

    static final class TwoReads extends Shape {
        TwoReads() {
            Memory<UInt> words =
                    memory().readUnderWrite(ReadUnderWrite.UNDEFINED).blockRam();
            when(write, () -> words.write(to, data));
            word.set(words.readSync(from, lit(true)).xor(words.readSync(data.trunc(7), lit(true))));
        }
    }

    static final class WithinTheCycle extends Shape {
        WithinTheCycle() {
            Memory<UInt> words = memory();
            when(write, () -> words.write(to, data));
            word.set(words.read(from));
        }
    }

    static final class TwoWrites extends Shape {
        TwoWrites() {
            Memory<UInt> words = memory().readUnderWrite(ReadUnderWrite.UNDEFINED);
            when(write, () -> words.write(to, data));
            when(data.bit(0), () -> words.write(from, data));
            word.set(words.readSync(to, lit(true)));
        }
    }
}
