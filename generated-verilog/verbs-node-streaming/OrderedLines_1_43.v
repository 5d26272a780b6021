`default_nettype none
// tagWidth=1, lineWidth=43
module OrderedLines_1_43 (  // OrderedLines.java:50
  input  wire clock,  // OrderedLines.java:50
  input  wire reset,  // OrderedLines.java:50
  output wire returns,  // OrderedLines.java:22
  output wire [255:0] line,  // OrderedLines.java:24
  input  wire request_data_write,  // OrderedLines.java:59
  input  wire [42:0] request_data_line,  // OrderedLines.java:59
  input  wire [255:0] request_data_data,  // OrderedLines.java:59
  input  wire [31:0] request_data_lanes,  // OrderedLines.java:59
  input  wire request_valid,  // OrderedLines.java:59
  output wire request_ready,  // OrderedLines.java:59
  output wire memory_request_data_write,  // OrderedLines.java:60
  output wire memory_request_data_tag,  // OrderedLines.java:60
  output wire [42:0] memory_request_data_address,  // OrderedLines.java:60
  output wire [255:0] memory_request_data_data,  // OrderedLines.java:60
  output wire [31:0] memory_request_data_mask,  // OrderedLines.java:60
  output wire memory_request_valid,  // OrderedLines.java:60
  input  wire memory_request_ready,  // OrderedLines.java:60
  input  wire memory_answer_data_tag,  // OrderedLines.java:60
  input  wire [255:0] memory_answer_data_data,  // OrderedLines.java:60
  input  wire memory_answer_valid,  // OrderedLines.java:60
  output wire memory_answer_ready  // OrderedLines.java:60
);
  reg  [1:0] oldest;  // OrderedLines.java:63
  reg  [1:0] next;  // OrderedLines.java:64
  reg  [1:0] answered;  // OrderedLines.java:65
  reg  allUsed;  // OrderedLines.java:68
  reg  returned;  // OrderedLines.java:100
  reg  [255:0] register;  // OrderedLines.java:103
  reg  [255:0] lines [0:1];  // OrderedLines.java:66
  wire hasTag = !allUsed;  // OrderedLines.java:69
  wire first = oldest[0];  // OrderedLines.java:85
  wire [1:0] goes_shifted = answered >> first;  // OrderedLines.java:86
  wire goes = goes_shifted[0];  // OrderedLines.java:86
  wire [1:0] newly = memory_answer_valid ? {memory_answer_data_tag == 1'b1, memory_answer_data_tag == 1'b0}
      : 2'd0;  // OrderedLines.java:88
  wire [1:0] open = next - oldest;  // OrderedLines.java:93
  wire [255:0] register_read = lines[first];  // OrderedLines.java:103
  assign returns = returned;  // OrderedLines.java:102
  assign line = register;  // OrderedLines.java:103
  assign request_ready = memory_request_ready && hasTag;  // OrderedLines.java:73
  assign memory_request_data_write = request_data_write;  // OrderedLines.java:74
  assign memory_request_data_tag = next[0];  // OrderedLines.java:75
  assign memory_request_data_address = request_data_line;  // OrderedLines.java:76
  assign memory_request_data_data = request_data_data;  // OrderedLines.java:77
  assign memory_request_data_mask = request_data_lanes;  // OrderedLines.java:78
  assign memory_request_valid = request_valid && hasTag;  // OrderedLines.java:72
  assign memory_answer_ready = 1'b1;  // OrderedLines.java:83
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // OrderedLines.java:79
      next <= next + 2'd1;  // OrderedLines.java:79
    end
    if (memory_answer_valid) begin  // OrderedLines.java:84
      lines[memory_answer_data_tag] <= memory_answer_data_data;  // OrderedLines.java:84
    end
    answered <= (answered | newly) & ~(goes ? {first == 1'b1, first == 1'b0} : 2'd0);  // OrderedLines.java:89
    if (goes) begin  // OrderedLines.java:91
      oldest <= oldest + 2'd1;  // OrderedLines.java:91
    end
    if (goes) begin  // OrderedLines.java:94
      allUsed <= 1'b0;  // OrderedLines.java:94
    end else if (request_valid && request_ready && (open == 2'd1)) begin  // OrderedLines.java:94
      allUsed <= 1'b1;  // OrderedLines.java:94
    end
    returned <= goes;  // OrderedLines.java:101
    if (goes) begin  // OrderedLines.java:103
      register <= register_read;  // OrderedLines.java:103
    end
    if (reset) begin
      oldest <= 2'd0;  // OrderedLines.java:63
      next <= 2'd0;  // OrderedLines.java:64
      answered <= 2'd0;  // OrderedLines.java:65
      allUsed <= 1'b0;  // OrderedLines.java:68
      returned <= 1'b0;  // OrderedLines.java:100
    end
  end
  wire unused_ok = &{1'b0, goes_shifted[1]};
`ifdef HEDDLE_SIMULATION
  wire place = memory_answer_data_tag - first;  // OrderedLines.java:105
  wire [1:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:107
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:107
  always @(posedge clock) begin
    if (!reset) begin
      if (!(allUsed == (open == 2'd2))) begin  // OrderedLines.java:95
        $display("assertion failed: whether all tags are used is known a cycle ahead (OrderedLines.java:95)");
        $stop;  // OrderedLines.java:95
      end
      if (!(!memory_answer_valid || isAwaited)) begin  // OrderedLines.java:108
        $display("assertion failed: an answer is to a request that is not answered yet (OrderedLines.java:108)");
        $stop;  // OrderedLines.java:108
      end
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[1]};
`endif
`ifdef FORMAL
  wire place = memory_answer_data_tag - first;  // OrderedLines.java:105
  wire [1:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:107
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:107
  always @(posedge clock) begin
    if (!reset) begin
      assert (allUsed == (open == 2'd2));  // OrderedLines.java:95
      assert (!memory_answer_valid || isAwaited);  // OrderedLines.java:108
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[1]};
`endif
endmodule
`default_nettype wire
