package org.heddle.guide.design;

import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/** Shows one of four pixels, or a test colour. */
public final class PixelMixer extends Component {
    /** Sources of the picture. */
    public enum Source {
        LAYER,
        BLACK,
        WHITE
    }

    public final Vec<Pixel> layers = in(vec(4, Pixel.type(8)));
    public final UInt layer = in(uint(2));
    public final EnumValue<Source> source = in(enumOf(Source.class));
    public final Pixel shown = out(Pixel.type(8));

    public PixelMixer() {
        Pixel next = reg(Pixel.type(8));
        switchOn(source)
                .is(Source.LAYER, () -> next.set(layers.get(layer)))
                .is(Source.BLACK, () -> paint(next, 0))
                .is(Source.WHITE, () -> paint(next, 255));
        shown.set(next);
    }

    private static void paint(Pixel pixel, int level) {
        pixel.red().set(level);
        pixel.green().set(level);
        pixel.blue().set(level);
    }
}
