package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WorkloadsTest {
    @Test
    void theListIsTheOneOfTheMainJob() {
        assertThat(SubmatrixWorkloads.published().stream().map(Submatrix::toString))
                .containsExactly(
                        "stride m=4096 n=1 z=256",
                        "stride m=4096 n=1 z=1024",
                        "stride m=4096 n=1 z=4096",
                        "stride m=4096 n=16 z=256",
                        "stride m=4096 n=16 z=1024",
                        "stride m=4096 n=16 z=4096",
                        "stride m=1 n=1 z=4096",
                        "stride m=16 n=1 z=4096",
                        "stride m=64 n=1 z=4096",
                        "stride m=256 n=1 z=4096",
                        "stride m=1024 n=1 z=4096",
                        "stride m=1 n=16 z=4096",
                        "stride m=16 n=16 z=4096",
                        "stride m=64 n=16 z=4096",
                        "stride m=256 n=16 z=4096",
                        "stride m=1024 n=16 z=4096",
                        "contiguous m=1 n=1",
                        "contiguous m=16 n=1",
                        "contiguous m=64 n=1",
                        "contiguous m=256 n=1",
                        "contiguous m=1024 n=1",
                        "contiguous m=4096 n=1",
                        "contiguous m=1 n=16",
                        "contiguous m=16 n=16",
                        "contiguous m=64 n=16",
                        "contiguous m=256 n=16",
                        "contiguous m=1024 n=16",
                        "contiguous m=4096 n=16");
    }

    @Test
    void theLargestPointHasThePaperSizes() {
        Submatrix workload = Submatrix.stride(4_096, 16, 4_096);
        assertThat(workload.bytes()).isEqualTo(524_288);
        assertThat(workload.strideBytes()).isEqualTo(32_776);
        assertThat(workload.elementBytes()).isEqualTo(128);
        assertThat(workload.destinationBytes()).isEqualTo(134_250_496);
    }

    @Test
    void theMovedBytesAreTheFirstColumnsOfTheFirstRows() {
        Submatrix workload = Submatrix.stride(2, 3, 4);
        List<Integer> moved =
                IntStream.range(0, 200).filter(workload::moves).boxed().toList();
        assertThat(moved)
                .isEqualTo(IntStream.concat(IntStream.range(0, 24), IntStream.range(40, 64))
                        .boxed()
                        .toList());
        assertThat(Submatrix.contiguous(2, 3).moves(47)).isTrue();
        assertThat(Submatrix.contiguous(2, 3).moves(48)).isFalse();
    }

    @Test
    void shapesThatTheMatrixDoesNotHaveAreRefused() {
        assertThatThrownBy(() -> Submatrix.stride(4_097, 1, 256)).hasMessage("m must be 1 to 4096: got 4097");
        assertThatThrownBy(() -> Submatrix.stride(1, 258, 256)).hasMessage("n must be 1 to z + 1 = 257: got 258");
        assertThatThrownBy(() -> Submatrix.stride(1, 1, 4_097)).hasMessage("z must be 1 to 4096: got 4097");
        assertThatThrownBy(() -> Submatrix.stride(0, 1, 1)).hasMessage("m must be 1 to 4096: got 0");
        assertThatThrownBy(() -> Submatrix.stride(1, 1, 0)).hasMessage("z must be 1 to 4096: got 0");
        assertThatThrownBy(() -> Submatrix.contiguous(1, 0)).hasMessage("n must be 1 to 4096: got 0");
        assertThatThrownBy(() -> Submatrix.contiguous(1, 4_097)).hasMessage("n must be 1 to 4096: got 4097");
        assertThatThrownBy(() -> new Submatrix(Submatrix.Pattern.CONTIGUOUS, 1, 1, 256))
                .hasMessageContaining("z must be null");
        assertThatThrownBy(() -> new Submatrix(Submatrix.Pattern.STRIDE, 1, 1, null))
                .hasMessageContaining("z=null");
        assertThat(Submatrix.stride(1, 2, 1).bytes()).isEqualTo(16);
    }

    @Test
    void thePaperPrintsTwoOfThePoints() {
        assertThat(SubmatrixWorkloads.published().stream().filter(each -> PaperPoint.of(each) != null))
                .containsExactly(Submatrix.stride(4_096, 1, 4_096), Submatrix.stride(4_096, 16, 4_096));
    }
}
