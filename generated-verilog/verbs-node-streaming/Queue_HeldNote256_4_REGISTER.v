`default_nettype none
// payload=HeldNote256, depth=4, output=REGISTER
module Queue_HeldNote256_4_REGISTER (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [1:0] enqueue_data_note_kind,  // Queue.java:62
  input  wire enqueue_data_note_mayWait,  // Queue.java:62
  input  wire [5:0] enqueue_data_note_queuePair,  // Queue.java:62
  input  wire [4:0] enqueue_data_note_place,  // Queue.java:62
  input  wire [7:0] enqueue_data_note_syndrome,  // Queue.java:62
  input  wire [23:0] enqueue_data_note_psn,  // Queue.java:62
  input  wire [23:0] enqueue_data_note_messages,  // Queue.java:62
  input  wire enqueue_data_note_resource_isAtomic,  // Queue.java:62
  input  wire [23:0] enqueue_data_note_resource_psn,  // Queue.java:62
  input  wire [63:0] enqueue_data_note_resource_address,  // Queue.java:62
  input  wire [31:0] enqueue_data_note_resource_key,  // Queue.java:62
  input  wire [31:0] enqueue_data_note_resource_length,  // Queue.java:62
  input  wire [23:0] enqueue_data_note_resource_messages,  // Queue.java:62
  input  wire [3:0] enqueue_data_begun,  // Queue.java:62
  input  wire [4:0] enqueue_data_given,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [1:0] dequeue_data_note_kind,  // Queue.java:63
  output wire dequeue_data_note_mayWait,  // Queue.java:63
  output wire [5:0] dequeue_data_note_queuePair,  // Queue.java:63
  output wire [4:0] dequeue_data_note_place,  // Queue.java:63
  output wire [7:0] dequeue_data_note_syndrome,  // Queue.java:63
  output wire [23:0] dequeue_data_note_psn,  // Queue.java:63
  output wire [23:0] dequeue_data_note_messages,  // Queue.java:63
  output wire dequeue_data_note_resource_isAtomic,  // Queue.java:63
  output wire [23:0] dequeue_data_note_resource_psn,  // Queue.java:63
  output wire [63:0] dequeue_data_note_resource_address,  // Queue.java:63
  output wire [31:0] dequeue_data_note_resource_key,  // Queue.java:63
  output wire [31:0] dequeue_data_note_resource_length,  // Queue.java:63
  output wire [23:0] dequeue_data_note_resource_messages,  // Queue.java:63
  output wire [3:0] dequeue_data_begun,  // Queue.java:63
  output wire [4:0] dequeue_data_given,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [2:0] count  // Queue.java:64
);
  reg  [2:0] used;  // Queue.java:66
  reg  [1:0] head;  // Queue.java:104
  reg  [1:0] tail;  // Queue.java:105
  reg  [1:0] oldest_note_kind;  // Queue.java:106
  reg  oldest_note_mayWait;  // Queue.java:106
  reg  [5:0] oldest_note_queuePair;  // Queue.java:106
  reg  [4:0] oldest_note_place;  // Queue.java:106
  reg  [7:0] oldest_note_syndrome;  // Queue.java:106
  reg  [23:0] oldest_note_psn;  // Queue.java:106
  reg  [23:0] oldest_note_messages;  // Queue.java:106
  reg  oldest_note_resource_isAtomic;  // Queue.java:106
  reg  [23:0] oldest_note_resource_psn;  // Queue.java:106
  reg  [63:0] oldest_note_resource_address;  // Queue.java:106
  reg  [31:0] oldest_note_resource_key;  // Queue.java:106
  reg  [31:0] oldest_note_resource_length;  // Queue.java:106
  reg  [23:0] oldest_note_resource_messages;  // Queue.java:106
  reg  [3:0] oldest_begun;  // Queue.java:106
  reg  [4:0] oldest_given;  // Queue.java:106
  reg  [255:0] words [0:3];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 3'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [255:0] read_word = words[head];  // Queue.java:118
  assign enqueue_ready = used != 3'd4;  // Queue.java:67
  assign dequeue_data_note_kind = oldest_note_kind;  // Queue.java:107
  assign dequeue_data_note_mayWait = oldest_note_mayWait;  // Queue.java:107
  assign dequeue_data_note_queuePair = oldest_note_queuePair;  // Queue.java:107
  assign dequeue_data_note_place = oldest_note_place;  // Queue.java:107
  assign dequeue_data_note_syndrome = oldest_note_syndrome;  // Queue.java:107
  assign dequeue_data_note_psn = oldest_note_psn;  // Queue.java:107
  assign dequeue_data_note_messages = oldest_note_messages;  // Queue.java:107
  assign dequeue_data_note_resource_isAtomic = oldest_note_resource_isAtomic;  // Queue.java:107
  assign dequeue_data_note_resource_psn = oldest_note_resource_psn;  // Queue.java:107
  assign dequeue_data_note_resource_address = oldest_note_resource_address;  // Queue.java:107
  assign dequeue_data_note_resource_key = oldest_note_resource_key;  // Queue.java:107
  assign dequeue_data_note_resource_length = oldest_note_resource_length;  // Queue.java:107
  assign dequeue_data_note_resource_messages = oldest_note_resource_messages;  // Queue.java:107
  assign dequeue_data_begun = oldest_begun;  // Queue.java:107
  assign dequeue_data_given = oldest_given;  // Queue.java:107
  assign dequeue_valid = used != 3'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 3'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 3'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= {enqueue_data_note_kind, enqueue_data_note_mayWait, enqueue_data_note_queuePair,
          enqueue_data_note_place, enqueue_data_note_syndrome, enqueue_data_note_psn,
          enqueue_data_note_messages, enqueue_data_note_resource_isAtomic, enqueue_data_note_resource_psn,
          enqueue_data_note_resource_address, enqueue_data_note_resource_key, enqueue_data_note_resource_length,
          enqueue_data_note_resource_messages, enqueue_data_begun, enqueue_data_given};  // Queue.java:113
      tail <= tail + 2'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 2'd1;  // Queue.java:124
      end
      oldest_note_kind <= waits ? read_word[255:254] : enqueue_data_note_kind;  // Queue.java:118
      oldest_note_mayWait <= waits ? read_word[253] : enqueue_data_note_mayWait;  // Queue.java:118
      oldest_note_queuePair <= waits ? read_word[252:247] : enqueue_data_note_queuePair;  // Queue.java:118
      oldest_note_place <= waits ? read_word[246:242] : enqueue_data_note_place;  // Queue.java:118
      oldest_note_syndrome <= waits ? read_word[241:234] : enqueue_data_note_syndrome;  // Queue.java:118
      oldest_note_psn <= waits ? read_word[233:210] : enqueue_data_note_psn;  // Queue.java:118
      oldest_note_messages <= waits ? read_word[209:186] : enqueue_data_note_messages;  // Queue.java:118
      oldest_note_resource_isAtomic <= waits ? read_word[185] : enqueue_data_note_resource_isAtomic;  // Queue.java:118
      oldest_note_resource_psn <= waits ? read_word[184:161] : enqueue_data_note_resource_psn;  // Queue.java:118
      oldest_note_resource_address <= waits ? read_word[160:97] : enqueue_data_note_resource_address;  // Queue.java:118
      oldest_note_resource_key <= waits ? read_word[96:65] : enqueue_data_note_resource_key;  // Queue.java:118
      oldest_note_resource_length <= waits ? read_word[64:33] : enqueue_data_note_resource_length;  // Queue.java:118
      oldest_note_resource_messages <= waits ? read_word[32:9] : enqueue_data_note_resource_messages;  // Queue.java:118
      oldest_begun <= waits ? read_word[8:5] : enqueue_data_begun;  // Queue.java:118
      oldest_given <= waits ? read_word[4:0] : enqueue_data_given;  // Queue.java:118
    end
    if (reset) begin
      used <= 3'd0;  // Queue.java:66
      head <= 2'd0;  // Queue.java:104
      tail <= 2'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
