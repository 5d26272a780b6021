package org.heddle.experiment.program;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.heddle.mpi.transport.InMemorySettings;
import org.heddle.mpi.transport.InMemoryTransport;

/** The reference in memory. */
final class MemoryNetwork implements ProgramNetwork {
    private final InMemoryTransport transport;

    MemoryNetwork(ProgramNetworkOptions options) {
        InMemorySettings usual = InMemorySettings.DEFAULT;
        Integer eager = options.eager();
        transport = new InMemoryTransport(options.nodes(), eager == null ? usual : usual.withEagerLimit(eager));
    }

    @Override
    public InMemoryTransport transport() {
        return transport;
    }

    @Override
    public Long copiedBytes() {
        return transport.copiedBytes();
    }

    @Override
    public List<Map<String, Long>> counters() {
        return Collections.nCopies(transport.ranks(), Map.of());
    }

    @Override
    public void close() {}
}
