package org.heddle.guide.design;

import java.util.Optional;
import org.heddle.hdl.BlackBox;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Behaviour;

/** A multiplier in somebody else's Verilog, one cycle late. */
public final class VendorMultiplier extends BlackBox {
    public final UInt a;
    public final UInt b;
    public final UInt p;

    public VendorMultiplier(int width) {
        super("vendor_multiplier", VendorMultiplier.class, "vendor_multiplier.v");
        verilogParameter("WIDTH", width);
        clockPort("clk");
        a = in(uint(width));
        b = in(uint(width));
        p = out(uint(2 * width));
    }

    @Override
    protected Optional<Behaviour> behaviour() {
        return Optional.of(new MultiplierModel());
    }
}
