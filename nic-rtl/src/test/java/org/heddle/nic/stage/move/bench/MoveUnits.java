package org.heddle.nic.stage.move.bench;

import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.memory.MemoryArbiter;
import org.heddle.nic.stage.memory.ReadSharing;
import org.heddle.nic.stage.memory.sodimm.MemoryController;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.move.ListReader;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.move.PrefetchUnit;
import org.heddle.nic.stage.move.WriteUnit;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.DataPath;

/** The Prefetch Unit and the Write Unit on one controller, as in a node, with nothing else around them. */
public final class MoveUnits extends Component {
    public final Stream<Access> read = in(stream(Access.type()));
    public final Stream<PayloadWord> gathered;
    public final Stream<Access> write = in(stream(Access.type()));
    public final Stream<PayloadWord> scattered;
    public final Bool written = out(bool());
    public final Activity reading = out(Activity.type());
    public final Activity writing = out(Activity.type());
    public final SoDimmPins sodimm0 = out(SoDimmPins.type());
    public final SoDimmPins sodimm1 = out(SoDimmPins.type());

    /**
     * The units on a road.
     *
     * @param controller of lines as long as the road's
     */
    public MoveUnits(DataPath path, Supplier<MemoryController> controller) {
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

        ReadSharing reads = instance(new ReadSharing(memory.lineBytes, 3, path.linesAhead() + 8));
        connect(arbiter.reader, reads.memory);
        reads.readValid.set(memory.readValid);
        ListReader readLists = instance("readLists", new ListReader(path));
        ListReader writeLists = instance("writeLists", new ListReader(path));
        join(reads, 0, readLists, memory);
        join(reads, 1, writeLists, memory);

        connect(readLists.access, read);
        pass(readLists, prefetchUnit.access, prefetchUnit.listed);
        connect(gathered, prefetchUnit.payload);
        connect(reads.readers.get(2), prefetchUnit.memory);
        prefetchUnit.readValid.set(reads.ownLine.bit(2));
        prefetchUnit.readLine.set(memory.readLine);

        connect(writeLists.access, write);
        pass(writeLists, writeUnit.access, writeUnit.listed);
        connect(writeUnit.payload, scattered);
        connect(arbiter.writer, writeUnit.memory);
        writeUnit.writeDone.set(memory.writeDone);
        written.set(writeUnit.done);
        connect(reading, prefetchUnit.activity);
        connect(writing, writeUnit.activity);
    }

    private void join(ReadSharing reads, int index, ListReader lists, MemoryController memory) {
        connect(reads.readers.get(index), lists.memory);
        lists.readValid.set(reads.ownLine.bit(index));
        lists.readLine.set(memory.readLine);
    }

    private void pass(ListReader lists, Stream<Access> access, Stream<UInt> listed) {
        access.valid().set(lists.judged.valid());
        connect(access.data(), lists.judged.data().access());
        lists.judged.ready().set(access.ready());
        connect(listed, lists.listed);
    }
}
