package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.heddle.hdl.lib.stream.CreditCounter;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.registers.block.RegisterResponse;

/**
 * A master of Wishbone B4, of either handshake.
 *
 * <p>Latency: 0 cycles from request to bus, 1 from the bus to the response. Throughput: pipelined, an access per cycle, of which at most
 * four are on their way or have an answer that waits; classic, one at a time. Proofs: {@code wishbone-master-classic},
 * {@code wishbone-master-pipelined}.
 */
public final class WishboneMaster extends BusInitiator {
    /** The bus. */
    public final Wishbone bus;

    /**
     * @param addressWidth in bits
     * @param width of data in bits, a multiple of 8
     */
    public WishboneMaster(int addressWidth, int width, Mode mode) {
        super(addressWidth, width);
        parameter("mode", mode);
        bus = out(Wishbone.type(addressWidth, width));
        bus.we().set(request.data().write());
        bus.adr().set(request.data().address());
        bus.dat_w().set(request.data().data());
        bus.sel().set(request.data().strobes());
        Bool answered = bus.ack().or(bus.err());
        if (mode == Mode.CLASSIC) {
            unused(bus.stall());
            oneByOne(width, answered);
        } else {
            overlapped(width, answered);
        }
    }

    private void oneByOne(int width, Bool answered) {
        RegisterResponse answer = reg(RegisterResponse.type(width));
        Bool full = reg(bool()).init(false);
        Bool offers = request.valid().and(full.not()).and(began);
        bus.cyc().set(offers);
        bus.stb().set(offers);
        request.ready().set(answered.and(full.not()).and(began));
        when(request.fires(), () -> {
                    full.set(true);
                    answer.data().set(bus.dat_r());
                    answer.error().set(bus.err());
                })
                .elseWhen(response.ready(), () -> full.set(false));
        response.valid().set(full);
        connect(response.data(), answer);
    }

    private void overlapped(int width, Bool answered) {
        CreditCounter places = instance("places", new CreditCounter(UNDER_WAY));
        unused(places.credits);
        Queue<RegisterResponse> answers = instance("answers", new Queue<>(RegisterResponse.type(width), UNDER_WAY));
        unused(answers.count);
        UInt underWay = reg(uint(3)).init(0);
        Bool mayGo = places.available.and(began);
        Bool offers = request.valid().and(mayGo);
        bus.cyc().set(offers.or(underWay.ne(0)));
        bus.stb().set(offers);
        request.ready().set(bus.stall().not().and(mayGo));
        underWay.countUpDown(request.fires(), answered);
        places.spend.set(request.fires());
        places.giveBack.set(response.fires());
        answers.enqueue.valid().set(answered);
        answers.enqueue.data().data().set(bus.dat_r());
        answers.enqueue.data().error().set(bus.err());
        unused(answers.enqueue.ready());
        connect(response, answers.dequeue);
    }
}
