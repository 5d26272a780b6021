package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/**
 * A master of AXI4-Lite.
 *
 * <p>Latency: 0 cycles in both directions. Throughput: an access per cycle, of which at most four are on their way. A write waits until all reads
 * before it are answered, and a read until all writes are, so that the order is that of the requests. {@code awprot} and {@code arprot} are
 * 0: unprivileged, secure, data. Proof: {@code axi-lite-master}.
 */
public final class AxiLiteMaster extends BusInitiator {
    /** The bus. */
    public final AxiLite bus;

    /**
     * @param addressWidth in bits
     * @param width of data in bits: 32 or 64
     */
    public AxiLiteMaster(int addressWidth, int width) {
        super(addressWidth, width);
        bus = out(AxiLite.type(addressWidth, width));
        Bool write = request.data().write();
        UInt underWay = reg(uint(3)).init(0);
        Bool writes = reg(bool());
        Bool mayGo = began.and(underWay.eq(0).or(underWay.ne(UNDER_WAY).and(writes.eq(write))));
        Bool goes = request.valid().and(mayGo);

        Bool addressGone = reg(bool()).init(false);
        Bool dataGone = reg(bool()).init(false);
        Bool addressDone = addressGone.or(bus.awready());
        Bool dataDone = dataGone.or(bus.wready());
        bus.awvalid().set(goes.and(write).and(addressGone.not()));
        bus.awaddr().set(request.data().address());
        bus.awprot().set(0);
        bus.wvalid().set(goes.and(write).and(dataGone.not()));
        bus.wdata().set(request.data().data());
        bus.wstrb().set(request.data().strobes());
        bus.arvalid().set(goes.and(write.not()));
        bus.araddr().set(request.data().address());
        bus.arprot().set(0);
        request.ready().set(mayGo.and(mux(write, addressDone.and(dataDone), bus.arready())));
        when(request.fires(), () -> {
                    writes.set(write);
                    addressGone.set(false);
                    dataGone.set(false);
                })
                .elseWhen(goes.and(write), () -> {
                    addressGone.set(addressDone);
                    dataGone.set(dataDone);
                });
        underWay.countUpDown(request.fires(), response.fires());

        response.valid().set(mux(writes, bus.bvalid(), bus.rvalid()).and(underWay.ne(0)));
        response.data().data().set(mux(writes, lit(0, width), bus.rdata()));
        response.data().error().set(mux(writes, bus.bresp(), bus.rresp()).ne(AxiLite.OKAY));
        Bool takes = response.ready().and(underWay.ne(0));
        bus.bready().set(takes.and(writes));
        bus.rready().set(takes.and(writes.not()));
    }
}
