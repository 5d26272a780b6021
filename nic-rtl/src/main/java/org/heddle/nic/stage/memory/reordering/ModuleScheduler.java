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
import org.heddle.nic.stage.memory.sodimm.SoDimmPowerUp;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.memory.sodimm.SpacingTimer;
import org.heddle.nic.stage.memory.sodimm.StartCommand;

/**
 * Drives one SO-DIMM with all its banks open, and chooses one command per cycle from a window of waiting bursts.
 *
 * <p>{@link CommandChoice} chooses in one cycle, {@link CommandIssue} decides in the next; refreshes come before all others. Accesses to one burst keep their order if one of
 * them writes. Nothing waits for ever: an entry that is the oldest and has been there for {@link WindowEntry#AGED} ticks of
 * the age clock is served next, in a time that is bounded and asserted, refreshes included.
 *
 * <p>Latency: the command for an access is on the pins three cycles after the access was taken, or later; it is completed CL + 2
 * cycles behind the decision for its column command. Throughput: one burst per cycle from open rows; one in two cycles when
 * each needs another row of any bank. A full window stalls {@link #access}.
 */
public final class ModuleScheduler extends Component {
    /** Cycles of an urgent entry beside refreshes: its bank's precharge, its activation, the data pins, with a margin. */
    private static final int URGENT_ROW_CHANGE = 55;

    private static final int BANKS = 4;

    /** Commands of the power-up sequence; while it lasts, no access may be offered. */
    public final StartCommand start = in(StartCommand.type());

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
    private final RefreshDebt refresh;
    private final RowWindow window;
    private final CommandChoice choice;
    private final CommandIssue issue;
    /** A bit for each bank: 1 if a row is open. */
    private final UInt open;
    /** 0 while a refresh is due, for which all rows are closed. */
    private Bool allowed;

    private Bool closesAll;
    private Bool refreshes;
    /** A bit for each bank that is precharged. */
    private UInt precharges;

    public ModuleScheduler(SoDimmTiming timing, SchedulerSettings settings) {
        requireTwoCycles("tRCD", timing.tRCD(), "row hits are not known sooner");
        requireTwoCycles("tRP", timing.tRP(), "closed rows are not known sooner");
        requireTwoCycles("tRRD", timing.tRRD(), "the next activation is chosen before the last one is known");
        parameter("window", settings.window());
        int tagWidth = settings.tagWidth();
        access = in(stream(BurstAccess.type(tagWidth)));
        dataTag = in(uint(tagWidth));
        completedTag = out(uint(tagWidth));
        for (int i = 0; i < BANKS; i++) {
            banks.add(instance("bank" + i, new BankState(timing)));
        }
        refresh =
                instance(new RefreshDebt(SoDimmPowerUp.cycles(timing), timing.tREFI(), settings.postponedRefreshes()));
        window = instance(new RowWindow(settings.window(), tagWidth, settings.ageTick()));
        choice = instance(new CommandChoice(settings.window()));
        issue = instance(new CommandIssue());

        connect(window.access, access);
        Bool urgent = window.oldest.valid().and(window.oldest.age().eq(WindowEntry.AGED));
        open = ofBanks(bank -> bank.open);
        refresh();
        choose(urgent);
        decide();
        keepSpacings(timing);
        Bool accesses = issue.reads.or(issue.writesNow);
        driveBanks();
        moveWindow(accesses);
        drivePins(timing, tagWidth, command());
        boundUrgency(urgent, accesses.and(window.accessNext.bit(0)), timing, settings);
    }

    /** Closes all rows for a refresh that is wanted, and refreshes once they are closed. */
    private void refresh() {
        UInt mayActivate = ofBanks(bank -> bank.mayActivate);
        UInt mayPrecharge = ofBanks(bank -> bank.mayPrecharge);
        closesAll = refresh.wanted.and(open.reduceOr()).and(mayPrecharge.reduceAnd());
        refreshes = refresh.wanted.and(open.reduceOr().not()).and(mayActivate.reduceAnd());
        refresh.refreshed.set(refreshes);
        refresh.idle.set(window.valid.reduceOr().or(access.valid()).not());
        allowed = refresh.wanted.not();
    }

    private void driveBanks() {
        precharges = wire(uint(BANKS));
        precharges.set(mux(closesAll, lit(0xF, BANKS), mux(issue.precharges, issue.bank, lit(0, BANKS))));
        for (int i = 0; i < BANKS; i++) {
            BankState bank = banks.get(i);
            bank.activates.set(issue.activates.and(window.activationBank.bit(i)));
            bank.activatedRow.set(window.activationRow);
            bank.reads.set(issue.reads.and(window.accessBank.bit(i)));
            bank.writes.set(issue.writesNow.and(window.accessBank.bit(i)));
            bank.closesBehind.set(issue.closesBehind.bit(i));
            bank.precharges.set(precharges.bit(i));
            bank.refreshes.set(refreshes);
        }
    }

