package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.heddle.cosim.Port;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** A memory on Wishbone. An access acts when it is taken; on a classic bus that is when it is seen. */
final class WishboneMemory extends BusMemory {
    private static final int DEPTH = 16;

    private record Answer(boolean failed, long value, long due) {}

    private final Mode mode;
    private final StallProfile.Pauses taking;
    private final StallProfile.Pauses answering;
    private final Port cyc;
    private final Port stb;
    private final Port we;
    private final Port adr;
    private final Port written;
    private final Optional<Port> sel;
    private final Port read;
    private final Port ack;
    private final Optional<Port> err;
    private final Optional<Port> stall;

    private final Deque<Answer> answers = new ArrayDeque<>();
    private boolean answersNow;
    private boolean stalls;

    WishboneMemory(BusPorts ports, Mode mode, int latencyCycles, StallProfile stalls, long seed) {
        super(ports, latencyCycles, stalls, seed);
        this.mode = mode;
        taking = pauses(1);
        answering = pauses(2);
        cyc = ports.ofMaster(false, "cyc");
        stb = ports.ofMaster(false, "stb");
        we = ports.ofMaster(false, "we");
        adr = ports.ofMaster(false, "adr");
        written = ports.ofMaster(false, "dat_w");
        sel = ports.optionalOfMaster(false, "sel");
        read = ports.ofSlave(false, "dat_r");
        ports.requireWords(written, read, sel);
        ack = ports.ofSlave(false, "ack");
        err = ports.optionalOfSlave(false, "err");
        stall = ports.optionalOfSlave(false, "stall");
    }

    @Override
    boolean canRefuse() {
        return err.isPresent();
    }

    @Override
    void reset() {
        answers.clear();
    }

    @Override
    void drive(boolean may) {
        stalls = mode == Mode.PIPELINED && stall.isPresent() && (!may || answers.size() >= DEPTH || taking.next(true));
        boolean isThere = !answers.isEmpty() && isDue(answers.element().due);
        answersNow = !answering.next(true) && isThere;
        boolean fails = answersNow && answers.element().failed;
        stall.ifPresent(port -> simulation().poke(port, stalls));
        simulation().poke(ack, answersNow && !fails);
        err.ifPresent(port -> simulation().poke(port, fails));
        if (answersNow) {
            simulation().poke(read, answers.element().value);
        } else {
            ports().scramble(read, due());
        }
    }

    @Override
    void sampleBus() {
        boolean isOpen = simulation().isHigh(cyc);
        boolean isOffered = isOpen && simulation().isHigh(stb);
        // On a classic bus what is offered is what waits for its answer.
        boolean takes = isOffered && (mode == Mode.CLASSIC ? answers.isEmpty() : !stalls);
        if (answersNow) {
            answers.remove();
            answering.moved();
            answered();
        }
        if (!isOpen) {
            answers.clear();
        }
        if (takes) {
            taking.moved();
            answers.add(access(simulation().peek(adr)));
        }
    }

    private Answer access(long address) {
        boolean fails = isRefused(address, written);
        boolean writes = simulation().isHigh(we);
        if (!fails && writes) {
            store(
                    address,
                    simulation().peek(written),
                    sel.map(simulation()::peek).orElse(-1L),
                    written);
        }
        return new Answer(fails, fails || writes ? 0 : load(address, read), due());
    }

    @Override
    int openAccesses() {
        return answers.size();
    }
}
