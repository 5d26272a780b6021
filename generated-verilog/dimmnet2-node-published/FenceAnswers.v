`default_nettype none
module FenceAnswers (  // FenceAnswers.java:25
  input  wire clock,  // FenceAnswers.java:25
  input  wire reset,  // FenceAnswers.java:25
  input  wire settles,  // FenceAnswers.java:19
  input  wire [3:0] from,  // FenceAnswers.java:21
  output wire [7:0] answer_data_operation,  // FenceAnswers.java:23
  output wire answer_data_process,  // FenceAnswers.java:23
  output wire [7:0] answer_data_otherProcess,  // FenceAnswers.java:23
  output wire [31:0] answer_data_source_base,  // FenceAnswers.java:23
  output wire [31:0] answer_data_source_stride,  // FenceAnswers.java:23
  output wire [15:0] answer_data_source_elementBytes,  // FenceAnswers.java:23
  output wire [15:0] answer_data_source_count,  // FenceAnswers.java:23
  output wire [7:0] answer_data_source_pattern,  // FenceAnswers.java:23
  output wire [31:0] answer_data_destination_base,  // FenceAnswers.java:23
  output wire [31:0] answer_data_destination_stride,  // FenceAnswers.java:23
  output wire [15:0] answer_data_destination_elementBytes,  // FenceAnswers.java:23
  output wire [15:0] answer_data_destination_count,  // FenceAnswers.java:23
  output wire [7:0] answer_data_destination_pattern,  // FenceAnswers.java:23
  output wire [15:0] answer_data_node,  // FenceAnswers.java:23
  output wire [15:0] answer_data_tag,  // FenceAnswers.java:23
  output wire answer_data_wantsReceiveStatus,  // FenceAnswers.java:23
  output wire [7:0] answer_data_ticket,  // FenceAnswers.java:23
  output wire answer_valid,  // FenceAnswers.java:23
  input  wire answer_ready  // FenceAnswers.java:23
);
  reg  [15:0] waiting;  // FenceAnswers.java:26
  reg  offers;  // FenceAnswers.java:27
  reg  [3:0] node;  // FenceAnswers.java:28
  wire [15:0] next = waiting & (16'd0 - waiting);  // FenceAnswers.java:29
  wire begins = !offers && (waiting != 16'd0);  // FenceAnswers.java:30
  wire [15:0] waiting_joined = {from == 4'd15, from == 4'd14, from == 4'd13, from == 4'd12, from == 4'd11, from
      == 4'd10, from == 4'd9, from == 4'd8, from == 4'd7, from == 4'd6, from == 4'd5, from == 4'd4, from
      == 4'd3, from == 4'd2, from == 4'd1, from == 4'd0};  // FenceAnswers.java:32
  assign answer_data_operation = 8'd7;  // VectorCommand.java:59
  assign answer_data_process = 1'b0;  // VectorCommand.java:60
  assign answer_data_otherProcess = 8'd0;  // VectorCommand.java:61
  assign answer_data_source_base = 32'd0;  // RawAccess.java:26
  assign answer_data_source_stride = 32'd0;  // RawAccess.java:27
  assign answer_data_source_elementBytes = 16'd0;  // RawAccess.java:28
  assign answer_data_source_count = 16'd0;  // RawAccess.java:29
  assign answer_data_source_pattern = 8'd0;  // RawAccess.java:30
  assign answer_data_destination_base = 32'd0;  // RawAccess.java:26
  assign answer_data_destination_stride = 32'd0;  // RawAccess.java:27
  assign answer_data_destination_elementBytes = 16'd0;  // RawAccess.java:28
  assign answer_data_destination_count = 16'd0;  // RawAccess.java:29
  assign answer_data_destination_pattern = 8'd0;  // RawAccess.java:30
  assign answer_data_node = {12'd0, node};  // VectorCommand.java:64
  assign answer_data_tag = 16'd0;  // VectorCommand.java:65
  assign answer_data_wantsReceiveStatus = 1'b0;  // VectorCommand.java:66
  assign answer_data_ticket = 8'd0;  // VectorCommand.java:67
  assign answer_valid = offers;  // FenceAnswers.java:39
  always @(posedge clock) begin
    waiting <= (waiting & ~(begins ? next : 16'd0)) | (settles ? waiting_joined : 16'd0);  // FenceAnswers.java:32
    if (begins) begin  // FenceAnswers.java:34
      offers <= 1'b1;  // FenceAnswers.java:35
      node <= {|(next & 16'hff00), |(next & 16'hf0f0), |(next & 16'hcccc), |(next & 16'haaaa)};  // FenceAnswers.java:36
    end else if (answer_valid && answer_ready) begin  // FenceAnswers.java:38
      offers <= 1'b0;  // FenceAnswers.java:38
    end
    if (reset) begin
      waiting <= 16'd0;  // FenceAnswers.java:26
      offers <= 1'b0;  // FenceAnswers.java:27
    end
  end
endmodule
`default_nettype wire
