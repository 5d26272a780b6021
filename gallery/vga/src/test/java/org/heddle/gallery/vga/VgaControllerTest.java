package org.heddle.gallery.vga;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.Random;
import java.util.random.RandomGenerator;
import javax.imageio.ImageIO;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.gallery.vga.VideoWrite.Target;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class VgaControllerTest {
    private static final int SPRITES = VgaController.MOST_SPRITES;

    /** A small screen, so that its eight sprites overlap each other and its edges. */
    private static final VideoTiming SMALL =
            new VideoTiming(new AxisTiming(64, 3, 5, 4), new AxisTiming(40, 2, 3, 4), true);

    private static final int FRAME = 76 * 49;

    private final VerilogDesign small =
            Heddle.elaborate(() -> new VgaController(SMALL, SPRITES)).verilog();

    /** A controller beside the renderer: each cycle compares all pins. Where nothing is written, anything stands at the port. */
    private static final class Bench {
        final Simulation sim;
        final Renderer renderer;
        final RandomGenerator random;
        boolean isFilled;
        int compared;
        int undefined;
        int colour;

        Bench(Simulation sim, VideoTiming timing, RandomGenerator random) {
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
                    level("hsync"),
                    level("vsync"),
                    level("visible"),
                    level("frame"),
                    isKnown ? colour : expected.colour());
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

    private static void drawAnything(Simulation sim, RandomGenerator random) {
        Bench bench = new Bench(sim, SMALL, random);
        bench.fill();
        for (int i = 0; i < SPRITES; i++) {
            bench.place(i, random.nextInt(-15, 64), random.nextInt(-15, 40), random.nextInt(16) | 1);
        }
        int collided = 0;
        for (int frame = 0; frame < 10; frame++) {
            // From no writes in a frame to one in almost every cycle.
            int pace = frame % 5 == 0 ? FRAME : 1 << 12 - 3 * (frame % 5);
            for (int i = 0; i < FRAME; i++) {
                if (random.nextInt(pace) == 0) {
                    bench.write(bench.any());
                } else {
                    bench.cycle();
                }
            }
            collided |= bench.renderer.collided();
        }
        assertTrue(bench.compared > 100 * bench.undefined, bench.undefined + " pixels are undefined");
        assertNotEquals(0, collided);
    }

    @HardwareTest(seeds = 3)
    void eachPixelIsThatOfThePlainRendererWhateverIsWrittenMeanwhile(TestBench bench) {
        drawAnything(bench.open(small), bench.random());
    }

    /** Resets in the vertical blanking with its sync pulse, in a line's sync pulse, in the picture, and in the cycles around its end. */
    @HardwareTest
    void behindAResetAFrameBeginsWithNothingScrolledAndNoSprite(TestBench test) {
        Bench bench = new Bench(test.open(small), SMALL, test.random());
        bench.fill();
        int line = SMALL.horizontal().total();
        int picture = FRAME - SMALL.vertical().visible() * line;
        int sync = SMALL.horizontal().syncBegin();
        int[] moments = {
            2 * line + 2,
            3 * line + sync + 3,
            picture + 1,
            picture + 10 * line + sync + 2,
            picture + 30 * line + 40,
            FRAME - 5,
            FRAME - 4,
            FRAME - 3,
            FRAME - 2,
            FRAME - 1
        };
        int collided = 0;
        for (int moment : moments) {
            bench.write(new Word(Target.SCROLL, 0, 1 + test.random().nextInt(63)));
            bench.write(new Word(Target.SCROLL, 1, 1 + test.random().nextInt(39)));
            for (int i = 0; i < SPRITES; i++) {
                bench.place(i, test.random().nextInt(-15, 64), test.random().nextInt(-15, 40), 1 | 4 * i % 16);
            }
            bench.untilFrame();
            bench.untilFrame();
            collided |= bench.renderer.collided();
            for (int i = 0; i < moment; i++) {
                bench.cycle();
            }
            bench.reset();
            for (int i = 0; i < 2 * FRAME; i++) {
                bench.cycle();
            }
        }
        assertNotEquals(0, collided);
    }

    @HardwareTest
    void theCornersOfTheScreenShowOnePixelOfASprite(TestBench test) {
        Bench bench = new Bench(test.open(small), SMALL, test.random());
        bench.fill();
        int[][] corners = {{-15, -15, 0xff}, {63, -15, 0xf0}, {-15, 39, 0x0f}, {63, 39, 0x00}};
        for (int i = 0; i < corners.length; i++) {
            bench.place(i, corners[i][0], corners[i][1], 1);
            bench.write(new Word(Target.SPRITE_PATTERN, i << 8 | corners[i][2], 5));
        }
        bench.write(new Word(Target.PALETTE, 5, 0xabc));
        bench.untilFrame();
        bench.untilFrame();
        while (!bench.cycle().visible()) {
            assertEquals(0, bench.colour);
        }
        assertEquals(0xabc, bench.colour, "the first pixel of the frame");
        for (int i = 1; i < 64; i++) {
            bench.cycle();
        }
        assertEquals(0xabc, bench.colour, "the last pixel of the first line");
    }

    @HardwareTest
    void twoSpritesThatTouchCollideUntilOneMoves(TestBench test) {
        Bench bench = new Bench(test.open(small), SMALL, test.random());
        bench.fill();
        bench.write(new Word(Target.SPRITE_PATTERN, 2 << 8 | 0xff, 1));
        bench.write(new Word(Target.SPRITE_PATTERN, 6 << 8, 1));
        bench.place(2, 10, 10, 1);
        bench.place(6, 25, 25, 3);
        bench.untilFrame();
        bench.untilFrame();
        bench.place(6, 26, 25, 3);
        assertEquals(1 << 2 | 1 << 6, bench.sim.peek(bench.sim.port("collisions")));
        bench.untilFrame();
        assertEquals(0, bench.sim.peek(bench.sim.port("collisions")));
    }

    /** Figures of the standard, measured at the pins: 800 x 525 pixels in all, sync pulses of 96 pixels and of 2 lines, 25.175 MHz. */
    @HardwareTest
    void thePictureHas640By480PixelsAtTheStandardsTiming(TestBench test) throws IOException {
        VerilogDesign standard =
                Heddle.elaborate(() -> new VgaController(SPRITES)).verilog();
        Bench bench = new Bench(test.open(standard), VideoTiming.VGA_640X480, test.random());
        Scene.words().forEach(bench::write);
        bench.ready();
        bench.untilFrame();
        long line = fall(bench, "hsync");
        assertEquals(96, rise(bench, "hsync") - line);
        assertEquals(800, fall(bench, "hsync") - line);
        long begin = fall(bench, "vsync");
        assertEquals(2 * 800, rise(bench, "vsync") - begin);

        BufferedImage picture = new BufferedImage(640, 480, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 480; y++) {
            for (int x = 0; x < 640; x++) {
                int limit = 0;
                while (!bench.cycle().visible()) {
                    assertTrue(limit++ < 35 * 800, "no pixel comes");
                }
                int colour = bench.colour;
                picture.setRGB(x, y, (colour >> 8) * 0x110000 | (colour >> 4 & 15) * 0x1100 | (colour & 15) * 0x11);
            }
        }
        assertEquals(525 * 800, fall(bench, "vsync") - begin);
        assertEquals(0b111, bench.sim.peek(bench.sim.port("collisions")), "three balls overlap");
        ImageIO.write(picture, "png", new File("target", "screen.png"));
    }

    /** Returns the cycle in which a pin is 0 for the first time again. */
    private static long fall(Bench bench, String pin) {
        return change(bench, pin, 0);
    }

    private static long rise(Bench bench, String pin) {
        return change(bench, pin, 1);
    }

    private static long change(Bench bench, String pin, int level) {
        for (int limit = 0; bench.sim.peek(bench.sim.port(pin)) == level; limit++) {
            assertTrue(limit < 525 * 800, pin + " stays " + level);
            bench.cycle();
        }
        for (int limit = 0; bench.sim.peek(bench.sim.port(pin)) != level; limit++) {
            assertTrue(limit < 525 * 800, pin + " never is " + level);
            bench.cycle();
        }
        return bench.sim.cycle();
    }

    /** Sprites that are a pixel too wide repeat their first column. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty = small.edited(text -> text.replace("column < 7'd16", "column <= 7'd16"));
        assertNotEquals(small, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> drawAnything(sim, new Random(1)));
        }
    }

    @Test
    void whatThePinsDoIsProven() {
        ProofCheck.requireProven(() -> new VgaController(SPRITES));
    }

    /** Axes of 8 and 6 steps: the counter of a period that is a power of two has a bit more. */
    @Test
    void theTimingOfASmallScreenIsProven() {
        VideoTiming tiny = new VideoTiming(new AxisTiming(4, 1, 2, 1), new AxisTiming(3, 1, 1, 1), true);
        ProofCheck.requireProven(() -> new VgaController(tiny, 1));
    }

    @Test
    void timingsAndCountsOfSpritesThatCannotBeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new AxisTiming(640, 0, 96, 48));
        assertThrows(IllegalArgumentException.class, () -> new AxisTiming(4082, 1, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> Heddle.elaborate(() -> new VgaController(SMALL, 9)));
    }
}
