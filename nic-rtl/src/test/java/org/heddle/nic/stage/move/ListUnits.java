package org.heddle.nic.stage.move;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.sodimm.MemoryController;
import org.heddle.nic.stage.memory.sodimm.SoDimmController;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.DataPath;

/** The list reader on the published controller, with nothing else around it. */
final class ListUnits extends Component {
    final Stream<Access> access = in(stream(Access.type()));
    final Stream<JudgedAccess> judged = out(stream(JudgedAccess.type()));
    final Stream<UInt> listed = out(stream(uint(Access.ADDRESS_WIDTH)));
    final SoDimmPins sodimm0 = out(SoDimmPins.type());
    final SoDimmPins sodimm1 = out(SoDimmPins.type());

    ListUnits(DataPath path) {
        parameter("path", path);
        MemoryController memory = instance("memory", new SoDimmController(SoDimmTiming.pc1600()));
        ListReader reader = instance(new ListReader(path));
        connect(memory.request, reader.memory);
        reader.readValid.set(memory.readValid);
        reader.readLine.set(memory.readLine);
        connect(reader.access, access);
        connect(judged, reader.judged);
        connect(listed, reader.listed);
        connect(sodimm0, memory.sodimm0);
        connect(sodimm1, memory.sodimm1);
    }
}
