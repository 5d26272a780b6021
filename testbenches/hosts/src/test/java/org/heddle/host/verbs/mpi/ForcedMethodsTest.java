package org.heddle.host.verbs.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.model.ModelSystem;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.mpi.TypedMessageTest;
import org.heddle.mpi.transport.Transport;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every method of moving derived types, forced: the transport's contract, the rows of typed messages, and random layouts. */
class ForcedMethodsTest {
    private static VerbsMpiSettings forced(TransferMethod method) {
        return VerbsMpiSettings.DEFAULT.withEagerLimit(-1).with(MethodChooser.always(method));
    }

    @Nested
    class ContractByLists extends VerbsReadTransportTest {
        @Override
        VerbsMpiSettings settings() {
            return forced(TransferMethod.SGRS);
        }
    }

    @Nested
    class ContractByKeysAndSends extends VerbsReadTransportTest {
        @Override
        VerbsMpiSettings settings() {
            return forced(TransferMethod.UMR_SR).with(RendezvousProtocol.WRITE);
        }
    }

    @Nested
    class ContractByKeysAndWrites extends VerbsReadTransportTest {
        @Override
        VerbsMpiSettings settings() {
            return forced(TransferMethod.UMR_WRITE).withBuffers(2).withCachedRegions(0);
        }
    }

    @Nested
    class ContractByPacking extends VerbsReadTransportTest {
        @Override
        VerbsMpiSettings settings() {
            return forced(TransferMethod.COPY);
        }
    }

    private abstract static class Rows extends TypedMessageTest {
        abstract TransferMethod method();

        @Override
        protected Transport transport(int ranks, long eagerLimit) {
            return new MirroredTransport(new VerbsTransport(
                    new ModelSystem(ranks), ranks, forced(method()).with(VerbsCosts.NONE)));
        }
    }

    @Nested
    class RowsByLists extends Rows {
        @Override
        TransferMethod method() {
            return TransferMethod.SGRS;
        }
    }

    @Nested
    class RowsByKeysAndSends extends Rows {
        @Override
        TransferMethod method() {
            return TransferMethod.UMR_SR;
        }
    }

    @Nested
    class RowsByKeysAndWrites extends Rows {
        @Override
        TransferMethod method() {
            return TransferMethod.UMR_WRITE;
        }
    }

    @Nested
    class RowsByPacking extends Rows {
        @Override
        TransferMethod method() {
            return TransferMethod.COPY;
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"COPY", "SGRS", "UMR_SR", "UMR_WRITE"})
    void randomNestedTypesArriveExactly(TransferMethod method) {
        for (int seed = 0; seed < 4; seed++) {
            VerbsTransport transport = new VerbsTransport(
                    new ModelSystem(2),
                    2,
                    forced(method).withCachedRegions(seed).with(VerbsCosts.NONE));
            RandomLayouts.exchange(transport, 50, seed, Long.MAX_VALUE);
            assertThat(transport.choiceCounts()).containsOnlyKeys(method);
        }
    }
}
