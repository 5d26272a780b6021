package org.heddle.experiment.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Combinations that cannot be are refused with the reason. */
class ProgramNetworkOptionsTest {
    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            delimiter = '|',
            value = {
                "MEMORY|2|published|-|-|-|-|has no nodes",
                "MEMORY|0|-|-|-|-|-|joins 1 to 1024 nodes: -n 0",
                "OFFLOAD|1|-|-|-|-|-|joins 2 to 256",
                "VERBS|17|-|-|-|-|-|joins 1 to 16",
                "VERBS|2|best|-|-|-|-|published, improved",
                "VERBS|2|-|mpc1|-|-|-|only --nic mpc has",
                "MPC|2|-|mpc4|-|-|-|mpc1, mpc2, mpc3",
                "MPC|2|-|-|read|-|-|only --nic verbs has",
                "VERBS|2|-|-|send|-|-|eager, read, write",
                "MPC|2|-|-|-|nic|-|only --nic offload has",
                "MPC|2|-|-|-|both|-|host, nic",
                "OFFLOAD|2|-|-|-|-|9|those of --nic offload all do",
                "DIMMNET2|2|-|-|-|-|209|0 to 208",
                "VERBS|2|-|-|-|-|-1|0 to 1048576"
            })
    void whatCannotBeTogetherIsNamed(
            ProgramNic nic,
            int nodes,
            String configuration,
            String mode,
            String protocol,
            String collectives,
            Integer eager,
            String words) {
        assertThatThrownBy(() -> new ProgramNetworkOptions(
                        nic, nodes, configuration, mode, protocol, null, collectives, eager, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(words);
    }

    @Test
    void defaultsArePublishedNodesAndSoftware() {
        ProgramNetworkOptions verbs =
                new ProgramNetworkOptions(ProgramNic.VERBS, 2, null, null, null, null, null, null, 0);
        assertThat(verbs.configurationName()).isEqualTo("published");
        assertThat(verbs.offload()).isEmpty();
        ProgramNetworkOptions memory =
                new ProgramNetworkOptions(ProgramNic.MEMORY, 2, null, null, null, null, "host", 0, 0);
        assertThat(memory.configurationName()).isNull();
        assertThat(new ProgramNetworkOptions(ProgramNic.OFFLOAD, 2, null, null, null, null, "nic", null, 0).offload())
                .isPresent();
    }
}
