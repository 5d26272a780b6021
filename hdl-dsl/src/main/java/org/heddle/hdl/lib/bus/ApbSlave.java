package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;

/**
 * A completer of APB4.
 *
 * <p>The request is offered from the second cycle of a transfer on, and {@code pready} is 1 in the cycle of its response. Throughput: a transfer in
 * three cycles at best. Proof: {@code apb-slave}.
 */
public final class ApbSlave extends BusTarget {
    /** The bus. */
    public final Apb bus;

    /**
     * @param addressWidth in bits, at most 32
     * @param width of data in bits: 8, 16 or 32
     */
    public ApbSlave(int addressWidth, int width) {
        super(addressWidth, width);
        bus = in(Apb.type(addressWidth, width));
        Bool asked = reg(bool()).init(false);
        request.valid().set(bus.psel().and(bus.penable()).and(asked.not()));
        request.data().address().set(bus.paddr());
        request.data().write().set(bus.pwrite());
        request.data().data().set(bus.pwdata());
        request.data().strobes().set(bus.pstrb());
        when(response.fires(), () -> asked.set(false)).elseWhen(request.fires(), () -> asked.set(true));
        response.ready().set(asked);
        bus.pready().set(response.fires());
        bus.prdata().set(response.data().data());
        bus.pslverr().set(response.fires().and(response.data().error()));
    }
}
