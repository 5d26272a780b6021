package org.heddle.gallery.vga;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.gallery.vga.VideoWrite.Target;

/** A controller beside the renderer: each cycle compares all pins. Where nothing is written, anything stands at the port. */
final class VgaBench {
    static final int SPRITES = VgaController.MOST_SPRITES;

    final Simulation sim;
    final Renderer renderer;
    final RandomGenerator random;
    boolean isFilled;
    int compared;
    int undefined;
    int colour;

    VgaBench(Simulation sim, VideoTiming timing, RandomGenerator random) {
        this.sim = sim;
        this.random = random;
        renderer = new Renderer(timing, SPRITES);
        offer(any(), false);
        sim.reset(1);
    }

    private boolean level(String port) {
        return sim.peek(sim.port(port)) != 0;
    }

    private void offer(Word word, boolean valid) {
        sim.poke(sim.port("writes_valid"), valid ? 1 : 0);
        sim.poke(sim.port("writes_data_target"), word.target().ordinal());
        sim.poke(sim.port("writes_data_address"), word.address());
        sim.poke(sim.port("writes_data_data"), word.data());
    }

    /** Resets the controller, whatever it is doing. */
    void reset() {
        offer(any(), false);
        sim.reset(1);
        renderer.reset();
    }

    Pins cycle() {
        offer(any(), false);
        return run();
    }

    Pins write(Word word) {
        offer(word, true);
        renderer.write(word);
        return run();
    }

    private Pins run() {
        Pins expected = renderer.pins();
        int red = (int) sim.peek(sim.port("colour_red"));
        int green = (int) sim.peek(sim.port("colour_green"));
        int blue = (int) sim.peek(sim.port("colour_blue"));
        colour = red << 8 | green << 4 | blue;
        boolean isKnown = expected.colour() >= 0 && (isFilled || !expected.visible());
        Pins pins = new Pins(
                level("hsync"), level("vsync"), level("visible"), level("frame"), isKnown ? colour : expected.colour());
        assertEquals(expected, pins, "pins at cycle " + sim.cycle());
        int collisions = (int) sim.peek(sim.port("collisions"));
        assertTrue(renderer.mayCollide(collisions), "collisions " + Integer.toBinaryString(collisions));
        compared += isKnown ? 1 : 0;
        undefined += isKnown || !isFilled ? 0 : 1;
        sim.step();
        renderer.step();
        return pins;
    }

    void fill() {
        for (int i = 0; i < 1 << 12; i++) {
            write(new Word(Target.TILE_PATTERN, i, pixel()));
        }
        for (int i = 0; i < SPRITES << 8; i++) {
            write(new Word(Target.SPRITE_PATTERN, i, pixel()));
        }
        for (int i = 0; i < renderer.tiles(); i++) {
            write(new Word(Target.TILE_MAP, i, random.nextInt(64)));
        }
        for (int i = 0; i < 64; i++) {
            write(new Word(Target.PALETTE, i, random.nextInt(1 << 12)));
        }
        ready();
    }

    /** Waits until the pins show the last write. */
    void ready() {
        for (int i = 0; i < 6; i++) {
            cycle();
        }
        isFilled = true;
    }

    void untilFrame() {
        for (int limit = 0; !cycle().frame(); limit++) {
            assertTrue(limit < 525 * 800, "there is no frame");
        }
    }

    void place(int sprite, int x, int y, int attributes) {
        write(new Word(Target.SPRITE_REGISTER, sprite << 8, x & renderer.screenWidth() - 1));
        write(new Word(Target.SPRITE_REGISTER, sprite << 8 | 1, y & renderer.screenHeight() - 1));
        write(new Word(Target.SPRITE_REGISTER, sprite << 8 | 2, attributes));
    }

    /** Returns a write to one memory or register, at the address at which another memory is read in this cycle; none where that is not so. */
    Optional<Word> besidesARead() {
        Target[] memories = {Target.TILE_MAP, Target.TILE_PATTERN, Target.SPRITE_PATTERN};
        int read = random.nextInt(memories.length);
        int sprite = random.nextInt(SPRITES);
        int address = renderer.reading(memories[read], sprite);
        Target written = Target.values()[random.nextInt(6)];
        if (address < 0 || written == memories[read] && written != Target.SPRITE_PATTERN) {
            return Optional.empty();
        }
        int another = written == memories[read] ? 1 + random.nextInt(SPRITES - 1) << 8 : 0;
        boolean isNoRegister = written == Target.SPRITE_REGISTER && (address & 3) == 3;
        return Optional.of(new Word(
                isNoRegister ? Target.PALETTE : written,
                address ^ another | random.nextInt(16) << 12,
                random.nextInt(1 << 12)));
    }

    /** Returns any write at all. */
    Word any() {
        int sprite = random.nextInt(SPRITES) << 8;
        return switch (Target.values()[random.nextInt(6)]) {
            case SCROLL ->
                random.nextBoolean()
                        ? new Word(Target.SCROLL, 0, random.nextInt(renderer.screenWidth()))
                        : new Word(Target.SCROLL, 1, random.nextInt(renderer.screenHeight()));
            case TILE_MAP -> new Word(Target.TILE_MAP, random.nextInt(renderer.tiles()), random.nextInt(64));
            case TILE_PATTERN -> new Word(Target.TILE_PATTERN, random.nextInt(1 << 12), pixel());
            case SPRITE_PATTERN -> new Word(Target.SPRITE_PATTERN, sprite + random.nextInt(256), pixel());
            case PALETTE -> new Word(Target.PALETTE, random.nextInt(64), random.nextInt(1 << 12));
            case SPRITE_REGISTER ->
                switch (random.nextInt(3)) {
                    case 0 -> new Word(Target.SPRITE_REGISTER, sprite, random.nextInt(renderer.screenWidth()));
                    case 1 -> new Word(Target.SPRITE_REGISTER, sprite + 1, random.nextInt(renderer.screenHeight()));
                    default -> new Word(Target.SPRITE_REGISTER, sprite + 2, random.nextInt(16) | random.nextInt(2));
                };
        };
    }

    /** Half of the pixels are transparent. */
    private int pixel() {
        return random.nextBoolean() ? 0 : random.nextInt(16);
    }
}
