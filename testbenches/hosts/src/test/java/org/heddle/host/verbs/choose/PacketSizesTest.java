package org.heddle.host.verbs.choose;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.host.verbs.type.Mtu;
import org.junit.jupiter.api.Test;

final class PacketSizesTest {
    private static final PacketSizes IMPROVED = PacketSizes.of("improved");

    @Test
    void piecesOfFewerThan32BytesAreShort() {
        assertThat(IMPROVED.of(31, 1)).isEqualTo(Mtu.MTU_512);
        assertThat(IMPROVED.of(32, 1)).isEqualTo(Mtu.MTU_4096);
        assertThat(IMPROVED.of(4096, 512)).isEqualTo(Mtu.MTU_512);
        assertThat(IMPROVED.of(32 * 512 - 1, 512)).isEqualTo(Mtu.MTU_512);
        assertThat(IMPROVED.of(32 * 512, 512)).isEqualTo(Mtu.MTU_4096);
        assertThat(IMPROVED.of(1L << 31, 65_536)).isEqualTo(Mtu.MTU_4096);
    }

    @Test
    void anotherConfigurationHasOnePathMtu() {
        PacketSizes published = PacketSizes.of("published");
        assertThat(published).isEqualTo(PacketSizes.all(Mtu.MTU_4096));
        assertThat(published.differ()).isFalse();
        assertThat(published.isShort(1, 1)).isFalse();
        assertThat(published.of(1, 1)).isEqualTo(Mtu.MTU_4096);
        assertThat(IMPROVED.differ()).isTrue();
    }
}
