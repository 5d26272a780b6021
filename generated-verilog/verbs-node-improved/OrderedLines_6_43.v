`default_nettype none
// tagWidth=6, lineWidth=43
module OrderedLines_6_43 (  // OrderedLines.java:50
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
  output wire [5:0] memory_request_data_tag,  // OrderedLines.java:60
  output wire [42:0] memory_request_data_address,  // OrderedLines.java:60
  output wire [255:0] memory_request_data_data,  // OrderedLines.java:60
  output wire [31:0] memory_request_data_mask,  // OrderedLines.java:60
  output wire memory_request_valid,  // OrderedLines.java:60
  input  wire memory_request_ready,  // OrderedLines.java:60
  input  wire [5:0] memory_answer_data_tag,  // OrderedLines.java:60
  input  wire [255:0] memory_answer_data_data,  // OrderedLines.java:60
  input  wire memory_answer_valid,  // OrderedLines.java:60
  output wire memory_answer_ready  // OrderedLines.java:60
);
  reg  [6:0] oldest;  // OrderedLines.java:63
  reg  [6:0] next;  // OrderedLines.java:64
  reg  [63:0] answered;  // OrderedLines.java:65
  reg  allUsed;  // OrderedLines.java:68
  reg  returned;  // OrderedLines.java:100
  reg  [255:0] register;  // OrderedLines.java:103
  reg  [255:0] lines [0:63];  // OrderedLines.java:66
  wire hasTag = !allUsed;  // OrderedLines.java:69
  wire [5:0] first = oldest[5:0];  // OrderedLines.java:85
  wire [63:0] goes_shifted = answered >> first;  // OrderedLines.java:86
  wire goes = goes_shifted[0];  // OrderedLines.java:86
  wire [63:0] newly_joined = {memory_answer_data_tag == 6'd63, memory_answer_data_tag == 6'd62,
      memory_answer_data_tag == 6'd61, memory_answer_data_tag == 6'd60, memory_answer_data_tag == 6'd59,
      memory_answer_data_tag == 6'd58, memory_answer_data_tag == 6'd57, memory_answer_data_tag == 6'd56,
      memory_answer_data_tag == 6'd55, memory_answer_data_tag == 6'd54, memory_answer_data_tag == 6'd53,
      memory_answer_data_tag == 6'd52, memory_answer_data_tag == 6'd51, memory_answer_data_tag == 6'd50,
      memory_answer_data_tag == 6'd49, memory_answer_data_tag == 6'd48, memory_answer_data_tag == 6'd47,
      memory_answer_data_tag == 6'd46, memory_answer_data_tag == 6'd45, memory_answer_data_tag == 6'd44,
      memory_answer_data_tag == 6'd43, memory_answer_data_tag == 6'd42, memory_answer_data_tag == 6'd41,
      memory_answer_data_tag == 6'd40, memory_answer_data_tag == 6'd39, memory_answer_data_tag == 6'd38,
      memory_answer_data_tag == 6'd37, memory_answer_data_tag == 6'd36, memory_answer_data_tag == 6'd35,
      memory_answer_data_tag == 6'd34, memory_answer_data_tag == 6'd33, memory_answer_data_tag == 6'd32,
      memory_answer_data_tag == 6'd31, memory_answer_data_tag == 6'd30, memory_answer_data_tag == 6'd29,
      memory_answer_data_tag == 6'd28, memory_answer_data_tag == 6'd27, memory_answer_data_tag == 6'd26,
      memory_answer_data_tag == 6'd25, memory_answer_data_tag == 6'd24, memory_answer_data_tag == 6'd23,
      memory_answer_data_tag == 6'd22, memory_answer_data_tag == 6'd21, memory_answer_data_tag == 6'd20,
      memory_answer_data_tag == 6'd19, memory_answer_data_tag == 6'd18, memory_answer_data_tag == 6'd17,
      memory_answer_data_tag == 6'd16, memory_answer_data_tag == 6'd15, memory_answer_data_tag == 6'd14,
      memory_answer_data_tag == 6'd13, memory_answer_data_tag == 6'd12, memory_answer_data_tag == 6'd11,
      memory_answer_data_tag == 6'd10, memory_answer_data_tag == 6'd9, memory_answer_data_tag == 6'd8,
      memory_answer_data_tag == 6'd7, memory_answer_data_tag == 6'd6, memory_answer_data_tag == 6'd5,
      memory_answer_data_tag == 6'd4, memory_answer_data_tag == 6'd3, memory_answer_data_tag == 6'd2,
      memory_answer_data_tag == 6'd1, memory_answer_data_tag == 6'd0};  // OrderedLines.java:88
  wire [63:0] newly = memory_answer_valid ? newly_joined : 64'd0;  // OrderedLines.java:88
  wire [6:0] open = next - oldest;  // OrderedLines.java:93
  wire [63:0] answered_joined = {first == 6'd63, first == 6'd62, first == 6'd61, first == 6'd60, first == 6'd59,
      first == 6'd58, first == 6'd57, first == 6'd56, first == 6'd55, first == 6'd54, first == 6'd53, first
      == 6'd52, first == 6'd51, first == 6'd50, first == 6'd49, first == 6'd48, first == 6'd47, first == 6'd46,
      first == 6'd45, first == 6'd44, first == 6'd43, first == 6'd42, first == 6'd41, first == 6'd40, first
      == 6'd39, first == 6'd38, first == 6'd37, first == 6'd36, first == 6'd35, first == 6'd34, first == 6'd33,
      first == 6'd32, first == 6'd31, first == 6'd30, first == 6'd29, first == 6'd28, first == 6'd27, first
      == 6'd26, first == 6'd25, first == 6'd24, first == 6'd23, first == 6'd22, first == 6'd21, first == 6'd20,
      first == 6'd19, first == 6'd18, first == 6'd17, first == 6'd16, first == 6'd15, first == 6'd14, first
      == 6'd13, first == 6'd12, first == 6'd11, first == 6'd10, first == 6'd9, first == 6'd8, first == 6'd7,
      first == 6'd6, first == 6'd5, first == 6'd4, first == 6'd3, first == 6'd2, first == 6'd1, first == 6'd0};  // OrderedLines.java:89
  wire [255:0] register_read = lines[first];  // OrderedLines.java:103
  assign returns = returned;  // OrderedLines.java:102
  assign line = register;  // OrderedLines.java:103
  assign request_ready = memory_request_ready && hasTag;  // OrderedLines.java:73
  assign memory_request_data_write = request_data_write;  // OrderedLines.java:74
  assign memory_request_data_tag = next[5:0];  // OrderedLines.java:75
  assign memory_request_data_address = request_data_line;  // OrderedLines.java:76
  assign memory_request_data_data = request_data_data;  // OrderedLines.java:77
  assign memory_request_data_mask = request_data_lanes;  // OrderedLines.java:78
  assign memory_request_valid = request_valid && hasTag;  // OrderedLines.java:72
  assign memory_answer_ready = 1'b1;  // OrderedLines.java:83
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // OrderedLines.java:79
      next <= next + 7'd1;  // OrderedLines.java:79
    end
    if (memory_answer_valid) begin  // OrderedLines.java:84
      lines[memory_answer_data_tag] <= memory_answer_data_data;  // OrderedLines.java:84
    end
    answered <= (answered | newly) & ~(goes ? answered_joined : 64'd0);  // OrderedLines.java:89
    if (goes) begin  // OrderedLines.java:91
      oldest <= oldest + 7'd1;  // OrderedLines.java:91
    end
    if (goes) begin  // OrderedLines.java:94
      allUsed <= 1'b0;  // OrderedLines.java:94
    end else if (request_valid && request_ready && (open == 7'd63)) begin  // OrderedLines.java:94
      allUsed <= 1'b1;  // OrderedLines.java:94
    end
    returned <= goes;  // OrderedLines.java:101
    if (goes) begin  // OrderedLines.java:103
      register <= register_read;  // OrderedLines.java:103
    end
    if (reset) begin
      oldest <= 7'd0;  // OrderedLines.java:63
      next <= 7'd0;  // OrderedLines.java:64
      answered <= 64'd0;  // OrderedLines.java:65
      allUsed <= 1'b0;  // OrderedLines.java:68
      returned <= 1'b0;  // OrderedLines.java:100
    end
  end
  wire unused_ok = &{1'b0, goes_shifted[63:1]};
`ifdef HEDDLE_SIMULATION
  wire [5:0] place = memory_answer_data_tag - first;  // OrderedLines.java:105
  wire [63:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:107
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:107
  always @(posedge clock) begin
    if (!reset) begin
      if (!(allUsed == (open == 7'd64))) begin  // OrderedLines.java:95
        $display("assertion failed: whether all tags are used is known a cycle ahead (OrderedLines.java:95)");
        $stop;  // OrderedLines.java:95
      end
      if (!(!memory_answer_valid || isAwaited)) begin  // OrderedLines.java:108
        $display("assertion failed: an answer is to a request that is not answered yet (OrderedLines.java:108)");
        $stop;  // OrderedLines.java:108
      end
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[63:1]};
`endif
`ifdef FORMAL
  wire [5:0] place = memory_answer_data_tag - first;  // OrderedLines.java:105
  wire [63:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:107
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:107
  always @(posedge clock) begin
    if (!reset) begin
      assert (allUsed == (open == 7'd64));  // OrderedLines.java:95
      assert (!memory_answer_valid || isAwaited);  // OrderedLines.java:108
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[63:1]};
`endif
endmodule
`default_nettype wire
