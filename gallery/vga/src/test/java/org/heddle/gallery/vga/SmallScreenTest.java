package org.heddle.gallery.vga;

import static org.heddle.gallery.vga.VgaBench.SPRITES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.gallery.vga.VideoWrite.Target;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;

/** Each pin in each cycle of a small screen: no other size is built here, so that a fault planted into it shows here. */
class SmallScreenTest {
    /** A small screen, so that its eight sprites overlap each other and its edges. */
    private static final VideoTiming SMALL =
            new VideoTiming(new AxisTiming(64, 3, 5, 4), new AxisTiming(40, 2, 3, 4), true);

    private static final int FRAME = 76 * 49;

    private final VerilogDesign small =
            Heddle.elaborate(() -> new VgaController(SMALL, SPRITES)).verilog();

    private static void drawAnything(Simulation sim, RandomGenerator random) {
        VgaBench bench = new VgaBench(sim, SMALL, random);
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

    @HardwareTest
    void aWriteDisturbsNoReadOfTheSameAddressElsewhere(TestBench test) {
        VgaBench bench = new VgaBench(test.open(small), SMALL, test.random());
        bench.fill();
        for (int i = 0; i < SPRITES; i++) {
            bench.place(i, test.random().nextInt(-15, 64), test.random().nextInt(-15, 40), 1 | 4 * i % 16);
        }
        int written = 0;
        for (int i = 0; i < 5 * FRAME; i++) {
            Optional<Word> word = bench.besidesARead();
            if (word.isPresent()) {
                bench.write(word.get());
                written++;
            } else {
                bench.cycle();
            }
        }
        assertTrue(written > FRAME, written + " words");
        assertTrue(bench.compared > 5 * bench.undefined, bench.undefined + " pixels are undefined");
    }

    /** Resets in the vertical blanking with its sync pulse, in a line's sync pulse, in the picture, and in the cycles around its end. */
    @HardwareTest
    void behindAResetAFrameBeginsWithNothingScrolledAndNoSprite(TestBench test) {
        VgaBench bench = new VgaBench(test.open(small), SMALL, test.random());
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
        VgaBench bench = new VgaBench(test.open(small), SMALL, test.random());
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
        VgaBench bench = new VgaBench(test.open(small), SMALL, test.random());
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

    /** Sprites that are a pixel too wide repeat their first column. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty = small.edited(text -> text.replace("column < 7'd16", "column <= 7'd16"));
        assertNotEquals(small, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> drawAnything(sim, new Random(1)));
        }
    }
}
