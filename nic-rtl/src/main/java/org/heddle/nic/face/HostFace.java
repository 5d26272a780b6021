package org.heddle.nic.face;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;
import org.heddle.nic.stage.host.HostRequest;

/**
 * The host port of a network interface behind a slave of any bus of 64 bits, and above it, where bit 17 of an address is 1, the registers of the
 * faces, {@link FaceMap}.
 *
 * <p>Latency: none of its own; a refusal comes a cycle behind the access. Throughput: an access at a time, the next one in the cycle of the answer. A write
 * of less than a whole word is answered by an error and has no effect: the host port has no strobes.
 */
public final class HostFace extends Component {
    /** Bits of an address: the host port's, and one that tells it from the faces' registers. */
    public static final int ADDRESS_WIDTH = HostRequest.ADDRESS_WIDTH + 1;

    private static final int WIDTH = 64;
    private static final int STROBES = 8;

    /** Target of the access that is under way. */
    public enum Target {
        /** No access is under way. */
        NONE,
        /** The network interface. */
        HOST,
        /** The registers of the faces. */
        FACE,
        /** This component: the access is refused. */
        REFUSED
    }

    public final Stream<RegisterRequest> request = in(stream(RegisterRequest.type(ADDRESS_WIDTH, WIDTH)));
    public final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(WIDTH)));

    /** To the network interface's host port. */
    public final Stream<HostRequest> host = out(stream(HostRequest.type()));
    /** From there. */
    public final Stream<UInt> hostResponse = in(stream(uint(WIDTH)));

    /** 1 while the link is up, from a register of any clock. */
    public final Bool linkUp = in(bool());
    /** 1 while the network interface wants its driver. */
    public final Bool wantsDriver = in(bool());
    /** 1 in a cycle in which memory answers by an error. */
    public final Bool memoryFails = in(bool());

    /** 1 while a cause is there that the mask lets through; a register. */
    public final Bool interruptRequest = out(bool());

    /** Soft resets, of a face whose host can reset; else empty. */
    public final Optional<SoftResets> resets;

    private final RegisterBlock<FaceMap> face;
    private final EnumValue<Target> target = reg("target", enumOf(Target.class)).init(Target.NONE);

    /** Joins the two; the host resets nothing. */
    public HostFace() {
        this(false);
    }

    /**
     * Joins the two.
     *
     * @param hasResets whether the host can reset what is behind this: accesses to the network interface are refused meanwhile
     */
    public HostFace(boolean hasResets) {
        if (hasResets) {
            parameter("resets", true);
        }
        face = instance("face", new RegisterBlock<>(new FaceMap(hasResets)));
        resets = hasResets ? Optional.of(new SoftResets(this, face)) : Optional.empty();
        handOn();
        answer();
        interrupt();
    }

    private void handOn() {
        RegisterRequest asked = request.data();
        Bool isFace = asked.address().bit(HostRequest.ADDRESS_WIDTH);
        Bool isWhole = asked.write().not().or(asked.strobes().eq((1 << STROBES) - 1));
        Bool isFit = unlessReset(isWhole, isFace);
        Bool mayGo = target.is(Target.NONE).or(response.fires());
        Bool toHost = isFace.not().and(isFit);
        Bool offered = request.valid().and(mayGo);
        host.valid().set(offered.and(toHost));
        host.data().write().set(asked.write());
        host.data().address().set(asked.address().trunc(HostRequest.ADDRESS_WIDTH));
        host.data().data().set(asked.data());
        face.request.valid().set(offered.and(isFace).and(isFit));
        face.request.data().address().set(asked.address().trunc(FaceMap.ADDRESS_WIDTH));
        face.request.data().write().set(asked.write());
        face.request.data().data().set(asked.data());
        face.request.data().strobes().set(asked.strobes());
        Bool taken = mux(toHost, host.ready(), face.request.ready().or(isFit.not()));
        request.ready().set(mayGo.and(taken));
        when(
                        request.fires(),
                        () -> target.set(
                                mux(isFit, mux(isFace, lit(Target.FACE), lit(Target.HOST)), lit(Target.REFUSED))))
                .elseWhen(response.fires(), () -> target.set(Target.NONE));
    }

    /** Returns 0 for an access to the network interface while that is being reset, and else what it is. */
    private Bool unlessReset(Bool isWhole, Bool isFace) {
        return resets.map(all -> isWhole.and(isFace.or(all.isCoreReset.not()))).orElse(isWhole);
    }

    private void answer() {
        Bool isHost = target.is(Target.HOST);
        Bool isFace = target.is(Target.FACE);
        Bool isRefused = target.is(Target.REFUSED);
        response.valid().set(isRefused.or(isHost.and(hostResponse.valid())).or(isFace.and(face.response.valid())));
        UInt answered = mux(isHost, hostResponse.data(), face.response.data().data());
        response.data().data().set(mux(isRefused, lit(0, WIDTH), answered));
        response.data().error().set(isRefused.or(isFace.and(face.response.data().error())));
        hostResponse.ready().set(isHost.and(response.ready()));
        face.response.ready().set(isFace.and(response.ready()));
    }

    private void interrupt() {
        FaceMap map = face.map();
        BitSynchronizer link = instance("link", new BitSynchronizer());
        link.source.set(linkUp);
        Bool wasUp = reg("wasUp", bool()).init(false);
        wasUp.set(link.sink);
        face.value(map.state.linkUp).set(link.sink);
        face.value(map.state.event).set(wantsDriver);
        face.set(map.cause.linkUp).set(link.sink.and(wasUp.not()));
        face.set(map.cause.linkDown).set(wasUp.and(link.sink.not()));
        face.set(map.cause.memory).set(memoryFails);
        Bool wanted = reg("wanted", bool()).init(false);
        wanted.set(face.value(map.cause.linkUp)
                .and(face.value(map.mask.linkUp))
                .or(face.value(map.cause.linkDown).and(face.value(map.mask.linkDown)))
                .or(face.value(map.cause.memory).and(face.value(map.mask.memory)))
                .or(wantsDriver.and(face.value(map.mask.event))));
        interruptRequest.set(wanted);
    }
}
