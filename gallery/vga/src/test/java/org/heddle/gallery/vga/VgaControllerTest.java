package org.heddle.gallery.vga;

import static org.heddle.gallery.vga.VgaBench.SPRITES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class VgaControllerTest {
    /** Figures of the standard, measured at the pins: 800 x 525 pixels in all, sync pulses of 96 pixels and of 2 lines, 25.175 MHz. */
    @HardwareTest
    void thePictureHas640By480PixelsAtTheStandardsTiming(TestBench test) throws IOException {
        VerilogDesign standard =
                Heddle.elaborate(() -> new VgaController(SPRITES)).verilog();
        VgaBench bench = new VgaBench(test.open(standard), VideoTiming.VGA_640X480, test.random());
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
    private static long fall(VgaBench bench, String pin) {
        return change(bench, pin, 0);
    }

    private static long rise(VgaBench bench, String pin) {
        return change(bench, pin, 1);
    }

    private static long change(VgaBench bench, String pin, int level) {
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
        assertThrows(
                IllegalArgumentException.class,
                () -> Heddle.elaborate(() -> new VgaController(VideoTiming.VGA_640X480, 9)));
    }
}
