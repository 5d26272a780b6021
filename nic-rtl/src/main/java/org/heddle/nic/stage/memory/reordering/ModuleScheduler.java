package org.heddle.nic.stage.memory.reordering;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.sodimm.BankState;
import org.heddle.nic.stage.memory.sodimm.SoDimmCommand;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.memory.sodimm.SpacingTimer;

/**
 * Drives one SO-DIMM with all its banks open, and chooses one command per cycle from a window of waiting bursts.
 *
 * <p>{@link CommandChoice} says which; refreshes come before all others. Accesses to one burst keep their order if one of
 * them writes. Nothing waits for ever: an entry that is the oldest and has been there for {@link WindowEntry#AGED} ticks of
 * the age clock is served next, in a time that is bounded and asserted, refreshes included.
 *
 * <p>Latency: the command for an access is on the pins two cycles after the access was taken, or later; it is completed CL + 2
 * cycles behind the decision for its column command. Throughput: one burst per cycle from open rows; one in two cycles when
 * each needs another row of any bank. A full window stalls {@link #access}.
 */
public final class ModuleScheduler extends Component {
    /** Cycles of an urgent entry beside refreshes: its bank's precharge, its activation, the data pins, with a margin. */
    private static final int URGENT_ROW_CHANGE = 55;

    private static final int BANKS = 4;

    public final Stream<BurstAccess> access;
    /** Write data, to be kept under the tag of an access that has not been taken yet. */
    public final Bool dataComes = in(bool());

    public final UInt dataTag;
    public final UInt data = in(uint(128));
    /** 4 bits. */
    public final UInt dataLanes = in(uint(4));

    /** 1 in the cycle in which an access has been completed. */
    public final Bool completed = out(bool());

    public final UInt completedTag;
    /** With the completion of a read, its data. */
    public final UInt readData = out(uint(128));
    /** 1 in the cycle in which a row is activated. */
    public final Bool activates = out(bool());

    public final SoDimmPins pins = out(SoDimmPins.type());

    private final List<BankState> banks = new ArrayList<>();

    public ModuleScheduler(SoDimmTiming timing, SchedulerSettings settings) {
        if (timing.tRCD() < 2) {
            throw new IllegalArgumentException(
                    "tRCD must be >= 2, row hits are not known sooner: tRCD=" + timing.tRCD());
        }
        parameter("window", settings.window());
        int tagWidth = settings.tagWidth();
        access = in(stream(BurstAccess.type(tagWidth)));
        dataTag = in(uint(tagWidth));
        completedTag = out(uint(tagWidth));

        for (int i = 0; i < BANKS; i++) {
            banks.add(instance("bank" + i, new BankState(timing)));
        }
        RefreshDebt refresh = instance(new RefreshDebt(timing.tREFI(), settings.postponedRefreshes()));
        RowWindow window = instance(new RowWindow(settings.window(), tagWidth, settings.ageTick()));
        CommandChoice choice = instance(new CommandChoice(settings.window()));
        Bool urgent = window.oldest.valid().and(window.oldest.age().eq(WindowEntry.AGED));
        choice.urgent.set(urgent);
        join(choice, window, timing);

        UInt open = ofBanks(bank -> bank.open);
        Bool closesAll = refresh.wanted.and(open.reduceOr()).and(choice.mayPrecharge.reduceAnd());
        Bool refreshes = refresh.wanted.and(open.reduceOr().not()).and(choice.mayActivate.reduceAnd());
        choice.allowed.set(refresh.wanted.not());
        refresh.refreshed.set(refreshes);
        refresh.idle.set(window.valid.reduceOr().or(access.valid()).not());

        Bool accesses = choice.reads.or(choice.writesNow);
        UInt closesBehind = wire(uint(BANKS));
        closesBehind.set(mux(accesses, choice.bank.and(choice.unwanted), lit(0, BANKS)));
        UInt precharges = wire(uint(BANKS));
        precharges.set(mux(closesAll, lit(0xF, BANKS), mux(choice.precharges, choice.bank, lit(0, BANKS))));
        for (int i = 0; i < BANKS; i++) {
            BankState bank = banks.get(i);
            Bool isMeant = choice.bank.bit(i);
            bank.activates.set(choice.activates.and(isMeant));
            bank.activatedRow.set(window.chosenRow);
            bank.reads.set(choice.reads.and(isMeant));
            bank.writes.set(choice.writesNow.and(isMeant));
            bank.closesBehind.set(closesBehind.bit(i));
            bank.precharges.set(precharges.bit(i));
            bank.refreshes.set(refreshes);
            window.openRows.get(i).set(bank.openRow);
        }
        connect(window.access, access);
        window.open.set(open);
        window.chosen.set(choice.chosen);
        window.accesses.set(accesses);
        window.activates.set(choice.activates);
        window.closes.set(closesBehind.or(precharges));
        activates.set(choice.activates);

        EnumValue<SoDimmCommand> command = wire(enumOf(SoDimmCommand.class));
        command.set(SoDimmCommand.NO_OPERATION);
        when(choice.activates, () -> command.set(SoDimmCommand.ACTIVATE));
        when(choice.reads, () -> command.set(SoDimmCommand.READ));
        when(choice.writesNow, () -> command.set(SoDimmCommand.WRITE));
        when(choice.precharges, () -> command.set(SoDimmCommand.PRECHARGE));
        when(closesAll, () -> command.set(SoDimmCommand.PRECHARGE_ALL));
        when(refreshes, () -> command.set(SoDimmCommand.REFRESH));
        drivePins(timing, tagWidth, command, closesBehind.reduceOr(), window);
        boundUrgency(urgent, accesses.and(choice.chosen.bit(0)), timing, settings);
    }

