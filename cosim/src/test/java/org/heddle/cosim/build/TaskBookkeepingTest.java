package org.heddle.cosim.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TaskBookkeepingTest {
    @Test
    void callsForSeveralThreadsAreTakenOutOfAnEvaluation() {
        assertThat(TaskBookkeeping.removed("""
                    // MTask 0 start
                    Verilated::mtaskId(0);
                    Vmodel___024root___eval(&(vlSymsp->TOP));
                    Verilated::endOfThreadMTask(vlSymsp->__Vm_evalMsgQp);
                    Verilated::endOfEval(vlSymsp->__Vm_evalMsgQp);
                }
                """)).isEqualTo("""
                    // MTask 0 start
                    Vmodel___024root___eval(&(vlSymsp->TOP));
                }
                """);
    }

    @Test
    void tasksOfAModelWithSeveralThreadsStay() {
        String source = "    Verilated::mtaskId(3);\n    task();\n";
        assertThat(TaskBookkeeping.removed(source)).isEqualTo(source);
    }
}
