package org.heddle.nic.stage.host;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.block.RegisterRequest;

/**
 * A host port with a register map behind it; a network interface's own adds what stands behind the registers. Addresses without a
 * register read as 0 and ignore writes: the port has no errors.
 *
 * <p>Latency and throughput: the {@link RegisterBlock}'s.
 *
 * @param <M> the map, of words of 64 bits, as large as the port's addresses reach
 */
public abstract class RegisterHost<M extends RegisterMap> extends Component {
    /** Bits of a byte's number in a word, which the port ignores. */
    private static final int WORD_OFFSET_WIDTH = 3;

    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    /** 64 bits: what was read, 0 for a write. */
    public final Stream<UInt> response = out(stream(uint(64)));

    /** Map as the host sees it. */
    protected final M map;
    /** The map in hardware. */
    protected final RegisterBlock<M> registers;

    /**
     * @throws org.heddle.hdl.diagnostic.ElaborationException if the map is not sound
     */
    protected RegisterHost(M map) {
        this.map = map;
        registers = instance("registers", new RegisterBlock<>(map));
        HostRequest asked = request.data();
        RegisterRequest access = registers.request.data();
        access.address()
                .set(asked.address()
                        .bits(HostRequest.ADDRESS_WIDTH - 1, WORD_OFFSET_WIDTH)
                        .shlGrow(WORD_OFFSET_WIDTH));
        access.write().set(asked.write());
        access.data().set(asked.data());
        access.strobes().set(0xFF);
        registers.request.valid().set(request.valid());
        request.ready().set(registers.request.ready());
        response.data().set(registers.response.data().data());
        response.valid().set(registers.response.valid());
        registers.response.ready().set(response.ready());
    }
}
