package org.heddle.gallery.vga;

import org.heddle.gallery.vga.VideoWrite.Target;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.area.RegNext;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * Draws a map of 16 tiles of 16x16 pixels, which wraps around at its edges: 64x32 tiles for 640x480 pixels.
 *
 * <p>Latency: 2 cycles from a position to its pixel; the map is read in the first, the tile's pattern in the second. A word that is written in
 * the cycle in which it is read gives an undefined pixel.
 */
public final class TileLayer extends Component {
    /** Bits of a coordinate within a tile. */
    private static final int TILE_BITS = 4;

    /** Position that is drawn. */
    public final Position beam;

    public final Bool frameEnds = in(bool()).doc("the registers count from the next cycle on");
    public final Valid<VideoWrite> writes = in(valid(VideoWrite.type()));
    public final UInt pixel = out(uint(6)).doc("palette in bits 5 and 4, 0 in the others where the backdrop is seen");

    private final Position written;
    private final Position current;

    /**
     * Makes a layer of tiles.
     *
     * @param timing of the screen
     */
    public TileLayer(VideoTiming timing) {
        parameter("timing", timing.toString());
        beam = in(Position.type(timing));
        written = regZero(Position.type(timing));
        current = regZero(Position.type(timing));
        when(frameEnds, () -> current.set(written));

        UInt across = beam.x().addWrap(current.x());
        UInt down = beam.y().addWrap(current.y());
        UInt place = down.bits(down.width() - 1, TILE_BITS).cat(across.bits(across.width() - 1, TILE_BITS));
        Memory<UInt> map = memory(uint(6), 1 << place.width())
                .readUnderWrite(ReadUnderWrite.UNDEFINED)
                .blockRam();
        Memory<UInt> patterns = memory(uint(4), 1 << 12)
                .readUnderWrite(ReadUnderWrite.UNDEFINED)
                .blockRam();
        UInt tile = map.readSync(place, lit(true));
        UInt inside = RegNext.of(down.trunc(TILE_BITS).cat(across.trunc(TILE_BITS)));
        UInt colour = patterns.readSync(tile.trunc(4).cat(inside), lit(true));
        UInt palette = RegNext.of(tile.bits(5, 4));
        pixel.set(palette.cat(colour));

        UInt address = writes.data().address();
        UInt data = writes.data().data();
        when(
                isFor(Target.SCROLL),
                () -> when(address.bit(0), () -> written.writeY(data)).otherwise(() -> written.writeX(data)));
        when(isFor(Target.TILE_MAP), () -> map.write(address.trunc(place.width()), data.trunc(6)));
        when(isFor(Target.TILE_PATTERN), () -> patterns.write(address.trunc(12), data.trunc(4)));
    }

    private Bool isFor(Target target) {
        return writes.valid().and(writes.data().target().is(target));
    }
}
