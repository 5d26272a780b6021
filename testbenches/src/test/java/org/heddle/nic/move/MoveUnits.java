package org.heddle.nic.move;

import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.memory.MemoryArbiter;
import org.heddle.nic.memory.MemoryController;
import org.heddle.nic.memory.SoDimmController;
import org.heddle.nic.memory.SoDimmPins;
import org.heddle.nic.memory.SoDimmTiming;
import org.heddle.nic.pattern.Access;
import org.heddle.nic.pattern.DataPath;

/** The Prefetch Unit and the Write Unit on one controller, as in a node, with nothing else around them. */
final class MoveUnits extends Component {
    final Stream<Access> read = in(stream(Access.type()));
    final Stream<PayloadWord> gathered;
    final Stream<Access> write = in(stream(Access.type()));
    final Stream<PayloadWord> scattered;
    final Bool written = out(bool());
    final SoDimmPins sodimm0 = out(SoDimmPins.type());
    final SoDimmPins sodimm1 = out(SoDimmPins.type());

    /** On the published controller. */
    MoveUnits(int segmentSetup) {
        this(Paths.published(segmentSetup), () -> new SoDimmController(SoDimmTiming.pc1600()));
    }

    MoveUnits(DataPath path, Supplier<MemoryController> controller) {
        parameter("path", path);
        gathered = out(stream(PayloadWord.type(path)));
        scattered = in(stream(PayloadWord.type(path)));
        MemoryController memory = instance("memory", controller.get());
        MemoryArbiter arbiter = instance(new MemoryArbiter(memory.lineBytes));
        PrefetchUnit prefetchUnit = instance(new PrefetchUnit(path));
        WriteUnit writeUnit = instance(new WriteUnit(path));
        connect(memory.request, arbiter.memory);
        connect(sodimm0, memory.sodimm0);
        connect(sodimm1, memory.sodimm1);

        connect(prefetchUnit.access, read);
        connect(gathered, prefetchUnit.payload);
        connect(arbiter.reader, prefetchUnit.memory);
        prefetchUnit.readValid.set(memory.readValid);
        prefetchUnit.readLine.set(memory.readLine);

        connect(writeUnit.access, write);
        connect(writeUnit.payload, scattered);
        connect(arbiter.writer, writeUnit.memory);
        writeUnit.writeDone.set(memory.writeDone);
        written.set(writeUnit.done);
    }
}
