package org.heddle.experiment.verbs.rtl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.mpi.MirroredTransport;
import org.heddle.host.verbs.mpi.RandomLayouts;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.host.verbs.mpi.VerbsTransport;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.mpi.Place;
import org.heddle.mpi.TypedMessageTest;
import org.heddle.mpi.transport.Transport;
import org.heddle.mpi.transport.TransportContract;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every method of moving derived types, forced, on nodes in RTL. */
abstract class ForcedMethodsOnNodes {
    private static final long LIMIT_CYCLES = 500_000_000;

    private final VerbsConfiguration configuration;

    ForcedMethodsOnNodes(VerbsConfiguration configuration) {
        this.configuration = configuration;
    }

    private VerbsMpiSettings forced(TransferMethod method) {
        return VerbsMpiSettings.of(configuration.name()).withEagerLimit(-1).with(MethodChooser.always(method));
    }

    private VerbsNodes nodes(int count) {
        return new VerbsNodes(
                count,
                VerbsNodesOptions.published(SimulatedPair.OPTIONS)
                        .with(configuration)
                        .withoutRelay());
    }

    @ParameterizedTest
    @EnumSource(names = {"COPY", "SGRS", "UMR_SR", "UMR_WRITE"})
    void randomNestedTypesArriveExactly(TransferMethod method) {
        try (VerbsNodes nodes = nodes(2)) {
            VerbsTransport transport = new VerbsTransport(nodes, 2, forced(method));
            RandomLayouts.exchange(transport, 20, 5, LIMIT_CYCLES);
            assertThat(transport.choiceCounts()).containsOnlyKeys(method);
        }
    }

    /** D01 to D24, as far as messages have a part in them. */
    private abstract class Rows extends TypedMessageTest {
        private final List<VerbsNodes> opened = new ArrayList<>();

        abstract TransferMethod method();

        @Override
        protected Transport transport(int ranks, long eagerLimit) {
            closeNodes();
            VerbsNodes nodes = nodes(Math.max(2, ranks));
            opened.add(nodes);
            return new MirroredTransport(
                    new VerbsTransport(nodes, ranks, forced(method()).with(VerbsCosts.NONE)));
        }

        @AfterEach
        void closeNodes() {
            opened.forEach(VerbsNodes::close);
            opened.clear();
        }
    }

    @Nested
    @Tag("whole")
    class RowsByLists extends Rows {
        @Override
        TransferMethod method() {
            return TransferMethod.SGRS;
        }
    }

    @Nested
    @Tag("whole")
    class RowsByKeysAndSends extends Rows {
        @Override
        TransferMethod method() {
            return TransferMethod.UMR_SR;
        }
    }

    @Nested
    @Tag("whole")
    class RowsByKeysAndWrites extends Rows {
        @Override
        TransferMethod method() {
            return TransferMethod.UMR_WRITE;
        }
    }

    @Nested
    @Tag("whole")
    class RowsByPacking extends Rows {
        @Override
        TransferMethod method() {
            return TransferMethod.COPY;
        }
    }

    private abstract class Contract extends TransportContract {
        private final List<VerbsNodes> opened = new ArrayList<>();

        abstract TransferMethod method();

        @Override
        protected Transport transport(int ranks) {
            closeNodes();
            VerbsNodes nodes = nodes(ranks);
            opened.add(nodes);
            return new VerbsTransport(nodes, ranks, forced(method()));
        }

        @Override
        protected Place allocate(Transport transport, int rank, int bytes) {
            return ((VerbsTransport) transport).allocate(rank, bytes);
        }

        @Override
        protected int[] sizes() {
            return new int[] {0, 1, 17, 4_096, 20_001};
        }

        @AfterEach
        void closeNodes() {
            opened.forEach(VerbsNodes::close);
            opened.clear();
        }
    }

    @Nested
    @Tag("whole")
    class ContractByLists extends Contract {
        @Override
        TransferMethod method() {
            return TransferMethod.SGRS;
        }
    }

    @Nested
    @Tag("whole")
    class ContractByKeysAndSends extends Contract {
        @Override
        TransferMethod method() {
            return TransferMethod.UMR_SR;
        }
    }

    @Nested
    @Tag("whole")
    class ContractByKeysAndWrites extends Contract {
        @Override
        TransferMethod method() {
            return TransferMethod.UMR_WRITE;
        }
    }

    @Nested
    @Tag("whole")
    class ContractByPacking extends Contract {
        @Override
        TransferMethod method() {
            return TransferMethod.COPY;
        }
    }
}
