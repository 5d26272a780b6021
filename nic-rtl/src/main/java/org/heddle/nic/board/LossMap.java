package org.heddle.nic.board;

import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;

import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.nic.stage.host.HostIdentity;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LossInjector;

/** Registers of the injectors of losses between the nodes of a board. */
public final class LossMap extends RegisterMap {
    public final HostIdentity identity = register(0x00, new HostIdentity("LOSSES01"));
    public final Rate rate = register(0x08, new Rate());
    public final Lost lost = register(0x10, new Lost());

    /** Declares the map; {@link RegisterMap#connect} makes a driver of it. */
    public LossMap() {
        super("losses", 64, "Losses on the cable between the nodes of a board.");
        reserved(0x18, 1 << HostRequest.ADDRESS_WIDTH);
    }

    /** Rate of the losses. */
    public static final class Rate extends Register {
        public final NumberField of256 = number(LossInjector.RATE_WIDTH - 1, 0, READ_WRITE)
                .doc("how many of 256 packets and single words are lost in each direction");
    }

    /** Counts of lost packets. */
    public static final class Lost extends Register {
        public final NumberField fromFirst = number(31, 0, READ_ONLY)
                .doc("packets and single words that node 0 has sent, and that are lost, wrapping");
        public final NumberField toFirst =
                number(63, 32, READ_ONLY).doc("the same on the way to node 0; 0 where its link is joined to itself");
    }
}
