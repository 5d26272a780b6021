package org.heddle.cosim.analyser;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.analyser.LogicAnalyser;
import org.heddle.hdl.lib.analyser.ProbeList;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** Three inputs behind a logic analyser: a flag, an enum, and a number of any width. */
final class WatchedDesign extends Component {
    /** Four colours, so that every code is one. */
    enum Colour {
        RED,
        GREEN,
        BLUE,
        GREY
    }

    final Bool flag = in(bool());
    final EnumValue<Colour> colour = in(enumOf(Colour.class));
    final UInt number;
    final Stream<RegisterRequest> request;
    final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(32)));
    final LogicAnalyser analyser;

    /**
     * @param numberWidth of the number, in bits; a sample has three more
     * @param depth samples
     */
    WatchedDesign(int numberWidth, int depth) {
        number = in(uint(numberWidth));
        ProbeList seen = new ProbeList().add("flag", flag).add("colour", colour).add("in.number", number);
        analyser = instance("analyser", new LogicAnalyser(seen, depth));
        request = in(Types.typeOf(analyser.request));
        connect(analyser.request, request);
        connect(response, analyser.response);
        analyser.connectProbes();
    }
}
