`default_nettype none
// tagWidth=3, lineWidth=43
module OrderedLines_3_43 (  // OrderedLines.java:37
  input  wire clock,  // OrderedLines.java:37
  input  wire reset,  // OrderedLines.java:37
  output wire returns,  // OrderedLines.java:22
  output wire [255:0] line,  // OrderedLines.java:24
  input  wire request_data_write,  // OrderedLines.java:42
  input  wire [42:0] request_data_line,  // OrderedLines.java:42
  input  wire [255:0] request_data_data,  // OrderedLines.java:42
  input  wire [31:0] request_data_lanes,  // OrderedLines.java:42
  input  wire request_valid,  // OrderedLines.java:42
  output wire request_ready,  // OrderedLines.java:42
  output wire memory_request_data_write,  // OrderedLines.java:43
  output wire [2:0] memory_request_data_tag,  // OrderedLines.java:43
  output wire [42:0] memory_request_data_address,  // OrderedLines.java:43
  output wire [255:0] memory_request_data_data,  // OrderedLines.java:43
  output wire [31:0] memory_request_data_mask,  // OrderedLines.java:43
  output wire memory_request_valid,  // OrderedLines.java:43
  input  wire memory_request_ready,  // OrderedLines.java:43
  input  wire [2:0] memory_answer_data_tag,  // OrderedLines.java:43
  input  wire [255:0] memory_answer_data_data,  // OrderedLines.java:43
  input  wire memory_answer_valid,  // OrderedLines.java:43
  output wire memory_answer_ready  // OrderedLines.java:43
);
  reg  [3:0] oldest;  // OrderedLines.java:46
  reg  [3:0] next;  // OrderedLines.java:47
  reg  [7:0] answered;  // OrderedLines.java:48
  reg  allUsed;  // OrderedLines.java:51
  reg  returned;  // OrderedLines.java:80
  reg  [255:0] register;  // OrderedLines.java:83
  reg  [255:0] lines [0:7];  // OrderedLines.java:49
  wire hasTag = !allUsed;  // OrderedLines.java:52
  wire [2:0] first = oldest[2:0];  // OrderedLines.java:68
  wire [7:0] goes_shifted = answered >> first;  // OrderedLines.java:69
  wire goes = goes_shifted[0];  // OrderedLines.java:69
  wire [7:0] newly = memory_answer_valid
      ? {memory_answer_data_tag == 3'd7, memory_answer_data_tag == 3'd6, memory_answer_data_tag == 3'd5,
      memory_answer_data_tag == 3'd4, memory_answer_data_tag == 3'd3, memory_answer_data_tag == 3'd2,
      memory_answer_data_tag == 3'd1, memory_answer_data_tag == 3'd0} : 8'd0;  // OrderedLines.java:71
  wire [3:0] open = next - oldest;  // OrderedLines.java:77
  wire [255:0] register_read = lines[first];  // OrderedLines.java:83
  assign returns = returned;  // OrderedLines.java:82
  assign line = register;  // OrderedLines.java:83
  assign request_ready = memory_request_ready && hasTag;  // OrderedLines.java:56
  assign memory_request_data_write = request_data_write;  // OrderedLines.java:57
  assign memory_request_data_tag = next[2:0];  // OrderedLines.java:58
  assign memory_request_data_address = request_data_line;  // OrderedLines.java:59
  assign memory_request_data_data = request_data_data;  // OrderedLines.java:60
  assign memory_request_data_mask = request_data_lanes;  // OrderedLines.java:61
  assign memory_request_valid = request_valid && hasTag;  // OrderedLines.java:55
  assign memory_answer_ready = 1'b1;  // OrderedLines.java:66
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // OrderedLines.java:62
      next <= next + 4'd1;  // OrderedLines.java:62
    end
    if (memory_answer_valid) begin  // OrderedLines.java:67
      lines[memory_answer_data_tag] <= memory_answer_data_data;  // OrderedLines.java:67
    end
    answered <= (answered | newly) & ~(goes
        ? {first == 3'd7, first == 3'd6, first == 3'd5, first == 3'd4, first == 3'd3, first == 3'd2, first
        == 3'd1, first == 3'd0} : 8'd0);  // OrderedLines.java:72
    if (goes) begin  // OrderedLines.java:74
      oldest <= oldest + 4'd1;  // OrderedLines.java:74
    end
    if (goes) begin  // OrderedLines.java:78
      allUsed <= 1'b0;  // OrderedLines.java:78
    end else if (request_valid && request_ready && (open == 4'd7)) begin  // OrderedLines.java:78
      allUsed <= 1'b1;  // OrderedLines.java:78
    end
    returned <= goes;  // OrderedLines.java:81
    if (goes) begin  // OrderedLines.java:83
      register <= register_read;  // OrderedLines.java:83
    end
    if (reset) begin
      oldest <= 4'd0;  // OrderedLines.java:46
      next <= 4'd0;  // OrderedLines.java:47
      answered <= 8'd0;  // OrderedLines.java:48
      allUsed <= 1'b0;  // OrderedLines.java:51
      returned <= 1'b0;  // OrderedLines.java:80
    end
  end
  wire unused_ok = &{1'b0, goes_shifted[7:1]};
`ifdef HEDDLE_SIMULATION
  wire [2:0] place = memory_answer_data_tag - first;  // OrderedLines.java:85
  wire [7:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:87
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:87
  always @(posedge clock) begin
    if (!reset) begin
      if (!(allUsed == (open == 4'd8))) begin  // OrderedLines.java:79
        $display("assertion failed: whether all tags are used is known a cycle ahead (OrderedLines.java:79)");
        $stop;  // OrderedLines.java:79
      end
      if (!(!memory_answer_valid || isAwaited)) begin  // OrderedLines.java:88
        $display("assertion failed: an answer is to a request that is not answered yet (OrderedLines.java:88)");
        $stop;  // OrderedLines.java:88
      end
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[7:1]};
`endif
`ifdef FORMAL
  wire [2:0] place = memory_answer_data_tag - first;  // OrderedLines.java:85
  wire [7:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:87
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:87
  always @(posedge clock) begin
    if (!reset) begin
      assert (allUsed == (open == 4'd8));  // OrderedLines.java:79
      assert (!memory_answer_valid || isAwaited);  // OrderedLines.java:88
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[7:1]};
`endif
endmodule
`default_nettype wire
