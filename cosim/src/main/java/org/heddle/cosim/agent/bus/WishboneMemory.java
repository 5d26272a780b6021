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

    private final WishbonePorts bus;
    private final Mode mode;
    private final StallProfile.Pauses taking;
    private final StallProfile.Pauses answering;
    private final Optional<Port> stall;

    private final Deque<Answer> answers = new ArrayDeque<>();
    private boolean answersNow;
    private boolean stalls;

    WishboneMemory(BusPorts ports, Mode mode, int latencyCycles, StallProfile stalls, long seed) {
        super(ports, latencyCycles, stalls, seed);
        this.mode = mode;
        bus = WishbonePorts.of(ports);
        taking = pauses(1);
        answering = pauses(2);
        stall = ports.optionalOfSlave("stall");
    }

    @Override
    boolean canRefuse() {
        return bus.err().isPresent();
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
        simulation().poke(bus.ack(), answersNow && !fails);
        bus.err().ifPresent(port -> simulation().poke(port, fails));
        if (answersNow) {
            simulation().poke(bus.read(), answers.element().value);
        } else {
            ports().scramble(bus.read(), due());
        }
    }

    @Override
    void sampleBus() {
        boolean isOpen = simulation().isHigh(bus.cyc());
        boolean isOffered = isOpen && simulation().isHigh(bus.stb());
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
            answers.add(access(simulation().peek(bus.adr())));
        }
    }

    private Answer access(long address) {
        boolean fails = isRefused(address, bus.written());
        boolean writes = simulation().isHigh(bus.we());
        if (!fails && writes) {
            store(
                    address,
                    simulation().peek(bus.written()),
                    bus.sel().map(simulation()::peek).orElse(-1L),
                    bus.written());
        }
        return new Answer(fails, fails || writes ? 0 : load(address, bus.read()), due());
    }

    @Override
    int openAccesses() {
        return answers.size();
    }
}
