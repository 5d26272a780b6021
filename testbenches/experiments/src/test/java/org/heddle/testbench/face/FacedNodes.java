package org.heddle.testbench.face;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.bus.AxiLiteMaster;
import org.heddle.hdl.lib.bus.AxiLiteRules;
import org.heddle.hdl.lib.bus.AxiStream;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;
import org.heddle.nic.face.AxiNode;
import org.heddle.nic.face.HostFace;

/** Two nodes with standard faces whose streams are joined, each with a master of AXI4-Lite in front of it. Clocks of links and streams differ. */
public class FacedNodes<N extends AxiNode> extends Component {
    private static final int WIDTH = 64;

    /** Clocks of the two links. */
    public final List<ClockDomain> links = new ArrayList<>();
    /** Clocks of the streams, named by the node that sends. */
    public final List<ClockDomain> streams = new ArrayList<>();

    /** Accesses of each node's driver. */
    public final List<Stream<RegisterRequest>> requests = new ArrayList<>();

    public final List<Stream<RegisterResponse>> responses = new ArrayList<>();
    public final List<Bool> interrupts = new ArrayList<>();
    /** 1 while nothing passes from node 0 to node 1. */
    public final Bool cut = in(bool());

    public final List<N> nodes = new ArrayList<>();

    /**
     * @param node makes one of them
     * @param numbers tells a node its number
     */
    public FacedNodes(Supplier<N> node, ObjIntConsumer<N> numbers) {
        for (int i = 0; i < 2; i++) {
            links.add(clockDomain("link" + i, Reset.synchronous()));
            streams.add(clockDomain("stream" + i, Reset.synchronous()));
        }
        for (int i = 0; i < 2; i++) {
            N unit = instance("node" + i, node.get());
            nodes.add(unit);
            unit.link.set(links.get(i));
            unit.transmitting.set(streams.get(i));
            unit.receiving.set(streams.get(1 - i));
            numbers.accept(unit, i);
            drive(i, unit);
        }
        for (int i = 0; i < 2; i++) {
            join(i, nodes.get(i).sent, nodes.get(1 - i).arriving);
        }
    }

    private void drive(int number, N unit) {
        Stream<RegisterRequest> request =
                in("request" + number, stream(RegisterRequest.type(HostFace.ADDRESS_WIDTH, WIDTH)));
        Stream<RegisterResponse> response = out("response" + number, stream(RegisterResponse.type(WIDTH)));
        AxiLiteMaster master = instance("master" + number, new AxiLiteMaster(HostFace.ADDRESS_WIDTH, WIDTH));
        AxiLiteRules rules =
                instance("busRules" + number, new AxiLiteRules(HostFace.ADDRESS_WIDTH, WIDTH, Asserted.BOTH));
        connect(master.request, request);
        connect(response, master.response);
        connect(unit.bus, master.bus);
        rules.bus.set(master.bus);
        Bool interrupt = out("interrupt" + number, bool());
        interrupt.set(unit.interruptRequest);
        requests.add(request);
        responses.add(response);
        interrupts.add(interrupt);
    }

    private void join(int from, AxiStream sent, AxiStream arriving) {
        within(streams.get(from), () -> {
            Bool held = reg("held" + from, bool()).init(false);
            held.set(from == 0 ? crossing(cut, "cuts a cable wherever it is") : lit(false));
            arriving.tvalid().set(sent.tvalid().and(held.not()));
            arriving.tdata().set(sent.tdata());
            arriving.tkeep().set(sent.tkeep());
            arriving.tuser().set(sent.tuser());
            arriving.tlast().set(sent.tlast());
            // What is sent into a cable that is cut is gone.
            sent.tready().set(arriving.tready().or(held));
        });
    }
}
