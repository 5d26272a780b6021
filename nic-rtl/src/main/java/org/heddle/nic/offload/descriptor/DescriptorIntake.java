package org.heddle.nic.offload.descriptor;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.tree.PortState;
import org.heddle.nic.offload.tree.TreePlace;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Takes what the host submits: three control words, behind those of a reduce descriptor its data, the last word marked. Each is judged
 * before anything is touched; what is refused is told to the host with its reason, and so is that a port is open.
 *
 * <p>Throughput: a descriptor in six cycles and one for each word. It never waits for other nodes: a descriptor waits for its
 * counter in the trigger table, not here.
 */
public final class DescriptorIntake extends Component {
    private enum State {
        CONTROL,
        COMPARE,
        CHECK,
        DATA,
        ARM,
        ARMED,
        DIVIDE,
        PLACES,
        DRAIN,
        REPORT
    }

    public final Stream<PacketWord> submit = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Refusals: three control words each. */
    public final Stream<PacketWord> report = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /** The control words that came last; they stay for two cycles behind {@link #armed}. */
    public final Control control = out(Control.type());
    /** Status of the control words of the cycle before, by the port and slots they name. */
    public final EnumValue<ReductionStatus> verdict = in(enumOf(ReductionStatus.class));

    /** 1 while a descriptor is to be armed. */
    public final Bool arms = out(bool());
    /** 1 in the cycle in which the descriptor is armed. */
    public final Bool armed = in(bool());

    /** 3 bits: words of data that belong to them, from the second cycle on. */
    public final UInt dataWords = out(uint(DataWords.WIDTH));

    /** 1 in the cycle in which a word of data is written into the slot. */
    public final Bool writes = out(bool());
    /** 3 bits: number of that word. */
    public final UInt word = out(uint(DataWords.WIDTH));
    /** 64 bits: unused elements of the last word are 0. */
    public final UInt data = out(uint(64));

    /** 1 in the cycle in which a port is opened, if there is room for its children's messages; from a register. */
    public final Bool opens = out(bool());
    /** Tree of the port that is opened. */
    public final PortState opened = out(PortState.type());
    /** 1 if there is room for its children's messages, by what {@link #opened} was in the cycle before. */
    public final Bool hasPlaces = in(bool());
    /** 1 if the port that the control words name may be opened. */
    public final Bool mayOpen = in(bool());
    /** 1 in the cycle in which the control words say where a thread runs. */
    public final Bool placesThread = out(bool());

    private final ReductionSize size;
    private final Fsm<State> state = fsm(State.CONTROL);
    private final EnumValue<ReductionStatus> status =
            reg(enumOf(ReductionStatus.class)).init(ReductionStatus.NONE);
    private final Control kept = reg(Control.type());
    /** Number of the word that comes or goes. */
    private final UInt at = reg(uint(DataWords.WIDTH)).init(0);
    /** 1 if nothing has come behind the control words. */
    private final Bool ended = reg(bool()).init(false);

    private final UInt incoming = submit.data().data();
    private final Bool isLast = submit.data().last();

    private Bool reduces;
    /** 1 if data belong to the control words. */
    private Bool hasData;
    /** 1 if the word that comes is the last of these. */
    private Bool isEnd;

    private Bool isOpen;
    private Bool isDescriptor;
    private Bool isThread;
    private TreePlace tree;
    /** 1 if there is a port of that number, and there can be such a tree. */
    private Bool hasTree;

    /**
     * @param size of the unit
     */
    public DescriptorIntake(ReductionSize size) {
        this.size = size;
        parameter("size", size);
        connect(control, kept);
        submit.ready().set(state.is(State.CONTROL).or(state.is(State.DATA)).or(state.is(State.DRAIN)));
        writeData(measureData());
        arms.set(state.is(State.ARM));
        placeInTree();
        openPort();
        judgePort();
        describeStates();
        tell();
    }

    /** Notes the length of the data while the control words are compared with the port; returns whether the last word is a half. */
    private Bool measureData() {
        reduces = kept.is(DescriptorField.REDUCES);
        UInt allWords = mux(reduces, DataWords.of(kept), lit(0, 9));
        hasData = reg(bool());
        hasData.set(allWords.ne(0));
        UInt words = reg(uint(DataWords.WIDTH));
        words.set(allWords.trunc(DataWords.WIDTH));
        dataWords.set(words);
        payloadOf(arms, dataWords);
        // Of a command that ended too early it tells words that did not come.
        payloadOf(lit(false), report.data().data());
        Bool endsInHalf = reg(bool());
        endsInHalf.set(kept.get(DescriptorField.WIDTH)
                .bit(2)
                .and(kept.get(DescriptorField.COUNT).bit(0))
                .and(DataWords.hasLocation(kept).not())
                .and(DataWords.isBinned(kept).not()));
        isEnd = at.addWrap(1).eq(words);
        return endsInHalf;
    }

    private void writeData(Bool endsInHalf) {
        writes.set(state.is(State.DATA).and(submit.valid()));
        word.set(at);
        payloadOf(writes, word, data);
        data.set(mux(isEnd.and(endsInHalf), incoming.trunc(32).zext(64), incoming));
    }

