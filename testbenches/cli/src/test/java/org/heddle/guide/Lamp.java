package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** A lamp behind its registers. */
public final class Lamp extends Component {
    public final Stream<RegisterRequest> request = in(stream(RegisterRequest.type(3, 32)));
    public final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(32)));
    public final Bool hot = in(bool());
    public final UInt light = out(uint(8));

    public Lamp() {
        LampRegisters map = new LampRegisters();
        RegisterBlock<LampRegisters> registers = instance(new RegisterBlock<>(map));
        connect(registers.request, request);
        connect(response, registers.response);
        Bool shines = registers.value(map.control.enable).and(hot.not());
        light.set(mux(shines, registers.value(map.control.brightness), lit(0, 8)));
        registers.set(map.events.overheated).set(hot);
    }
}
