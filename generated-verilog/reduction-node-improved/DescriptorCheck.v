`default_nettype none
module DescriptorCheck (  // DescriptorCheck.java:37
  input  wire clock,  // DescriptorCheck.java:37
  input  wire [63:0] descriptor_head,  // DescriptorCheck.java:20
  input  wire [63:0] descriptor_shape,  // DescriptorCheck.java:20
  input  wire [63:0] descriptor_outcome,  // DescriptorCheck.java:20
  input  wire [7:0] port_generation,  // DescriptorCheck.java:22
  input  wire [15:0] port_rank,  // DescriptorCheck.java:22
  input  wire [15:0] port_parent,  // DescriptorCheck.java:22
  input  wire [5:0] port_child,  // DescriptorCheck.java:22
  input  wire [15:0] port_firstChild,  // DescriptorCheck.java:22
  input  wire [5:0] port_children,  // DescriptorCheck.java:22
  input  wire [5:0] port_siblings,  // DescriptorCheck.java:22
  input  wire [15:0] port_forChildren,  // DescriptorCheck.java:22
  input  wire [15:0] port_forResult,  // DescriptorCheck.java:22
  input  wire isOpen,  // DescriptorCheck.java:24
  input  wire [15:0] nextEpoch,  // DescriptorCheck.java:26
  input  wire inUse,  // DescriptorCheck.java:28
  input  wire isFull,  // DescriptorCheck.java:30
  input  wire hasBroadcast,  // DescriptorCheck.java:32
  output reg  [4:0] status  // DescriptorCheck.java:34
);
  localparam [4:0] ReductionStatus_DONE = 5'd1;
  localparam [4:0] ReductionStatus_UNKNOWN_OPERATION = 5'd3;
  localparam [4:0] ReductionStatus_UNKNOWN_TYPE = 5'd4;
  localparam [4:0] ReductionStatus_OPERATION_NOT_FOR_TYPE = 5'd5;
  localparam [4:0] ReductionStatus_WIDTH = 5'd6;
  localparam [4:0] ReductionStatus_COUNT = 5'd7;
  localparam [4:0] ReductionStatus_MODE = 5'd8;
  localparam [4:0] ReductionStatus_BRANCH = 5'd9;
  localparam [4:0] ReductionStatus_THRESHOLD = 5'd10;
  localparam [4:0] ReductionStatus_FLAGS = 5'd11;
  localparam [4:0] ReductionStatus_PORT = 5'd12;
  localparam [4:0] ReductionStatus_GENERATION = 5'd13;
  localparam [4:0] ReductionStatus_EPOCH = 5'd14;
  localparam [4:0] ReductionStatus_BUSY = 5'd15;
  localparam [4:0] ReductionStatus_DESTINATION = 5'd16;
  reg  refused15;  // DescriptorCheck.java:97
  reg  refused16;  // DescriptorCheck.java:97
  reg  refused14;  // DescriptorCheck.java:97
  reg  refused11;  // DescriptorCheck.java:97
  reg  refused10;  // DescriptorCheck.java:97
  reg  refused9;  // DescriptorCheck.java:97
  reg  refused8;  // DescriptorCheck.java:97
  reg  refused7;  // DescriptorCheck.java:97
  reg  refused6;  // DescriptorCheck.java:97
  reg  refused5;  // DescriptorCheck.java:97
  reg  refused4;  // DescriptorCheck.java:97
  reg  refused3;  // DescriptorCheck.java:97
  reg  refused13;  // DescriptorCheck.java:97
  reg  refused12;  // DescriptorCheck.java:97
  wire reduces = descriptor_head[3];  // Control.java:37
  wire [5:0] branch = descriptor_head[21:16];  // Control.java:32
  wire [5:0] threshold = descriptor_head[29:24];  // Control.java:32
  wire [15:0] epoch = descriptor_head[63:48];  // Control.java:32
  wire [15:0] source = descriptor_shape[15:0];  // Control.java:32
  wire [15:0] destination = descriptor_shape[31:16];  // Control.java:32
  wire isNext = epoch == nextEpoch;  // DescriptorCheck.java:51
  wire follows = (epoch == (nextEpoch - 16'd1)) && inUse && !hasBroadcast;  // DescriptorCheck.java:52
  wire replaces = descriptor_head[1];  // Control.java:37
  wire mustReplace = !reduces || (branch != 6'd0);  // DescriptorCheck.java:55
  wire [3:0] operation_0 = descriptor_head[11:8];  // Control.java:32
  wire [3:0] type_0 = descriptor_head[15:12];  // Control.java:32
  wire [8:0] count = {1'b0, descriptor_shape[39:32]};  // DataWords.java:21
  wire isWide = descriptor_shape[43];  // DataWords.java:22
  wire [3:0] operation_1 = descriptor_head[11:8];  // Control.java:32
  wire pairs = (operation_1 == 4'd3) || (operation_1 == 4'd4);  // DataWords.java:48
  wire [8:0] narrow_sum = count + 9'd1;  // DataWords.java:24
  wire [8:0] narrow = pairs ? count : {1'b0, narrow_sum[8:1]};  // DataWords.java:24
  wire [8:0] wide = pairs ? {count[7:0], 1'b0} : count;  // DataWords.java:25
  wire [8:0] accumulators = (count == 9'd1) ? 9'd6 : 9'd0;  // DataWords.java:27
  wire [3:0] type_1 = descriptor_head[15:12];  // Control.java:32
  wire [8:0] words = ((descriptor_head[5:4] == 2'd2) && (descriptor_head[11:8] == 4'd0)
      && ((type_1 == 4'd0) || (type_1 == 4'd1))) ? accumulators : (isWide ? wide : narrow);  // DataWords.java:31
  wire [7:0] width = descriptor_shape[47:40];  // Control.java:32
  wire isType_0 = type_0 == 4'd0;  // DescriptorCheck.java:82
  wire isType_1 = type_0 == 4'd1;  // DescriptorCheck.java:82
  wire isType_2 = type_0 == 4'd2;  // DescriptorCheck.java:82
  wire isType_3 = type_0 == 4'd3;  // DescriptorCheck.java:82
  wire isType_4 = type_0 == 4'd4;  // DescriptorCheck.java:82
  wire isType_5 = type_0 == 4'd5;  // DescriptorCheck.java:82
  wire [5:0] refused6_joined = {isType_0 && (width != 8'd4), isType_1 && (width != 8'd8), isType_2
      && (width != 8'd4), isType_3 && (width != 8'd4), isType_4 && (width != 8'd8), isType_5
      && (width != 8'd8)};  // DescriptorCheck.java:98
  wire [5:0] refused5_joined = {isType_0 && (operation_0 == 4'd8), isType_0 && (operation_0 == 4'd9), isType_0
      && (operation_0 == 4'd10), isType_1 && (operation_0 == 4'd8), isType_1 && (operation_0 == 4'd9), isType_1
      && (operation_0 == 4'd10)};  // DescriptorCheck.java:98
  always @* begin
    status = ReductionStatus_DONE;  // DescriptorCheck.java:38
    if (refused15) begin  // DescriptorCheck.java:99
      status = ReductionStatus_BUSY;  // DescriptorCheck.java:99
    end
    if (refused16) begin  // DescriptorCheck.java:99
      status = ReductionStatus_DESTINATION;  // DescriptorCheck.java:99
    end
    if (refused14) begin  // DescriptorCheck.java:99
      status = ReductionStatus_EPOCH;  // DescriptorCheck.java:99
    end
    if (refused11) begin  // DescriptorCheck.java:99
      status = ReductionStatus_FLAGS;  // DescriptorCheck.java:99
    end
    if (refused10) begin  // DescriptorCheck.java:99
      status = ReductionStatus_THRESHOLD;  // DescriptorCheck.java:99
    end
    if (refused9) begin  // DescriptorCheck.java:99
      status = ReductionStatus_BRANCH;  // DescriptorCheck.java:99
    end
    if (refused8) begin  // DescriptorCheck.java:99
      status = ReductionStatus_MODE;  // DescriptorCheck.java:99
    end
    if (refused7) begin  // DescriptorCheck.java:99
      status = ReductionStatus_COUNT;  // DescriptorCheck.java:99
    end
    if (refused6) begin  // DescriptorCheck.java:99
      status = ReductionStatus_WIDTH;  // DescriptorCheck.java:99
    end
    if (refused5) begin  // DescriptorCheck.java:99
      status = ReductionStatus_OPERATION_NOT_FOR_TYPE;  // DescriptorCheck.java:99
    end
    if (refused4) begin  // DescriptorCheck.java:99
      status = ReductionStatus_UNKNOWN_TYPE;  // DescriptorCheck.java:99
    end
    if (refused3) begin  // DescriptorCheck.java:99
      status = ReductionStatus_UNKNOWN_OPERATION;  // DescriptorCheck.java:99
    end
    if (refused13) begin  // DescriptorCheck.java:99
      status = ReductionStatus_GENERATION;  // DescriptorCheck.java:99
    end
    if (refused12) begin  // DescriptorCheck.java:99
      status = ReductionStatus_PORT;  // DescriptorCheck.java:99
    end
  end
  always @(posedge clock) begin
    refused15 <= reduces && isFull;  // DescriptorCheck.java:98
    refused16 <= (source != port_rank) || (reduces && (destination != port_parent));  // DescriptorCheck.java:98
    refused14 <= !(reduces ? isNext : follows);  // DescriptorCheck.java:98
    refused11 <= !(descriptor_head[0] && descriptor_head[2] && (replaces == mustReplace));  // DescriptorCheck.java:98
    refused10 <= threshold != (reduces ? branch : 6'd1);  // DescriptorCheck.java:98
    refused9 <= branch != port_children;  // DescriptorCheck.java:98
    refused8 <= reduces && (descriptor_head[5:4] >= 2'd3);  // DescriptorCheck.java:98
    refused7 <= reduces && ((words == 9'd0) || (words > 9'd6));  // DescriptorCheck.java:98
    refused6 <= reduces && (|refused6_joined);  // DescriptorCheck.java:98
    refused5 <= reduces && (|refused5_joined);  // DescriptorCheck.java:98
    refused4 <= reduces && (type_0 >= 4'd6);  // DescriptorCheck.java:98
    refused3 <= reduces && (operation_0 >= 4'd11);  // DescriptorCheck.java:98
    refused13 <= descriptor_head[47:40] != port_generation;  // DescriptorCheck.java:98
    refused12 <= !isOpen;  // DescriptorCheck.java:98
  end
  wire unused_ok = &{1'b0, descriptor_head[7:6], descriptor_head[23:22], descriptor_head[39:30],
      descriptor_shape[63:48], descriptor_outcome, port_child, port_firstChild, port_siblings, port_forChildren,
      port_forResult, narrow_sum[0]};
endmodule
`default_nettype wire