    /** Tells the window what happens to its entries. */
    private void moveWindow(Bool accesses) {
        for (int i = 0; i < BANKS; i++) {
            window.openRows.get(i).set(banks.get(i).openRow);
        }
        window.open.set(open);
        window.activationChosen.set(choice.activation);
        window.accessChosen.set(choice.access);
        window.keepsAccess.set(issue.keepsAccess);
        window.accesses.set(accesses);
        window.activates.set(issue.activates);
        window.closes.set(issue.closesBehind.or(precharges));
        activates.set(issue.activates);
    }

    private EnumValue<SoDimmCommand> command() {
        EnumValue<SoDimmCommand> command = wire(enumOf(SoDimmCommand.class));
        command.set(start.command());
        when(issue.activates, () -> command.set(SoDimmCommand.ACTIVATE));
        when(issue.reads, () -> command.set(SoDimmCommand.READ));
        when(issue.writesNow, () -> command.set(SoDimmCommand.WRITE));
        when(issue.precharges, () -> command.set(SoDimmCommand.PRECHARGE));
        when(closesAll, () -> command.set(SoDimmCommand.PRECHARGE_ALL));
        when(refreshes, () -> command.set(SoDimmCommand.REFRESH));
        return command;
    }

    private static void requireTwoCycles(String name, int cycles, String reason) {
        if (cycles < 2) {
            throw new IllegalArgumentException("%s must be >= 2, %s: %s=%d".formatted(name, reason, name, cycles));
        }
    }

    private void choose(Bool urgent) {
        choice.urgent.set(urgent);
        choice.allowed.set(allowed);
        choice.open.set(open);
        choice.valid.set(window.valid);
        choice.rowHits.set(window.rowHits);
        choice.writes.set(window.writes);
        connect(choice.ofBank, window.ofBank);
        choice.inTurn.set(window.inTurn);
        choice.accessNext.set(window.accessNext);
        choice.mayActivate.set(ofBanks(bank -> bank.mayActivateNext));
        choice.mayAccess.set(ofBanks(bank -> bank.mayAccessNext));
        choice.mayPrecharge.set(ofBanks(bank -> bank.mayPrechargeNext));
    }

    /** Keeps what was chosen for the next cycle: for entries in the window, with which it moves, the rest here. */
    private void decide() {
        Bool activation = reg(bool()).init(false);
        activation.set(choice.activates);
        UInt precharge = reg(uint(BANKS)).init(0);
        precharge.set(choice.precharge);
        Bool prechargesFirst = reg(bool()).init(false);
        prechargesFirst.set(choice.prechargesFirst);
        issue.allowed.set(allowed);
        issue.open.set(open);
        issue.activation.set(activation);
        issue.activationBank.set(window.activationBank);
        issue.accessBank.set(window.accessBank);
        issue.accessWrites.set(window.accessWrites);
        issue.unwanted.set(choice.unwanted);
        issue.precharge.set(precharge);
        issue.prechargesFirst.set(prechargesFirst);
    }

    private void keepSpacings(SoDimmTiming timing) {
        SpacingTimer rowTimer = instance(new SpacingTimer(timing.tRRD()));
        SpacingTimer readTimer = instance(new SpacingTimer(timing.writeToRead()));
        SpacingTimer writeTimer = instance(new SpacingTimer(timing.readToWrite()));
        rowTimer.event(0).set(issue.activates);
        readTimer.event(0).set(issue.writesNow);
        writeTimer.event(0).set(issue.reads);
        choice.mayRead.set(readTimer.expiresNext);
        choice.mayWrite.set(writeTimer.expiresNext);
        issue.mayActivateAny.set(rowTimer.expired);
        issue.mayRead.set(readTimer.expired);
        issue.mayWrite.set(writeTimer.expired);
    }

    private void drivePins(SoDimmTiming timing, int tagWidth, EnumValue<SoDimmCommand> command) {
        CommandPins output = instance(new CommandPins(timing, tagWidth));
        output.command.set(command);
        output.autoPrecharge.set(issue.closesBehind.reduceOr());
        // Of no access bank and row are 0, which leaves the pins to a mode register.
        output.bank.set(issue.bank.oneHotIndex().or(start.bank()));
        UInt row = mux(issue.activates, window.activationRow, openRow(window.accessBank));
        output.row.set(row.or(start.mode()));
        output.column.set(window.accessColumn);
        output.tag.set(window.accessTag);
        output.dataComes.set(dataComes);
        output.dataTag.set(dataTag);
        output.data.set(data);
        output.dataLanes.set(dataLanes);
        completed.set(output.completed);
        completedTag.set(output.completedTag);
        readData.set(output.readData);
        connect(pins, output.pins);
    }

    /** The open row of a bank that is given with one bit for each. */
    private UInt openRow(UInt oneHotBank) {
        UInt row = lit(0, 14);
        for (int i = 0; i < BANKS; i++) {
            row = row.or(mux(oneHotBank.bit(i), banks.get(i).openRow, lit(0, 14)));
        }
        return row;
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
