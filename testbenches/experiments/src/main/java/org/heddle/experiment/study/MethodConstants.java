package org.heddle.experiment.study;

import java.util.Locale;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;

/** The normalised view's constants in the words of the experiments on non-contiguous data: microseconds, nanoseconds and MHz. */
final class MethodConstants {
    private static final double NANOSECONDS = 10;
    private static final double MICROSECONDS = 0.01;

    private MethodConstants() {}

    static TransferSetting normalised(TransferSetting paper) {
        double perByte = NANOSECONDS * StudyView.COPY_PER_KILOBYTE / 1024;
        return paper.with("coreMegahertz=100")
                .with("linkMegahertz=125")
                .with("sgeInterval=0")
                .with(constant("sendOverhead", MICROSECONDS * StudyView.CALL))
                .with(constant("receiveOverhead", MICROSECONDS * StudyView.CALL))
                .with("copyPerBlock=0")
                .with(constant("copyPerByte", perByte))
                .with(constant("copyPerByteBeyondCache", perByte))
                .with("ddtPerBlock=0")
                .with(constant("createPerEntry", NANOSECONDS * StudyView.CREATE_PER_ENTRY))
                .with(constant("systemCall", MICROSECONDS * StudyView.SYSTEM_CALL))
                .with(constant("memoryReadCycles", StudyView.MEMORY_READ))
                .with(constant("memoryWriteCycles", StudyView.MEMORY_WRITE))
                .with(constant("cableCycles", StudyView.CABLE))
                .withMtu(4096);
    }

    private static String constant(String name, double value) {
        return String.format(Locale.ROOT, "%s=%s", name, value);
    }
}
