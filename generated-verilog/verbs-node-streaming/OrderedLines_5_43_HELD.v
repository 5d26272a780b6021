`default_nettype none
// tagWidth=5, lineWidth=43, lines=HELD
module OrderedLines_5_43_HELD (  // OrderedLines.java:50
  input  wire clock,  // OrderedLines.java:50
  input  wire reset,  // OrderedLines.java:50
  output wire returns,  // OrderedLines.java:22
  output wire [255:0] line,  // OrderedLines.java:24
  input  wire mayLeave,  // OrderedLines.java:58
  input  wire request_data_write,  // OrderedLines.java:59
  input  wire [42:0] request_data_line,  // OrderedLines.java:59
  input  wire [255:0] request_data_data,  // OrderedLines.java:59
  input  wire [31:0] request_data_lanes,  // OrderedLines.java:59
  input  wire request_valid,  // OrderedLines.java:59
  output wire request_ready,  // OrderedLines.java:59
  output wire memory_request_data_write,  // OrderedLines.java:60
  output wire [4:0] memory_request_data_tag,  // OrderedLines.java:60
  output wire [42:0] memory_request_data_address,  // OrderedLines.java:60
  output wire [255:0] memory_request_data_data,  // OrderedLines.java:60
  output wire [31:0] memory_request_data_mask,  // OrderedLines.java:60
  output wire memory_request_valid,  // OrderedLines.java:60
  input  wire memory_request_ready,  // OrderedLines.java:60
  input  wire [4:0] memory_answer_data_tag,  // OrderedLines.java:60
  input  wire [255:0] memory_answer_data_data,  // OrderedLines.java:60
  input  wire memory_answer_valid,  // OrderedLines.java:60
  output wire memory_answer_ready,  // OrderedLines.java:60
  output wire leaves  // OrderedLines.java:96
);
  reg  [5:0] oldest;  // OrderedLines.java:63
  reg  [5:0] next;  // OrderedLines.java:64
  reg  [31:0] answered;  // OrderedLines.java:65
  reg  allUsed;  // OrderedLines.java:68
  reg  returned;  // OrderedLines.java:100
  reg  [255:0] register;  // OrderedLines.java:103
  reg  [255:0] lines [0:31];  // OrderedLines.java:66
  wire hasTag = !allUsed;  // OrderedLines.java:69
  wire [4:0] first = oldest[4:0];  // OrderedLines.java:85
  wire [31:0] goes_shifted = answered >> first;  // OrderedLines.java:86
  wire goes = goes_shifted[0] && mayLeave;  // OrderedLines.java:86
  wire [31:0] newly_joined = {memory_answer_data_tag == 5'd31, memory_answer_data_tag == 5'd30,
      memory_answer_data_tag == 5'd29, memory_answer_data_tag == 5'd28, memory_answer_data_tag == 5'd27,
      memory_answer_data_tag == 5'd26, memory_answer_data_tag == 5'd25, memory_answer_data_tag == 5'd24,
      memory_answer_data_tag == 5'd23, memory_answer_data_tag == 5'd22, memory_answer_data_tag == 5'd21,
      memory_answer_data_tag == 5'd20, memory_answer_data_tag == 5'd19, memory_answer_data_tag == 5'd18,
      memory_answer_data_tag == 5'd17, memory_answer_data_tag == 5'd16, memory_answer_data_tag == 5'd15,
      memory_answer_data_tag == 5'd14, memory_answer_data_tag == 5'd13, memory_answer_data_tag == 5'd12,
      memory_answer_data_tag == 5'd11, memory_answer_data_tag == 5'd10, memory_answer_data_tag == 5'd9,
      memory_answer_data_tag == 5'd8, memory_answer_data_tag == 5'd7, memory_answer_data_tag == 5'd6,
      memory_answer_data_tag == 5'd5, memory_answer_data_tag == 5'd4, memory_answer_data_tag == 5'd3,
      memory_answer_data_tag == 5'd2, memory_answer_data_tag == 5'd1, memory_answer_data_tag == 5'd0};  // OrderedLines.java:88
  wire [31:0] newly = memory_answer_valid ? newly_joined : 32'd0;  // OrderedLines.java:88
  wire [5:0] open = next - oldest;  // OrderedLines.java:93
  wire [31:0] answered_joined = {first == 5'd31, first == 5'd30, first == 5'd29, first == 5'd28, first == 5'd27,
      first == 5'd26, first == 5'd25, first == 5'd24, first == 5'd23, first == 5'd22, first == 5'd21, first
      == 5'd20, first == 5'd19, first == 5'd18, first == 5'd17, first == 5'd16, first == 5'd15, first == 5'd14,
      first == 5'd13, first == 5'd12, first == 5'd11, first == 5'd10, first == 5'd9, first == 5'd8, first
      == 5'd7, first == 5'd6, first == 5'd5, first == 5'd4, first == 5'd3, first == 5'd2, first == 5'd1, first
      == 5'd0};  // OrderedLines.java:89
  wire [255:0] register_read = lines[first];  // OrderedLines.java:103
  assign returns = returned;  // OrderedLines.java:102
  assign line = register;  // OrderedLines.java:103
  assign request_ready = memory_request_ready && hasTag;  // OrderedLines.java:73
  assign memory_request_data_write = request_data_write;  // OrderedLines.java:74
  assign memory_request_data_tag = next[4:0];  // OrderedLines.java:75
  assign memory_request_data_address = request_data_line;  // OrderedLines.java:76
  assign memory_request_data_data = request_data_data;  // OrderedLines.java:77
  assign memory_request_data_mask = request_data_lanes;  // OrderedLines.java:78
  assign memory_request_valid = request_valid && hasTag;  // OrderedLines.java:72
  assign memory_answer_ready = 1'b1;  // OrderedLines.java:83
  assign leaves = goes;  // OrderedLines.java:98
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // OrderedLines.java:79
      next <= next + 6'd1;  // OrderedLines.java:79
    end
    if (memory_answer_valid) begin  // OrderedLines.java:84
      lines[memory_answer_data_tag] <= memory_answer_data_data;  // OrderedLines.java:84
    end
    answered <= (answered | newly) & ~(goes ? answered_joined : 32'd0);  // OrderedLines.java:89
    if (goes) begin  // OrderedLines.java:91
      oldest <= oldest + 6'd1;  // OrderedLines.java:91
    end
    if (goes) begin  // OrderedLines.java:94
      allUsed <= 1'b0;  // OrderedLines.java:94
    end else if (request_valid && request_ready && (open == 6'd31)) begin  // OrderedLines.java:94
      allUsed <= 1'b1;  // OrderedLines.java:94
    end
    returned <= goes;  // OrderedLines.java:101
    if (goes) begin  // OrderedLines.java:103
      register <= register_read;  // OrderedLines.java:103
    end
    if (reset) begin
      oldest <= 6'd0;  // OrderedLines.java:63
      next <= 6'd0;  // OrderedLines.java:64
      answered <= 32'd0;  // OrderedLines.java:65
      allUsed <= 1'b0;  // OrderedLines.java:68
      returned <= 1'b0;  // OrderedLines.java:100
    end
  end
  wire unused_ok = &{1'b0, goes_shifted[31:1]};
`ifdef HEDDLE_SIMULATION
  wire [4:0] place = memory_answer_data_tag - first;  // OrderedLines.java:105
  wire [31:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:107
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:107
  always @(posedge clock) begin
    if (!reset) begin
      if (!(allUsed == (open == 6'd32))) begin  // OrderedLines.java:95
        $display("assertion failed: whether all tags are used is known a cycle ahead (OrderedLines.java:95)");
        $stop;  // OrderedLines.java:95
      end
      if (!(!memory_answer_valid || isAwaited)) begin  // OrderedLines.java:108
        $display("assertion failed: an answer is to a request that is not answered yet (OrderedLines.java:108)");
        $stop;  // OrderedLines.java:108
      end
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[31:1]};
`endif
`ifdef FORMAL
  wire [4:0] place = memory_answer_data_tag - first;  // OrderedLines.java:105
  wire [31:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:107
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:107
  always @(posedge clock) begin
    if (!reset) begin
      assert (allUsed == (open == 6'd32));  // OrderedLines.java:95
      assert (!memory_answer_valid || isAwaited);  // OrderedLines.java:108
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[31:1]};
`endif
endmodule
`default_nettype wire
