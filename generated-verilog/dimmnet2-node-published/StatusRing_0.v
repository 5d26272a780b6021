`default_nettype none
// offset=0
module StatusRing_0 (  // StatusRing.java:35
  input  wire clock,  // StatusRing.java:35
  input  wire reset,  // StatusRing.java:35
  input  wire [4:0] entry_data_status,  // StatusRing.java:21
  input  wire [15:0] entry_data_node,  // StatusRing.java:21
  input  wire [15:0] entry_data_tag,  // StatusRing.java:21
  input  wire [15:0] entry_data_bytes,  // StatusRing.java:21
  input  wire [29:0] entry_data_base,  // StatusRing.java:21
  input  wire [7:0] entry_data_entry,  // StatusRing.java:21
  input  wire entry_data_process,  // StatusRing.java:21
  input  wire entry_data_otherProcess,  // StatusRing.java:21
  input  wire entry_valid,  // StatusRing.java:21
  output wire entry_ready,  // StatusRing.java:21
  output wire [10:0] llcm_data_word,  // StatusRing.java:22
  output wire [63:0] llcm_data_data,  // StatusRing.java:22
  output wire llcm_valid,  // StatusRing.java:22
  input  wire llcm_ready,  // StatusRing.java:22
  input  wire [6:0] taken,  // StatusRing.java:24
  output wire [6:0] written,  // StatusRing.java:26
  input  wire drops,  // StatusRing.java:28
  output wire [15:0] dropped  // StatusRing.java:30
);
  reg  [6:0] count;  // StatusRing.java:37
  reg  second;  // StatusRing.java:38
  reg  noPlace;  // StatusRing.java:39
  reg  [15:0] lost;  // StatusRing.java:42
  wire full = noPlace && !second;  // StatusRing.java:41
  wire drop = entry_valid && full && drops;  // StatusRing.java:43
  wire [5:0] index = count[5:0];  // StatusRing.java:44
  wire phase = !count[6];  // StatusRing.java:45
  wire [63:0] head = {phase, 6'd0, entry_data_otherProcess, entry_data_bytes, entry_data_tag, entry_data_node,
      3'd0, entry_data_status};  // StatusRing.java:53
  wire [6:0] ringWord = {index, !second};  // StatusRing.java:54
  wire ends = llcm_valid && llcm_ready && second;  // StatusRing.java:65
  wire [6:0] waiting = count - taken;  // StatusRing.java:69
  assign entry_ready = (llcm_valid && llcm_ready && second) || (full && drops);  // StatusRing.java:61
  assign llcm_data_word = {4'd0, ringWord} + 11'd0;  // StatusRing.java:56
  assign llcm_data_data = second ? head : {24'd0, entry_data_entry, 2'd0, entry_data_base};  // StatusRing.java:59
  assign llcm_valid = entry_valid && !full;  // StatusRing.java:55
  assign written = count;  // StatusRing.java:62
  assign dropped = lost;  // StatusRing.java:72
  always @(posedge clock) begin
    if (llcm_valid && llcm_ready) begin  // StatusRing.java:64
      second <= !second;  // StatusRing.java:64
    end
    if (ends) begin  // StatusRing.java:66
      count <= count + 7'd1;  // StatusRing.java:66
    end
    noPlace <= ends ? (waiting == 7'd63) : (waiting == 7'd64);  // StatusRing.java:70
    if (drop && (lost != 16'hffff)) begin  // StatusRing.java:71
      lost <= lost + 16'd1;  // StatusRing.java:71
    end
    if (reset) begin
      count <= 7'd0;  // StatusRing.java:37
      second <= 1'b0;  // StatusRing.java:38
      noPlace <= 1'b0;  // StatusRing.java:39
      lost <= 16'd0;  // StatusRing.java:42
    end
  end
  wire unused_ok = &{1'b0, entry_data_process};
endmodule
`default_nettype wire
