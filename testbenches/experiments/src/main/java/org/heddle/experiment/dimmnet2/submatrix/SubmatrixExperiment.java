package org.heddle.experiment.dimmnet2.submatrix;

import java.util.ArrayList;
import java.util.List;

/** Runs a list of transfers on an engine, checks each and collects the rows. */
public final class SubmatrixExperiment {
    private final TransferEngine engine;
    private final RunListener listener;

    /** An experiment on an engine that stays open; closing it is the caller's business. */
    public SubmatrixExperiment(TransferEngine engine, RunListener listener) {
        this.engine = engine;
        this.listener = listener;
    }

    /**
     * Result of the experiment on submatrices: the document and its errors.
     *
     * @param document the content of {@code result.json}
     * @param complaints errors that were found, one line each; empty when everything is verified
     */
    public record Outcome(ResultDocument document, List<String> complaints) {
        /** Takes a copy of the complaints. */
        public Outcome {
            complaints = List.copyOf(complaints);
        }
    }

    /** Runs the transfers one after the other; one that fails its check does not stop the others. */
    public Outcome run(List<Submatrix> workloads) {
        List<ResultRow> rows = new ArrayList<>();
        List<String> complaints = new ArrayList<>();
        for (int i = 0; i < workloads.size(); i++) {
            Submatrix workload = workloads.get(i);
            listener.started(i, workloads.size(), workload);
            Measurement measurement = engine.run(workload, listener::moved);
            List<String> wrong = DestinationCheck.complaints(workload, measurement);
            wrong.forEach(each -> complaints.add(workload + ": " + each));
            String sha256 = DestinationHash.sha256(workload, measurement.destination());
            ResultRow row = ResultRow.of(workload, measurement.cycles(), wrong.isEmpty(), sha256);
            rows.add(row);
            listener.finished(row);
        }
        return new Outcome(new ResultDocument(ResultDocument.EXPERIMENT, engine.configuration(), rows), complaints);
    }
}
