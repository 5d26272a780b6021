package org.heddle.gallery.vga;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import org.heddle.gallery.vga.VideoWrite.Target;

/**
 * A plain renderer: computes each pixel anew from its coordinates and from the words written so far. It knows how long a write to each target
 * takes until the pins show it, and nothing else of the hardware.
 */
final class Renderer {
    private static final int UNDEFINED = -1;

    /** Cycles from a write to the first pixel that it is seen in; for registers, if that pixel is the first one of a frame. */
    private static final Map<Target, Integer> DELAYS = Map.of(
            Target.SCROLL, 6,
            Target.SPRITE_REGISTER, 6,
            Target.TILE_MAP, 5,
            Target.TILE_PATTERN, 4,
            Target.SPRITE_PATTERN, 4,
            Target.PALETTE, 3);

    private static final int FIRST_PIXEL = 4;

    /**
     * A write and the cycle from which on it counts.
     *
     * @param due the cycle
     */
    private record Due(long due, Word word) {}

    private final VideoTiming timing;
    private final int sprites;
    private final int screenWidth;
    private final int screenHeight;
    private final Map<Target, Deque<Due>> coming = new EnumMap<>(Target.class);
    private final Map<Target, int[]> memories = new EnumMap<>(Target.class);
    private int[] scroll = new int[2];
    private int[] registers = new int[1 << 11];
    private long cycle;
    private int met;
    private int perhapsMet;
    private int collided;
    private int perhapsCollided;

    Renderer(VideoTiming timing, int sprites) {
        this.timing = timing;
        this.sprites = sprites;
        screenWidth = powerOfTwo(timing.horizontal().visible());
        screenHeight = powerOfTwo(timing.vertical().visible());
        for (Target target : Target.values()) {
            coming.put(target, new ArrayDeque<>());
            memories.put(target, new int[1 << 12]);
        }
    }

    /** Positions from -15 up to the last visible one, rounded up. */
    private static int powerOfTwo(int visible) {
        int size = 1;
        while (size < visible + 15) {
            size *= 2;
        }
        return size;
    }

    int screenWidth() {
        return screenWidth;
    }

    int screenHeight() {
        return screenHeight;
    }

    /** Returns the number of tiles in the map. */
    int tiles() {
        return screenWidth / 16 * (screenHeight / 16);
    }

    /** Takes a write in the current cycle, with anything in those bits of its address and its data that its target has no place for. */
    void write(Word word) {
        Target target = word.target();
        int address = word.address() & addressBits(target);
        Word kept = new Word(target, address, word.data() & dataBits(target, address));
        coming.get(target).add(new Due(cycle + DELAYS.get(target), kept));
    }

    private int addressBits(Target target) {
        return switch (target) {
            case SCROLL -> 1;
            case TILE_MAP -> tiles() - 1;
            case TILE_PATTERN -> 0xfff;
            case SPRITE_REGISTER -> 0x703;
            case SPRITE_PATTERN -> 0x7ff;
            case PALETTE -> 0x3f;
        };
    }

    private int dataBits(Target target, int address) {
        return switch (target) {
            case SCROLL -> (address == 0 ? screenWidth : screenHeight) - 1;
            case TILE_MAP -> 0x3f;
            case TILE_PATTERN, SPRITE_PATTERN -> 0xf;
            case SPRITE_REGISTER ->
                switch (address & 3) {
                    case 0 -> screenWidth - 1;
                    case 1 -> screenHeight - 1;
                    default -> 0xf;
                };
            case PALETTE -> 0xfff;
        };
    }

    /**
     * Returns the address at which a memory is read in this cycle, or -1 where that is for no visible pixel.
     *
     * @param target the tile map, or the patterns of the tiles or of a sprite
     * @param sprite its number
     */
    int reading(Target target, int sprite) {
        AxisTiming line = timing.horizontal();
        AxisTiming lines = timing.vertical();
        long pixel = cycle + DELAYS.get(target) - 1 - FIRST_PIXEL;
        int x = (int) Math.floorMod(pixel, (long) line.total());
        int y = (int) (Math.floorDiv(pixel, (long) line.total()) % lines.total());
        if (pixel < 0 || x >= line.visible() || y >= lines.visible()) {
            return UNDEFINED;
        }
        if (target == Target.SPRITE_PATTERN) {
            int column = x - signed(registers[sprite * 256], screenWidth);
            int row = y - signed(registers[sprite * 256 + 1], screenHeight);
            return sprite * 256 + (row & 15) * 16 + (column & 15);
        }
        int place = placeInMap(x, y);
        return target == Target.TILE_MAP ? place : placeInPattern(memories.get(Target.TILE_MAP)[place], x, y);
    }

    private int placeInMap(int x, int y) {
        int mapX = (x + scroll[0]) % screenWidth;
        int mapY = (y + scroll[1]) % screenHeight;
        return mapY / 16 * (screenWidth / 16) + mapX / 16;
    }