    /** Finds the place of a port that is to be opened in its tree. */
    private void placeInTree() {
        tree = instance("tree", new TreePlace());
        tree.rank.set(kept.get(DescriptorField.SOURCE));
        tree.size.set(kept.get(DescriptorField.DESTINATION));
        tree.arity.set(kept.get(DescriptorField.COUNT).trunc(TreePlace.ARITY_WIDTH));
        UInt command = kept.get(DescriptorField.COMMAND);
        isOpen = command.eq(HostCommand.OPEN_PORT.code());
        isDescriptor = command.eq(HostCommand.DESCRIPTOR.code());
        isThread = command.eq(HostCommand.PLACE_THREAD.code());
        tree.begins.set(state.is(State.CHECK).and(isOpen));
    }

    private void openPort() {
        opened.generation().set(kept.get(DescriptorField.GENERATION));
        opened.rank().set(tree.rank);
        opened.parent().set(tree.parent);
        opened.child().set(tree.child);
        opened.firstChild().set(tree.firstChild);
        opened.children().set(tree.children);
        opened.siblings().set(tree.siblings);
        opened.forChildren().set(kept.get(DescriptorField.SEGMENT));
        opened.forResult().set(kept.get(DescriptorField.EPOCH));
        Bool openedNow = reg(bool()).init(false);
        openedNow.set(state.is(State.PLACES).and(hasPlaces));
        opens.set(openedNow);
    }

    private void judgePort() {
        UInt arity = kept.get(DescriptorField.COUNT);
        Bool isPort = kept.get(DescriptorField.PORT).lt(size.ports());
        hasTree = reg(bool());
        hasTree.set(isPort.and(tree.rank.lt(tree.size))
                .and(tree.size.le(size.threads()))
                .and(arity.ge(2))
                .and(arity.le(DescriptorField.MOST_CHILDREN)));
        Bool hasThread = reg(bool());
        hasThread.set(isPort.and(tree.rank.lt(size.threads())));
        placesThread.set(state.is(State.CHECK).and(isThread).and(ended).and(hasThread));
    }

    private void describeStates() {
        Bool takes = submit.fires();
        Bool takesLast = takes.and(isLast);
        Bool keepsLast = takes.and(at.eq(DescriptorField.WORDS - 1));
        Bool fits = ended.ne(hasData);
        Bool goesOn = isDescriptor.and(verdict.is(ReductionStatus.DONE)).and(fits);
        Bool divides = isOpen.and(ended).and(hasTree).and(mayOpen);
        state.describe(m -> {
            m.state(State.CONTROL)
                    .during(() -> when(takes, this::keepControl))
                    .goTo(State.COMPARE, keepsLast)
                    .goTo(State.REPORT, takesLast);
            m.state(State.COMPARE).goTo(State.CHECK);
            m.state(State.CHECK)
                    .during(() -> refuse(fits))
                    .goTo(State.CONTROL, placesThread)
                    .goTo(State.DIVIDE, divides)
                    .goTo(State.DATA, goesOn.and(reduces))
                    .goTo(State.ARM, goesOn)
                    .goTo(State.REPORT, ended)
                    .goTo(State.DRAIN);
            m.state(State.DATA)
                    .during(() -> when(takes, this::countData))
                    .goTo(State.ARM, takesLast.and(isEnd))
                    .goTo(State.REPORT, takesLast)
                    .goTo(State.DRAIN, takes.and(isEnd));
            m.state(State.ARM).goTo(State.ARMED, armed);
            m.state(State.ARMED).goTo(State.CONTROL);
            m.state(State.DIVIDE).goTo(State.PLACES, tree.done);
            m.state(State.PLACES)
                    .during(() ->
                            status.set(mux(hasPlaces, lit(ReductionStatus.OPENED), lit(ReductionStatus.NO_PLACES))))
                    .goTo(State.REPORT);
            m.state(State.DRAIN).during(() -> when(takesLast, () -> at.set(0))).goTo(State.REPORT, takesLast);
            m.state(State.REPORT)
                    .during(() -> when(
                            report.fires(),
                            () -> at.incrementOrClear(report.data().last())))
                    .goTo(State.CONTROL, report.fires().and(report.data().last()));
        });
    }

    private void keepControl() {
        at.increment();
        ended.set(isLast);
        when(at.eq(0), () -> kept.head().set(incoming));
        when(at.eq(1), () -> kept.shape().set(incoming));
        when(at.eq(2), () -> kept.outcome().set(incoming));
        when(isLast.and(at.ne(2)), () -> status.set(ReductionStatus.UNKNOWN_COMMAND));
        when(isLast.or(at.eq(2)), () -> at.set(0));
    }

    /** Notes the reason that is told should the command be refused. */
    private void refuse(Bool fits) {
        status.set(ReductionStatus.UNKNOWN_COMMAND);
        when(isDescriptor, () -> {
            status.set(verdict);
            when(verdict.is(ReductionStatus.DONE).and(fits.not()), () -> status.set(ReductionStatus.COUNT));
        });
        when(isThread.or(isOpen), () -> status.set(ReductionStatus.PORT));
    }

    private void countData() {
        at.increment();
        when(isLast.ne(isEnd), () -> status.set(ReductionStatus.COUNT));
        when(isLast.or(isEnd), () -> at.set(0));
    }

    private void tell() {
        report.valid().set(state.is(State.REPORT));
        report.data().last().set(at.eq(DescriptorField.WORDS - 1));
        UInt told = Control.with(
                kept.outcome(),
                DescriptorField.STATUS.word(),
                Map.of(DescriptorField.STATUS, status.asUInt().zext(DescriptorField.STATUS.width())));
        UInt bits = mux(at.eq(1), kept.shape(), told);
        report.data().data().set(mux(at.eq(0), kept.head(), bits));
    }
}
