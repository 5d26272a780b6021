`default_nettype none
module EntryPages (  // EntryPages.java:41
  input  wire clock,  // EntryPages.java:41
  input  wire reset,  // EntryPages.java:41
  input  wire [255:0] entry_data,  // EntryPages.java:18
  input  wire entry_valid,  // EntryPages.java:18
  output wire entry_ready,  // EntryPages.java:18
  input  wire owner,  // EntryPages.java:20
  output wire [255:0] checked_data,  // EntryPages.java:22
  output wire checked_valid,  // EntryPages.java:22
  input  wire checked_ready,  // EntryPages.java:22
  output wire isUnmapped,  // EntryPages.java:24
  output wire run_data_process,  // EntryPages.java:26
  output wire [31:0] run_data_address,  // EntryPages.java:26
  output wire [24:0] run_data_bytes,  // EntryPages.java:26
  output wire run_valid,  // EntryPages.java:26
  input  wire run_ready,  // EntryPages.java:26
  input  wire answer_isMapped,  // EntryPages.java:28
  input  wire [15:0] answer_first,  // EntryPages.java:28
  input  wire [15:0] answer_last,  // EntryPages.java:28
  input  wire answers  // EntryPages.java:30
);
  localparam [2:0] State_EMPTY = 3'd0;
  localparam [2:0] State_DECIDING = 3'd1;
  localparam [2:0] State_ASKING = 3'd2;
  localparam [2:0] State_WALKING = 3'd3;
  localparam [2:0] State_KNOWN = 3'd4;
  reg  [2:0] state;  // EntryPages.java:42
  reg  [255:0] line;  // EntryPages.java:43
  reg  isMissing;  // EntryPages.java:44
  wire isEmpty = state == State_EMPTY;  // EntryPages.java:46
  wire passes = entry_data[60] && !entry_data[51];  // LmeField.java:99
  wire takes = entry_valid && entry_ready && !passes;  // EntryPages.java:48
  wire [31:0] length = line[223:192];  // LayoutField.java:18
  wire hasLength = (length != 32'd0) && (length <= 32'h1000000);  // EntryPages.java:55
  assign entry_ready = isEmpty && checked_ready;  // EntryPages.java:49
  assign checked_data = isEmpty ? entry_data : line;  // EntryPages.java:62
  assign checked_valid = (state == State_KNOWN) || (isEmpty && entry_valid && passes);  // EntryPages.java:61
  assign isUnmapped = isMissing && !isEmpty;  // EntryPages.java:63
  assign run_data_process = owner;  // EntryPages.java:57
  assign run_data_address = line[95:64];  // EntryPages.java:58
  assign run_data_bytes = length[24:0];  // EntryPages.java:59
  assign run_valid = state == State_ASKING;  // EntryPages.java:56
  always @(posedge clock) begin
    if (takes) begin  // EntryPages.java:50
      line <= entry_data;  // EntryPages.java:51
      isMissing <= 1'b0;  // EntryPages.java:52
    end
    if (answers) begin  // EntryPages.java:60
      isMissing <= !answer_isMapped;  // EntryPages.java:60
    end
    case (state)  // EntryPages.java:42
      State_EMPTY: begin  // EntryPages.java:65
        if (takes) begin  // EntryPages.java:65
          state <= State_DECIDING;  // EntryPages.java:65
        end
      end
      State_DECIDING: begin  // EntryPages.java:66
        if (hasLength) begin  // EntryPages.java:66
          state <= State_ASKING;  // EntryPages.java:66
        end else begin  // EntryPages.java:66
          state <= State_KNOWN;  // EntryPages.java:66
        end
      end
      State_ASKING: begin  // EntryPages.java:67
        if (run_ready) begin  // EntryPages.java:67
          state <= State_WALKING;  // EntryPages.java:67
        end
      end
      State_WALKING: begin  // EntryPages.java:68
        if (answers) begin  // EntryPages.java:68
          state <= State_KNOWN;  // EntryPages.java:68
        end
      end
      default /* State_KNOWN */: begin  // EntryPages.java:69
        if (checked_ready) begin  // EntryPages.java:69
          state <= State_EMPTY;  // EntryPages.java:69
        end
      end
    endcase
    if (reset) begin
      state <= State_EMPTY;  // EntryPages.java:42
      isMissing <= 1'b0;  // EntryPages.java:44
    end
  end
  wire unused_ok = &{1'b0, answer_first, answer_last};
endmodule
`default_nettype wire
