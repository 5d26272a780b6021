package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/**
 * A slave of Wishbone B4, of either handshake.
 *
 * <p>Latency: 0 cycles in both directions. Throughput: pipelined, an access per cycle if the answers come one cycle behind; classic, an access and
 * its answer one after the other. A master keeps {@code cyc} until all is answered, as rule 3.25 asks. Proofs: {@code wishbone-slave-classic},
 * {@code wishbone-slave-pipelined}.
 */
public final class WishboneSlave extends BusTarget {
    /** The bus. */
    public final Wishbone bus;

    /**
     * @param addressWidth in bits
     * @param width of data in bits, a multiple of 8
     */
    public WishboneSlave(int addressWidth, int width, Mode mode) {
        super(addressWidth, width);
        parameter("mode", mode);
        bus = in(Wishbone.type(addressWidth, width));
        Bool offered = bus.cyc().and(bus.stb());
        Bool answered = response.fires();
        if (mode == Mode.CLASSIC) {
            Bool asked = reg(bool()).init(false);
            request.valid().set(offered.and(asked.not()));
            when(answered, () -> asked.set(false)).elseWhen(request.fires(), () -> asked.set(true));
            bus.stall().set(false);
        } else {
            request.valid().set(offered);
            bus.stall().set(request.ready().not());
        }
        request.data().address().set(bus.adr());
        request.data().write().set(bus.we());
        request.data().data().set(bus.dat_w());
        request.data().strobes().set(bus.sel());
        response.ready().set(true);
        bus.dat_r().set(response.data().data());
        bus.ack().set(answered.and(response.data().error().not()));
        bus.err().set(answered.and(response.data().error()));
    }
}
