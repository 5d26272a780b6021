package org.heddle.nic.stage.memory.hostbus;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.stream;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Stream;
import org.heddle.hdl.option.Flip;

/**
 * Master port to host memory, as its unit sees it.
 *
 * <p>Requests are carried out in any order, and answered in any order; one that must come behind another waits for its answer. Who asks has a
 * place for the answer: {@code answer.ready} is always 1.
 *
 * @param request lines that are asked for
 * @param answer their answers
 */
public record HostMemoryPort(
        Stream<HostMemoryRequest> request, @Flip Stream<HostMemoryAnswer> answer) implements Bundle {
    /**
     * Returns the type of ports.
     *
     * @param tagWidth bits of a tag
     */
    public static BundleType<HostMemoryPort> type(int tagWidth) {
        return type(tagWidth, HostMemoryRequest.LINE_ADDRESS_WIDTH);
    }

    /**
     * Returns the type of ports to a memory of another size.
     *
     * @param tagWidth bits of a tag
     * @param lineWidth bits of a line's address
     */
    public static BundleType<HostMemoryPort> type(int tagWidth, int lineWidth) {
        return bundle(
                HostMemoryPort.class,
                stream(HostMemoryRequest.type(tagWidth, lineWidth)),
                stream(HostMemoryAnswer.type(tagWidth)));
    }
}
