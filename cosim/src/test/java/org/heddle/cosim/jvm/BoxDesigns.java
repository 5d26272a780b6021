package org.heddle.cosim.jvm;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.BlackBox;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Behaviour;

/** Black boxes, with and without a behaviour in Java, and designs of them. */
public final class BoxDesigns {
    private BoxDesigns() {}

    private static final int WIDTH = 70;

    /** A box without a behaviour. */
    public static class Mixer extends BlackBox {
        final Bool keep = in(bool());
        final UInt word;
        final UInt mixed;
        final Bool odd = out(bool());

        Mixer(int width) {
            super("mixer_box", Mixer.class, "mixer_box.v");
            verilogParameter("WIDTH", width);
            clockPort("clk");
            resetPort("rst");
            word = in(uint(width));
            mixed = out(uint(width));
        }
    }

    /** With one. */
    public static class ModelledMixer extends Mixer {
        ModelledMixer(int width) {
            super(width);
        }

        @Override
        protected Optional<Behaviour> behaviour() {
            return Optional.of(new MixerModel(word.width()));
        }
    }

    private static final class MixerModel implements Behaviour {
        private final int width;
        private BigInteger kept = BigInteger.ZERO;

        MixerModel(int width) {
            this.width = width;
        }

        @Override
        public Map<String, BigInteger> outputs(Map<String, BigInteger> inputs) {
            return Map.of("mixed", inputs.get("word").xor(kept), "odd", kept.and(BigInteger.ONE));
        }

        @Override
        public void edge(Map<String, BigInteger> inputs) {
            BigInteger turned = kept.shiftLeft(1).add(kept.shiftRight(width - 1));
            if (inputs.get("reset").signum() != 0) {
                kept = BigInteger.ZERO;
            } else if (inputs.get("keep").signum() != 0) {
                kept = turned.clearBit(width).add(inputs.get("word")).mod(BigInteger.TWO.pow(width));
            }
        }
    }

    /** No clock, no register. */
    public static final class Mirror extends BlackBox {
        final UInt word;
        final UInt turned;

        Mirror(int width) {
            super("mirror_box", Mixer.class, "mixer_box.v");
            verilogParameter("WIDTH", width);
            word = in(uint(width));
            turned = out(uint(width));
        }

        @Override
        protected Optional<Behaviour> behaviour() {
            int width = word.width();
            return Optional.of(inputs -> {
                BigInteger turned = BigInteger.ZERO;
                for (int i = 0; i < width; i++) {
                    turned = inputs.get("word").testBit(width - 1 - i) ? turned.setBit(i) : turned;
                }
                return Map.of("turned", turned);
            });
        }
    }

    /** Two boxes of one module, a third of another size, and one whose output decides on its own input. */
    public static final class Chain extends Component {
        final Bool go = in(bool());
        final UInt word = in(uint(WIDTH));
        final UInt mixed = out(uint(WIDTH));
        final UInt few = out(uint(5));
        final UInt sum = out(uint(WIDTH));

        /** Makes the design. */
        public Chain() {
            ModelledMixer first = instance("first", new ModelledMixer(WIDTH));
            Mirror mirror = instance("mirror", new Mirror(WIDTH));
            ModelledMixer second = instance("second", new ModelledMixer(WIDTH));
            ModelledMixer small = instance("small", new ModelledMixer(5));
            first.word.set(word);
            first.keep.set(go.and(first.odd.not()).or(second.odd));
            mirror.word.set(first.mixed);
            second.word.set(mux(first.odd, mirror.turned, word));
            second.keep.set(go);
            small.word.set(second.mixed.trunc(5));
            small.keep.set(first.odd.xor(second.odd));
            mixed.set(second.mixed);
            few.set(small.mixed);
            UInt total = reg(uint(WIDTH)).init(0);
            total.set(total.addWrap(second.mixed));
            sum.set(total);
        }
    }
}
