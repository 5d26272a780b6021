`default_nettype none
// map=face
module RegisterBlock_face (  // FieldSides.java:47
  input  wire clock,  // FieldSides.java:47
  input  wire reset,  // FieldSides.java:47
  input  wire [5:0] request_data_address,  // FieldStorage.java:51
  input  wire request_data_write,  // FieldStorage.java:51
  input  wire [63:0] request_data_data,  // FieldStorage.java:51
  input  wire [7:0] request_data_strobes,  // FieldStorage.java:51
  input  wire request_valid,  // FieldStorage.java:51
  output wire request_ready,  // FieldStorage.java:51
  output wire [63:0] response_data_data,  // FieldStorage.java:52
  output wire response_data_error,  // FieldStorage.java:52
  output wire response_valid,  // FieldStorage.java:52
  input  wire response_ready,  // FieldStorage.java:52
  input  wire state_linkUp,  // FieldSides.java:84
  input  wire state_event,  // FieldSides.java:84
  output wire cause_linkUp,  // FieldSides.java:89
  input  wire cause_linkUp_set,  // FieldSides.java:84
  output wire cause_linkDown,  // FieldSides.java:89
  input  wire cause_linkDown_set,  // FieldSides.java:84
  output wire cause_memory,  // FieldSides.java:89
  input  wire cause_memory_set,  // FieldSides.java:84
  output wire mask_linkUp,  // FieldSides.java:89
  output wire mask_linkDown,  // FieldSides.java:89
  output wire mask_memory,  // FieldSides.java:89
  output wire mask_event  // FieldSides.java:89
);
  wire [63:0] word_identity;  // FieldStorage.java:74
  wire [63:0] word_state;  // FieldStorage.java:74
  reg  cause_linkUp_kept;  // FieldStorage.java:174
  wire writes_cause;  // FieldStorage.java:70
  reg  cause_linkDown_kept;  // FieldStorage.java:174
  reg  cause_memory_kept;  // FieldStorage.java:174
  wire [63:0] word_cause;  // FieldStorage.java:74
  reg  mask_linkUp_kept;  // FieldStorage.java:174
  wire writes_mask;  // FieldStorage.java:70
  reg  mask_linkDown_kept;  // FieldStorage.java:174
  reg  mask_memory_kept;  // FieldStorage.java:174
  reg  mask_event_kept;  // FieldStorage.java:174
  wire [63:0] word_mask;  // FieldStorage.java:74
  reg  [63:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [63:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  answered;  // FieldStorage.java:78
  wire [63:0] byteMask = {request_data_strobes[7], request_data_strobes[7], request_data_strobes[7],
      request_data_strobes[7], request_data_strobes[7], request_data_strobes[7], request_data_strobes[7],
      request_data_strobes[7], request_data_strobes[6], request_data_strobes[6], request_data_strobes[6],
      request_data_strobes[6], request_data_strobes[6], request_data_strobes[6], request_data_strobes[6],
      request_data_strobes[6], request_data_strobes[5], request_data_strobes[5], request_data_strobes[5],
      request_data_strobes[5], request_data_strobes[5], request_data_strobes[5], request_data_strobes[5],
      request_data_strobes[5], request_data_strobes[4], request_data_strobes[4], request_data_strobes[4],
      request_data_strobes[4], request_data_strobes[4], request_data_strobes[4], request_data_strobes[4],
      request_data_strobes[4], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3],
      request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3],
      request_data_strobes[3], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2],
      request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2],
      request_data_strobes[2], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1],
      request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1],
      request_data_strobes[1], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0],
      request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0],
      request_data_strobes[0]};  // FieldStorage.java:254
  wire [63:0] strobed = request_data_data & byteMask;  // FieldStorage.java:55
  assign request_ready = !answered;  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = answered;  // BusSide.java:95
  assign cause_linkUp = cause_linkUp_kept;  // FieldStorage.java:182
  assign cause_linkDown = cause_linkDown_kept;  // FieldStorage.java:182
  assign cause_memory = cause_memory_kept;  // FieldStorage.java:182
  assign mask_linkUp = mask_linkUp_kept;  // FieldStorage.java:182
  assign mask_linkDown = mask_linkDown_kept;  // FieldStorage.java:182
  assign mask_memory = mask_memory_kept;  // FieldStorage.java:182
  assign mask_event = mask_event_kept;  // FieldStorage.java:182
  assign word_identity = 64'h4e49434641434531;  // RegisterBlock.java:180
  assign word_state = {62'd0, state_event, state_linkUp};  // RegisterBlock.java:180
  assign writes_cause = request_valid && request_ready && request_data_write && (request_data_address == 6'd16);  // RegisterAccesses.java:41
  assign word_cause = {61'd0, cause_memory_kept, cause_linkDown_kept, cause_linkUp_kept};  // RegisterBlock.java:180
  assign writes_mask = request_valid && request_ready && request_data_write && (request_data_address == 6'd24);  // RegisterAccesses.java:41
  assign word_mask = {60'd0, mask_event_kept, mask_memory_kept, mask_linkDown_kept, mask_linkUp_kept};  // RegisterBlock.java:180
  always @* begin
    read = 64'd0;  // BusSide.java:39
    case (request_data_address)  // RegisterBlock.java:65
      6'd0: begin  // RegisterBlock.java:69
        read = word_identity;  // BusSide.java:51
      end
      6'd8: begin  // RegisterBlock.java:69
        read = word_state;  // BusSide.java:51
      end
      6'd16: begin  // RegisterBlock.java:69
        read = word_cause;  // BusSide.java:51
      end
      6'd24: begin  // RegisterBlock.java:69
        read = word_mask;  // BusSide.java:51
      end
      default: ;
    endcase
  end
  always @* begin
    known = 1'b0;  // BusSide.java:40
    case (request_data_address)  // RegisterBlock.java:65
      6'd0: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd8: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd16: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd24: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      default: ;
    endcase
  end
  always @(posedge clock) begin
    cause_linkUp_kept <= (cause_linkUp_kept && !(writes_cause ? strobed[0] : 1'b0)) || cause_linkUp_set;  // FieldStorage.java:208
    cause_linkDown_kept <= (cause_linkDown_kept && !(writes_cause ? strobed[1] : 1'b0)) || cause_linkDown_set;  // FieldStorage.java:208
    cause_memory_kept <= (cause_memory_kept && !(writes_cause ? strobed[2] : 1'b0)) || cause_memory_set;  // FieldStorage.java:208
    if (writes_mask && request_data_strobes[0]) begin  // FieldStorage.java:152
      mask_linkUp_kept <= request_data_data[0];  // FieldStorage.java:208
    end
    if (writes_mask && request_data_strobes[0]) begin  // FieldStorage.java:152
      mask_linkDown_kept <= request_data_data[1];  // FieldStorage.java:208
    end
    if (writes_mask && request_data_strobes[0]) begin  // FieldStorage.java:152
      mask_memory_kept <= request_data_data[2];  // FieldStorage.java:208
    end
    if (writes_mask && request_data_strobes[0]) begin  // FieldStorage.java:152
      mask_event_kept <= request_data_data[3];  // FieldStorage.java:208
    end
    if (request_valid && request_ready) begin  // FieldStorage.java:86
      answered <= 1'b1;  // BusSide.java:114
      answer <= request_data_write ? 64'd0 : read;  // BusSide.java:115
      error <= !known;  // BusSide.java:116
    end else if (response_ready) begin  // BusSide.java:118
      answered <= 1'b0;  // BusSide.java:118
    end
    if (reset) begin
      cause_linkUp_kept <= 1'b0;  // FieldStorage.java:174
      cause_linkDown_kept <= 1'b0;  // FieldStorage.java:174
      cause_memory_kept <= 1'b0;  // FieldStorage.java:174
      mask_linkUp_kept <= 1'b0;  // FieldStorage.java:174
      mask_linkDown_kept <= 1'b0;  // FieldStorage.java:174
      mask_memory_kept <= 1'b0;  // FieldStorage.java:174
      mask_event_kept <= 1'b0;  // FieldStorage.java:174
      answered <= 1'b0;  // FieldStorage.java:78
    end
  end
  wire unused_ok = &{1'b0, strobed[63:3]};
endmodule
`default_nettype wire