    private void join(CommandChoice choice, RowWindow window, SoDimmTiming timing) {
        SpacingTimer rowTimer = instance(new SpacingTimer(timing.tRRD()));
        SpacingTimer readTimer = instance(new SpacingTimer(timing.writeToRead()));
        SpacingTimer writeTimer = instance(new SpacingTimer(timing.readToWrite()));
        rowTimer.event(0).set(choice.activates);
        readTimer.event(0).set(choice.writesNow);
        writeTimer.event(0).set(choice.reads);

        choice.valid.set(window.valid);
        choice.rowHits.set(window.rowHits);
        choice.writes.set(window.writes);
        connect(choice.ofBank, window.ofBank);
        choice.inTurn.set(window.inTurn);
        choice.open.set(ofBanks(bank -> bank.open));
        choice.mayActivate.set(ofBanks(bank -> bank.mayActivate));
        choice.mayAccess.set(ofBanks(bank -> bank.mayAccess));
        choice.mayPrecharge.set(ofBanks(bank -> bank.mayPrecharge));
        choice.mayActivateAny.set(rowTimer.expired);
        choice.mayRead.set(readTimer.expired);
        choice.mayWrite.set(writeTimer.expired);
    }

    private void drivePins(
            SoDimmTiming timing, int tagWidth, EnumValue<SoDimmCommand> command, Bool closesBehind, RowWindow window) {
        CommandPins output = instance(new CommandPins(timing, tagWidth));
        output.command.set(command);
        output.autoPrecharge.set(closesBehind);
        output.bank.set(window.chosenBank);
        output.row.set(window.chosenRow);
        output.column.set(window.chosenColumn);
        output.tag.set(window.chosenTag);
        output.dataComes.set(dataComes);
        output.dataTag.set(dataTag);
        output.data.set(data);
        output.dataLanes.set(dataLanes);
        completed.set(output.completed);
        completedTag.set(output.completedTag);
        readData.set(output.readData);
        connect(pins, output.pins);
    }

    /** All postponed refreshes may come first, and one more may fall due meanwhile. */
    private void boundUrgency(Bool urgent, Bool served, SoDimmTiming timing, SchedulerSettings settings) {
        int longest = (settings.postponedRefreshes() + 1) * timing.tRFC() + URGENT_ROW_CHANGE;
        UInt urgentFor = reg(uint(Types.bitsToNumber(longest + 2))).init(0);
        urgentFor.set(mux(urgent.and(served.not()), urgentFor.addWrap(1), lit(0, urgentFor.width())));
        assertAlways(urgentFor.le(longest), "an urgent access is served in bounded time");
    }

    private UInt ofBanks(Function<BankState, Bool> property) {
        return Types.cat(
                property.apply(banks.get(3)),
                property.apply(banks.get(2)),
                property.apply(banks.get(1)),
                property.apply(banks.get(0)));
    }
}
