package org.heddle.gallery.vga;

import java.util.ArrayList;
import java.util.List;
import org.heddle.gallery.vga.VideoWrite.Target;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.catalogue.TopLevel;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * A VGA controller: sprites over a tile map, with colours from a palette. The clock is the pixel clock.
 *
 * <p>Of sprites that share a pixel the one with the lowest number is seen, unless the background is in front of it.
 *
 * <p>Latency: from a write to the first pixel on the pins that shows it, 5 cycles for the tile map, 4 for patterns, 3 for the palette. Registers
 * are taken between frames: what is written 6 cycles or more before the first pixel of a frame is on the pins counts for that frame. Pins are 4
 * cycles behind the counters; all outputs are registers.
 */
@TopLevel(arguments = "8", megahertz = 26)
public final class VgaController extends Component {
    /** Largest number of sprites. */
    public static final int MOST_SPRITES = 8;

    /** Cycles from the counters to the pins: two to draw, one for the palette, one for the output. */
    private static final int LATENCY = 4;

    private static final int DRAWN = 2;
    private static final int LOOKED_UP = 3;

    public final Valid<VideoWrite> writes = in(valid(VideoWrite.type()));
    public final Bool hsync = out(bool());
    public final Bool vsync = out(bool());
    public final Bool visible = out(bool()).doc("1 in the visible area, as the data enable of a digital transmitter");

    /** Colour of the pixel, black outside the visible area. */
    public final Rgb colour = out(Rgb.type());

    public final Bool frame = out(bool()).doc("1 in the first cycle of the vertical blanking");

    /** Sprites that shared an opaque pixel with another one in the visible area of the last frame, a bit each; new with {@code frame}. */
    public final UInt collisions;

    private final VideoTiming timing;
    private final AxisCounter horizontal;
    private final AxisCounter vertical;
    private final TileLayer background;
    private final List<Sprite> sprites = new ArrayList<>();

    /**
     * Makes a controller for 640x480 pixels at 60 Hz.
     *
     * @param count number of sprites, 1 to {@link #MOST_SPRITES}
     * @throws IllegalArgumentException if there are more or none
     */
    public VgaController(int count) {
        this(VideoTiming.VGA_640X480, count);
    }

    /**
     * Makes a controller.
     *
     * @param timing of the screen
     * @param count number of sprites, 1 to {@link #MOST_SPRITES}
     * @throws IllegalArgumentException if there are more or none
     */
    public VgaController(VideoTiming timing, int count) {
        if (count < 1 || count > MOST_SPRITES) {
            throw new IllegalArgumentException("count must be 1 to " + MOST_SPRITES + ": count=" + count);
        }
        parameter("timing", timing.toString());
        parameter("sprites", count);
        this.timing = timing;
        collisions = out(uint(count));
        horizontal = instance(new AxisCounter(timing.horizontal()));
        vertical = instance(new AxisCounter(timing.vertical()));
        horizontal.advance.set(true);
        vertical.advance.set(horizontal.last);
        background = instance(new TileLayer(timing));
        feed(background.beam, background.frameEnds, background.writes, writes.valid());
        for (int i = 0; i < count; i++) {
            Sprite sprite = instance("sprite_" + i, new Sprite(timing));
            Bool isOwn = writes.data().address().bits(10, 8).eq(i);
            feed(sprite.beam, sprite.frameEnds, sprite.writes, writes.valid().and(isOwn));
            sprites.add(sprite);
        }
        List<Bool> areas = stages("area", horizontal.visible.and(vertical.visible), false);
        visible.set(areas.get(LATENCY));
        hsync.set(stages("hsync", level(horizontal.sync), !timing.positive()).get(LATENCY));
        vsync.set(stages("vsync", level(vertical.sync), !timing.positive()).get(LATENCY));

        List<Bool> covering = new ArrayList<>();
        sprites.forEach(sprite -> covering.add(0, sprite.opaque));
        UInt opaque = cat(covering);
        paint(opaque, areas.get(LOOKED_UP));
        collide(opaque, areas.get(DRAWN));
    }

    /** Joins what draws with the counters and the writes. */
    private void feed(Position beam, Bool frameEnds, Valid<VideoWrite> into, Bool valid) {
        beam.x().set(horizontal.position);
        beam.y().set(vertical.position);
        frameEnds.set(horizontal.last.and(vertical.last));
        into.data().set(writes.data());
        into.valid().set(valid);
    }

    private Bool level(Bool pulse) {
        return timing.positive() ? pulse : pulse.not();
    }

    /** Returns a bit of the counters at each stage up to the pins, where it has a level in reset. */
    private List<Bool> stages(String name, Bool bit, boolean reset) {
        List<Bool> stages = new ArrayList<>(List.of(bit));
        for (int i = 1; i <= LATENCY; i++) {
            Bool stage = reg(name + "_" + i, bool()).init(reset);
            stage.set(stages.get(i - 1));
            stages.add(stage);
        }
        return stages;
    }

    /**
     * Makes the colour of the output.
     *
     * @param opaque sprites that have a pixel where the beam is, number 0 in bit 0
     * @param isVisible the pixel that the palette gives now is in the visible area
     */
    private void paint(UInt opaque, Bool isVisible) {
        UInt front =
                priorityMux(opaque, sprites.stream().map(sprite -> sprite.pixel).toList());
        Bool isBehind = priorityMux(
                opaque, sprites.stream().map(sprite -> sprite.behind).toList());
        Bool isBackdrop = background.pixel.trunc(4).eq(0);
        Bool isSprite = opaque.reduceOr().and(isBackdrop.or(isBehind.not()));

        Memory<Rgb> palette =
                memory(Rgb.type(), 64).readUnderWrite(ReadUnderWrite.UNDEFINED).blockRam();
        Rgb looked = palette.readSync(mux(isSprite, front, background.pixel), lit(true));
        Rgb painted = regZero(Rgb.type());
        painted.red().set(looked.red().and(isVisible.repeat(4)));
        painted.green().set(looked.green().and(isVisible.repeat(4)));
        painted.blue().set(looked.blue().and(isVisible.repeat(4)));
        colour.set(painted);

        UInt data = writes.data().data();
        Rgb written = new Rgb(data.bits(11, 8), data.bits(7, 4), data.bits(3, 0));
        UInt entry = writes.data().address().trunc(6);
        when(writes.valid().and(writes.data().target().is(Target.PALETTE)), () -> palette.write(entry, written));

        assertAlways(visible.or(colour.bits().eq(0)), "there is no colour outside the visible area");
        Bool isSync = level(hsync).or(level(vsync));
        assertAlways(visible.and(isSync).not(), "there is no sync pulse in the visible area");
        cover(colour.bits().ne(0), "a pixel has a colour");
    }

    private void collide(UInt opaque, Bool isVisible) {
        List<Bool> lines = stages("lines", vertical.visible, false);
        Bool blanks = lines.get(LATENCY).and(lines.get(LATENCY - 1).not());
        Bool reported = reg(bool()).init(false);
        reported.set(blanks);
        frame.set(reported);

        UInt met = reg(uint(sprites.size())).init(0);
        UInt last = reg(uint(sprites.size())).init(0);
        Bool several = opaque.ne(opaque.lowestOne());
        when(blanks, () -> {
                    last.set(met);
                    met.set(0);
                })
                .elseWhen(isVisible.and(several), () -> met.set(met.or(opaque)));
        collisions.set(last);

        assertAlways(collisions.popCount().ne(1), "no sprite collides alone");
        lemma(() -> assertAlways(met.popCount().ne(1), "no sprite has collided alone"));
    }
}
