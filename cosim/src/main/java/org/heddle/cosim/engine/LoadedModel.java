package org.heddle.cosim.engine;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.build.BuiltModel;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.build.ModelBuilder;
import org.heddle.hdl.verilog.VerilogDesign;

/**
 * A model in this process. It stays loaded until the process ends: unloading gains little, and code that still runs on
 * another thread would be lost.
 *
 * @param handle the native model
 * @param layout where its ports lie
 */
record LoadedModel(long handle, ImageLayout layout) {
    private static final ConcurrentMap<String, LoadedModel> LOADED = new ConcurrentHashMap<>();

    static LoadedModel of(VerilogDesign design, BuildOptions options, ModelBuilder builder) {
        LoadedModel known = LOADED.get(builder.keyOf(design, options));
        if (known != null) {
            return known.as(design);
        }
        try (BuiltModel built = builder.build(design, options)) {
            return LOADED.computeIfAbsent(built.key(), key -> load(design.top(), built))
                    .as(design);
        }
    }

    /**
     * The same code for a design that may say something else of its ports, such as which of them is a reset. Where it does not, the layout stays
     * the same object: ports are known by that in each access.
     */
    private LoadedModel as(VerilogDesign design) {
        ImageLayout wanted = ImageLayout.of(design.ports());
        return wanted.equals(layout) ? this : new LoadedModel(handle, wanted);
    }

    private static LoadedModel load(String top, BuiltModel built) {
        try (NativeRuntime.Text path =
                        NativeRuntime.Text.of(built.sharedObject().toString());
                NativeRuntime.Text error = NativeRuntime.Text.forError()) {
            long handle = NativeRuntime.heddle_load(path.address(), error.address(), error.bytes());
            if (handle == 0) {
                throw new IllegalStateException("the model of \"" + top + "\" (" + built.sharedObject()
                        + ") cannot be loaded: " + error.read());
            }
            ImageLayout layout = built.layout();
            if (NativeRuntime.heddle_image_bytes(handle) != layout.bytes()
                    || NativeRuntime.heddle_input_offset(handle) != layout.inputOffset()
                    || NativeRuntime.heddle_output_offset(handle) != layout.outputOffset()) {
                throw new IllegalStateException("the port image of \"" + top + "\" does not agree with its model");
            }
            return new LoadedModel(handle, layout);
        }
    }
}
