package org.heddle.guide.systemrdl;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.ImportedMap;
import org.heddle.hdl.registers.ImportedRegister;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;
import org.heddle.hdl.registers.systemrdl.SystemRdl;

/** A fan whose registers another tool has described. */
public final class Fan extends Component {
    public final Stream<RegisterRequest> request = in(stream(RegisterRequest.type(3, 32)));
    public final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(32)));
    public final Bool blocked = in(bool());
    public final UInt speed = out(uint(8));

    public Fan() {
        ImportedMap map = SystemRdl.parse("fan.rdl", """
                addrmap fan {
                    default hw = r;
                    default precedence = hw;
                    reg {
                        field { desc = "turns while it is 1"; } on = 0;
                        field {} speed[15:8] = 8'd100;
                    } control @ 0x0;
                    reg {
                        field { onwrite = woclr; hwset; } blocked;
                    } events @ 0x4;
                };
                """);
        RegisterBlock<ImportedMap> registers = instance(new RegisterBlock<>(map));
        connect(registers.request, request);
        connect(response, registers.response);
        ImportedRegister control = map.register("control");
        speed.set(mux(registers.value(control.flag("on")), registers.value(control.number("speed")), lit(0, 8)));
        registers.set(map.register("events").flag("blocked")).set(blocked);
    }
}
