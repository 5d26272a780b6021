package org.heddle.cosim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** All processes of one simulation: lets those go on whose time has come. */
final class Processes implements Agent {
    private final Simulation simulation;
    private final List<TestProcess> processes = new ArrayList<>();

    Processes(Simulation simulation) {
        this.simulation = simulation;
    }

    Simulation simulation() {
        return simulation;
    }

    TestProcess start(String name, Consumer<TestProcess> body) {
        if (!simulation.stepping().agents().contains(this)) {
            simulation.add(this);
        }
        TestProcess process = new TestProcess(this, name, body);
        processes.add(process);
        return process;
    }

    List<TestProcess> list() {
        return processes;
    }

    /** Goes round until everybody waits for a later moment: the end of one process may be what another waits for. */
    @Override
    public void drive() {
        requireNoProcess();
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int i = 0; i < processes.size(); i++) { // forks are added at the end
                moved |= processes.get(i).advance();
            }
        }
        processes.removeIf(TestProcess::isDone);
    }

    /** Refuses a step of a process, which is part of one. */
    void requireNoProcess() {
        for (TestProcess process : processes) {
            if (process.isRunning()) {
                throw new IllegalStateException(
                        process + " cannot step the simulation that it is part of: use its own" + " step or until");
            }
        }
    }

    @Override
    public void sample() {
        processes.forEach(TestProcess::sample);
    }

    @Override
    public String unfinished() {
        return processes.stream()
                .filter(process -> !process.isHelper())
                .map(process -> process + " waiting for " + process.waitingFor())
                .collect(Collectors.joining("; "));
    }

    void abandon() {
        processes.forEach(TestProcess::abandon);
        processes.clear();
    }

    @Override
    public String toString() {
        return "the test";
    }
}