    private int placeInPattern(int tile, int x, int y) {
        return tile % 16 * 256 + (y + scroll[1]) % 16 * 16 + (x + scroll[0]) % 16;
    }

    /** Begins again, as a reset does: nothing is scrolled, no sprite is shown, none has collided; memories and positions keep what was written. */
    void reset() {
        takeUntil(Long.MAX_VALUE);
        Arrays.fill(memories.get(Target.SCROLL), 0);
        for (int i = 0; i < sprites; i++) {
            memories.get(Target.SPRITE_REGISTER)[i * 256 + 2] = 0;
        }
        cycle = 0;
        met = 0;
        perhapsMet = 0;
        collided = 0;
        perhapsCollided = 0;
    }

    private void takeUntil(long due) {
        for (Map.Entry<Target, Deque<Due>> entry : coming.entrySet()) {
            Deque<Due> queue = entry.getValue();
            while (!queue.isEmpty() && queue.peek().due() <= due) {
                Word word = queue.remove().word();
                memories.get(entry.getKey())[word.address()] = word.data();
            }
        }
    }

    /** Returns the pins of the current cycle. */
    Pins pins() {
        takeUntil(cycle);
        AxisTiming line = timing.horizontal();
        AxisTiming lines = timing.vertical();
        if (cycle < FIRST_PIXEL) {
            return new Pins(!timing.positive(), !timing.positive(), false, false, 0);
        }
        long pixel = (cycle - FIRST_PIXEL) % ((long) line.total() * lines.total());
        int x = (int) (pixel % line.total());
        int y = (int) (pixel / line.total());
        boolean frame = x == 0 && y == lines.visible();
        if (x == 0 && y == 0) {
            scroll = memories.get(Target.SCROLL).clone();
            registers = memories.get(Target.SPRITE_REGISTER).clone();
        }
        if (frame) {
            collided = met;
            perhapsCollided = perhapsMet;
            met = 0;
            perhapsMet = 0;
        }
        boolean visible = x < line.visible() && y < lines.visible();
        return new Pins(
                isSync(line, x) == timing.positive(),
                isSync(lines, y) == timing.positive(),
                visible,
                frame,
                visible ? colour(x, y) : 0);
    }

    /** Returns whether the sprites that collided in the last frame may be these. */
    boolean mayCollide(int collisions) {
        return (collisions & collided) == collided && (collisions & ~perhapsCollided) == 0;
    }

    int collided() {
        return collided;
    }

    void step() {
        cycle++;
    }

    private static boolean isSync(AxisTiming axis, int step) {
        int begin = axis.visible() + axis.frontPorch();
        return step >= begin && step < begin + axis.sync();
    }

    /** Returns a word as it is read for the current pixel, undefined if it is written in the very cycle in which it is read. */
    private int read(Target target, int address) {
        for (Due each : coming.get(target)) {
            if (each.due() == cycle + 1 && each.word().address() == address) {
                return UNDEFINED;
            }
        }
        return memories.get(target)[address];
    }

    private int colour(int x, int y) {
        int tile = read(Target.TILE_MAP, placeInMap(x, y));
        int background = tile < 0 ? UNDEFINED : read(Target.TILE_PATTERN, placeInPattern(tile, x, y));
        int entry = background < 0 ? UNDEFINED : tile / 16 * 16 + background;
        int covering = 0;
        int perhaps = 0;
        for (int i = sprites - 1; i >= 0; i--) {
            int attributes = registers[i * 256 + 2];
            int column = x - signed(registers[i * 256], screenWidth);
            int row = y - signed(registers[i * 256 + 1], screenHeight);
            boolean covers = column >= 0 && column < 16 && row >= 0 && row < 16;
            if (attributes % 2 == 0 || !covers) {
                continue;
            }
            int pixel = read(Target.SPRITE_PATTERN, i * 256 + row * 16 + column);
            boolean isBehind = attributes / 2 % 2 == 1;
            if (pixel != 0) {
                perhaps |= 1 << i;
            }
            if (pixel > 0) {
                covering |= 1 << i;
                // A lower number comes later in this loop, and decides for all behind it.
                boolean isSeen = !isBehind || background == 0;
                int own = attributes / 4 * 16 + pixel;
                int scenery = background < 0 ? UNDEFINED : tile / 16 * 16 + background;
                entry = isBehind && background < 0 ? UNDEFINED : isSeen ? own : scenery;
            } else if (pixel < 0) {
                entry = UNDEFINED;
            }
        }
        met |= Integer.bitCount(covering) > 1 ? covering : 0;
        perhapsMet |= Integer.bitCount(perhaps) > 1 ? perhaps : 0;
        return entry < 0 ? UNDEFINED : read(Target.PALETTE, entry);
    }

    /** The largest 15 positions are those left of or above the screen. */
    private static int signed(int position, int size) {
        return position > size - 16 ? position - size : position;
    }
}
