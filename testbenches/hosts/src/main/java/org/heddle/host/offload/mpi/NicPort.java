package org.heddle.host.offload.mpi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.host.offload.driver.PendingReduction;
import org.heddle.host.offload.driver.Reduction;
import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.host.offload.driver.Terms;
import org.heddle.host.offload.driver.TreePort;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.offload.CallTerms;
import org.heddle.mpi.offload.FoldOrder;
import org.heddle.mpi.offload.OffloadCall;
import org.heddle.mpi.offload.OffloadPort;
import org.heddle.mpi.offload.OffloadRefusal;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.mpi.offload.OffloadedCall;
import org.heddle.mpi.operation.Op;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.tree.TreeTimeouts;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/** A communicator's virtual port as MPI uses it: what the ALU has goes there, in the ALU's layout. */
final class NicPort implements OffloadPort {
    private static final Map<Op, ReductionOperation> OPERATIONS = Map.of(
            Op.SUM, ReductionOperation.SUM,
            Op.MIN, ReductionOperation.MINIMUM,
            Op.MAX, ReductionOperation.MAXIMUM,
            Op.MINLOC, ReductionOperation.MINIMUM_LOCATION,
            Op.MAXLOC, ReductionOperation.MAXIMUM_LOCATION,
            Op.LAND, ReductionOperation.LOGICAL_AND,
            Op.LOR, ReductionOperation.LOGICAL_OR,
            Op.LXOR, ReductionOperation.LOGICAL_XOR,
            Op.BAND, ReductionOperation.BITWISE_AND);
    private static final Map<Op, ReductionOperation> MORE_OPERATIONS =
            Map.of(Op.BOR, ReductionOperation.BITWISE_OR, Op.BXOR, ReductionOperation.BITWISE_XOR);

    private static final Map<Basic, ElementType> TYPES = Map.of(
            Basic.FLOAT, ElementType.FLOAT,
            Basic.DOUBLE, ElementType.DOUBLE,
            Basic.INT, ElementType.INT32,
            Basic.UINT32, ElementType.UINT32,
            Basic.LONG, ElementType.INT64,
            Basic.UINT64, ElementType.UINT64);

    private final OffloadSettings settings;
    private final Runnable release;
    private final Optional<OffloadRefusal> tooLarge;
    private final Optional<TreePort> port;

    NicPort(
            ReductionDriver driver,
            int number,
            int generation,
            int rank,
            List<Integer> worldRanks,
            OffloadSettings settings,
            Runnable release) {
        this.settings = settings;
        this.release = release;
        if (worldRanks.size() > driver.threads()) {
            tooLarge = Optional.of(new OffloadRefusal(
                    "communicator", worldRanks.size() + " ranks are more than the " + driver.threads() + " of a port"));
            port = Optional.empty();
        } else {
            tooLarge = Optional.empty();
            port = Optional.of(driver.open(
                    number, generation, rank, worldRanks, settings.arity(), units(settings.timeoutCycles())));
        }
    }

    private static int units(long cycles) {
        long most = (long) TreeTimeouts.MOST * TreeTimeouts.UNIT_CYCLES;
        if (cycles > most) {
            throw new MpiException(
                    ErrorClass.ERR_ARG, "a timeout of " + cycles + " cycles is more than the node counts, " + most);
        }
        return (int) ((cycles + TreeTimeouts.UNIT_CYCLES - 1) / TreeTimeouts.UNIT_CYCLES);
    }

    @Override
    public boolean isSettled() {
        return port.isEmpty() || port.get().isSettled();
    }

    @Override
    public Optional<OffloadRefusal> refusal() {
        return tooLarge.or(() -> port.flatMap(TreePort::refusal)
                .map(status -> new OffloadRefusal("communicator", "the node does not open its port: " + status)));
    }

    @Override
    public Optional<OffloadRefusal> refusal(OffloadCall call) {
        if (operation(call.op()).isEmpty()) {
            return Optional.of(new OffloadRefusal("operation", "the ALU has no " + call.op()));
        }
        if (!TYPES.containsKey(call.basic())) {
            return Optional.of(new OffloadRefusal("type", "the ALU has no " + call.basic() + ": 32 or 64 bits only"));
        }
        if (call.bytes() > settings.mostBytes()) {
            return Optional.of(new OffloadRefusal(
                    "size", call.bytes() + " bytes are more than the " + settings.mostBytes() + " that are offloaded"));
        }
        return Optional.empty();
    }

    private static Optional<ReductionOperation> operation(Op op) {
        return Optional.ofNullable(OPERATIONS.getOrDefault(op, MORE_OPERATIONS.get(op)));
    }

    @Override
    public OffloadedCall start(OffloadCall call, byte[] packed) {
        PackedElements elements = new PackedElements(call, settings.order());
        CallTerms terms = call.terms();
        Reduction reduction = new Reduction(
                operation(call.op()).orElseThrow(),
                TYPES.get(call.basic()),
                mode(settings.order()),
                call.elements(),
                elements.words(packed),
                new Terms(terms.kind(), terms.root(), terms.inSoftware(), terms.bytes() % Long.BYTES, terms.layout()));
        PendingReduction pending = port.orElseThrow().start(reduction);
        return new OffloadedCall() {
            @Override
            public boolean isDone() {
                return pending.isDone();
            }

            @Override
            public byte[] result() {
                pending.failure().ifPresent(failure -> {
                    throw new MpiException(
                            ErrorClass.ERR_OTHER,
                            terms.name() + " has no result: " + failure.reason("rank")
                                    + ": all ranks must call the same operations in the same order, with the same roots,"
                                    + " operations, counts and types");
                });
                return elements.bytes(pending.result());
            }
        };
    }

    private static ReductionMode mode(FoldOrder order) {
        return switch (order) {
            case ARRIVAL -> ReductionMode.FAST;
            case TREE -> ReductionMode.FIXED;
            case EXACT -> ReductionMode.REPRO;
        };
    }

    @Override
    public void close() {
        release.run();
    }
}
