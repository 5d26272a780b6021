/**
 * Pipelines in a component of one's own: {@link org.heddle.hdl.lib.pipeline.Pipeline} makes the stages, {@link
 * org.heddle.hdl.lib.pipeline.PipelineStage} stalls, drops and flushes, and {@link org.heddle.hdl.lib.pipeline.Carried} is what an item takes along.
 *
 * <pre>
 *  Pipeline pipeline = Pipeline.of(valid, "decode", "execute");
 *  Carried&lt;UInt&gt; operand = pipeline.stage("decode").put("operand", registers.read(index));
 *  UInt here = pipeline.stage("execute").get(operand);
 * </pre>
 *
 * <p>Nothing here knows what is carried.
 */
@NullMarked
package org.heddle.hdl.lib.pipeline;

import org.jspecify.annotations.NullMarked;
