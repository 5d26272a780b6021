package org.heddle.gallery.vga;

import org.heddle.gallery.vga.VideoWrite.Target;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.area.Delay;
import org.heddle.hdl.area.RegNext;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * Draws a sprite of 16x16 pixels at a position, which may leave some of it outside the screen. Pixels of 0 are transparent. Attributes: bit 0
 * shows it, with bit 1 it is behind all pixels of the background but those of 0, bits 3 and 2 choose its palette.
 *
 * <p>Latency: 2 cycles from a position to its pixel; the pattern is read in the second. A pixel that is written in the cycle in which it is
 * read is undefined.
 */
public final class Sprite extends Component {
    /** Width and height of a sprite, in pixels. */
    public static final int SIZE = 16;

    /** Position that is drawn. */
    public final Position beam;

    public final Bool frameEnds = in(bool()).doc("the registers count from the next cycle on");
    public final Valid<VideoWrite> writes = doc("only those of this sprite", in(valid(VideoWrite.type())));
    public final Bool opaque = out(bool()).doc("the sprite has a pixel here that is not transparent");
    public final Bool behind = out(bool()).doc("the background is in front of the sprite");
    public final UInt pixel = out(uint(6)).doc("palette in bits 5 and 4");

    private final Position written;
    private final Position current;
    private final UInt writtenAttributes = reg(uint(4)).init(0);
    private final UInt attributes = reg(uint(4)).init(0);
    private final Memory<UInt> pattern = memory(uint(4), SIZE * SIZE)
            .readUnderWrite(ReadUnderWrite.UNDEFINED)
            .blockRam();

    /**
     * Makes a sprite.
     *
     * @param timing of the screen
     */
    public Sprite(VideoTiming timing) {
        parameter("timing", timing.toString());
        beam = in(Position.type(timing));
        written = reg(Position.type(timing));
        current = reg(Position.type(timing));
        when(frameEnds, () -> {
            current.set(written);
            attributes.set(writtenAttributes);
        });
        write();

        UInt column = beam.x().subWrap(current.x());
        UInt row = beam.y().subWrap(current.y());
        Bool covers = attributes.bit(0).and(column.lt(SIZE)).and(row.lt(SIZE));
        UInt place = RegNext.of(row.trunc(4).cat(column.trunc(4)));
        UInt colour = pattern.readSync(place, lit(true));
        Bool covered = Delay.of(covers, 2);
        opaque.set(covered.and(colour.ne(0)));
        behind.set(attributes.bit(1));
        pixel.set(attributes.bits(3, 2).cat(colour));
    }

    private void write() {
        UInt address = writes.data().address();
        UInt data = writes.data().data();
        when(
                isFor(Target.SPRITE_REGISTER),
                () -> switchOn(address.trunc(2))
                        .is(0, () -> written.writeX(data))
                        .is(1, () -> written.writeY(data))
                        .otherwise(() -> writtenAttributes.set(data.trunc(4))));
        when(isFor(Target.SPRITE_PATTERN), () -> pattern.write(address.trunc(8), data.trunc(4)));
    }

    private Bool isFor(Target target) {
        return writes.valid().and(writes.data().target().is(target));
    }
}
