`default_nettype none
// units=5, underWay=32, misses=SHARED, ahead=TRANSLATIONS, kept=WAYS
module AddressUnit_units5_underWay32_misses_SHARED_ahead_TRANSLATIONS_kept_WAYS (  // AddressUnit.java:108
  input  wire clock,  // AddressUnit.java:108
  input  wire reset,  // AddressUnit.java:108
  output wire answer_isAllowed,  // AddressUnit.java:60
  output wire [47:0] answer_address,  // AddressUnit.java:60
  output wire [12:0] answer_bytes,  // AddressUnit.java:60
  output wire answer_last,  // AddressUnit.java:60
  output wire answer_isList,  // AddressUnit.java:60
  output wire [47:0] answer_list,  // AddressUnit.java:60
  output wire [16:0] answer_entries,  // AddressUnit.java:60
  input  wire [9:0] keys_data_index,  // AddressUnit.java:64
  input  wire [255:0] keys_data_region,  // AddressUnit.java:64
  input  wire keys_valid,  // AddressUnit.java:64
  input  wire forgets,  // AddressUnit.java:66
  output wire [42:0] memory_data,  // AddressUnit.java:68
  output wire memory_valid,  // AddressUnit.java:68
  input  wire memory_ready,  // AddressUnit.java:68
  input  wire returns,  // AddressUnit.java:70
  input  wire [255:0] line,  // AddressUnit.java:72
  output wire misses,  // AddressUnit.java:76
  input  wire [63:0] ahead_data_address,  // AddressUnit.java:120
  input  wire [31:0] ahead_data_key,  // AddressUnit.java:120
  input  wire [31:0] ahead_data_bytes,  // AddressUnit.java:120
  input  wire [15:0] ahead_data_domain,  // AddressUnit.java:120
  input  wire [3:0] ahead_data_rights,  // AddressUnit.java:120
  input  wire ahead_data_last,  // AddressUnit.java:120
  input  wire ahead_data_isPhysical,  // AddressUnit.java:120
  input  wire ahead_data_isCheck,  // AddressUnit.java:120
  input  wire ahead_data_isList,  // AddressUnit.java:120
  input  wire ahead_data_isWrong,  // AddressUnit.java:120
  input  wire ahead_valid,  // AddressUnit.java:120
  output wire ahead_ready,  // AddressUnit.java:120
  input  wire [63:0] runs_0_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_0_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_0_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_0_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_0_data_rights,  // AddressUnit.java:125
  input  wire runs_0_data_last,  // AddressUnit.java:125
  input  wire runs_0_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_0_data_isCheck,  // AddressUnit.java:125
  input  wire runs_0_data_isList,  // AddressUnit.java:125
  input  wire runs_0_data_isWrong,  // AddressUnit.java:125
  input  wire runs_0_valid,  // AddressUnit.java:125
  output wire runs_0_ready,  // AddressUnit.java:125
  input  wire [63:0] runs_1_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_1_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_1_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_1_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_1_data_rights,  // AddressUnit.java:125
  input  wire runs_1_data_last,  // AddressUnit.java:125
  input  wire runs_1_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_1_data_isCheck,  // AddressUnit.java:125
  input  wire runs_1_data_isList,  // AddressUnit.java:125
  input  wire runs_1_data_isWrong,  // AddressUnit.java:125
  input  wire runs_1_valid,  // AddressUnit.java:125
  output wire runs_1_ready,  // AddressUnit.java:125
  input  wire [63:0] runs_2_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_2_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_2_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_2_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_2_data_rights,  // AddressUnit.java:125
  input  wire runs_2_data_last,  // AddressUnit.java:125
  input  wire runs_2_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_2_data_isCheck,  // AddressUnit.java:125
  input  wire runs_2_data_isList,  // AddressUnit.java:125
  input  wire runs_2_data_isWrong,  // AddressUnit.java:125
  input  wire runs_2_valid,  // AddressUnit.java:125
  output wire runs_2_ready,  // AddressUnit.java:125
  input  wire [63:0] runs_3_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_3_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_3_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_3_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_3_data_rights,  // AddressUnit.java:125
  input  wire runs_3_data_last,  // AddressUnit.java:125
  input  wire runs_3_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_3_data_isCheck,  // AddressUnit.java:125
  input  wire runs_3_data_isList,  // AddressUnit.java:125
  input  wire runs_3_data_isWrong,  // AddressUnit.java:125
  input  wire runs_3_valid,  // AddressUnit.java:125
  output wire runs_3_ready,  // AddressUnit.java:125
  input  wire [63:0] runs_4_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_4_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_4_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_4_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_4_data_rights,  // AddressUnit.java:125
  input  wire runs_4_data_last,  // AddressUnit.java:125
  input  wire runs_4_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_4_data_isCheck,  // AddressUnit.java:125
  input  wire runs_4_data_isList,  // AddressUnit.java:125
  input  wire runs_4_data_isWrong,  // AddressUnit.java:125
  input  wire runs_4_valid,  // AddressUnit.java:125
  output wire runs_4_ready,  // AddressUnit.java:125
  output wire [4:0] answers  // AddressUnit.java:126
);
  reg  [63:0] run_address;  // AddressUnit.java:92
  reg  [31:0] run_key;  // AddressUnit.java:92
  reg  [31:0] run_bytes;  // AddressUnit.java:92
  reg  [15:0] run_domain;  // AddressUnit.java:92
  reg  [3:0] run_rights;  // AddressUnit.java:92
  reg  run_last;  // AddressUnit.java:92
  reg  run_isPhysical;  // AddressUnit.java:92
  reg  run_isCheck;  // AddressUnit.java:92
  reg  run_isList;  // AddressUnit.java:92
  reg  run_isWrong;  // AddressUnit.java:92
  reg  [255:0] region;  // AddressUnit.java:93
  wire answersNow;  // AddressUnit.java:99
  wire isFresh;  // AddressUnit.java:214
  wire second_isThere;  // AddressUnit.java:139
  wire [2:0] second_unit;  // AddressUnit.java:139
  wire [9:0] second_key;  // AddressUnit.java:139
  wire [47:0] second_address;  // AddressUnit.java:139
  wire [12:0] second_bytes;  // AddressUnit.java:139
  wire second_last;  // AddressUnit.java:139
  wire second_isList;  // AddressUnit.java:139
  wire second_needsPage;  // AddressUnit.java:139
  wire second_isPhysical;  // AddressUnit.java:139
  wire second_isWrong;  // AddressUnit.java:139
  wire second_mayTouch;  // AddressUnit.java:139
  wire [47:0] second_entry;  // AddressUnit.java:139
  wire [16:0] second_entries;  // AddressUnit.java:139
  reg  third_isThere;  // AddressUnit.java:140
  reg  [2:0] third_unit;  // AddressUnit.java:140
  reg  [9:0] third_key;  // AddressUnit.java:140
  reg  [47:0] third_address;  // AddressUnit.java:140
  reg  [12:0] third_bytes;  // AddressUnit.java:140
  reg  third_last;  // AddressUnit.java:140
  reg  third_isList;  // AddressUnit.java:140
  reg  third_needsPage;  // AddressUnit.java:140
  reg  third_isPhysical;  // AddressUnit.java:140
  reg  third_isWrong;  // AddressUnit.java:140
  reg  third_mayTouch;  // AddressUnit.java:140
  reg  [47:0] third_entry;  // AddressUnit.java:140
  reg  [16:0] third_entries;  // AddressUnit.java:140
  reg  fourth_isThere;  // AddressUnit.java:141
  reg  [2:0] fourth_unit;  // AddressUnit.java:141
  reg  [9:0] fourth_key;  // AddressUnit.java:141
  reg  [47:0] fourth_address;  // AddressUnit.java:141
  reg  [12:0] fourth_bytes;  // AddressUnit.java:141
  reg  fourth_last;  // AddressUnit.java:141
  reg  fourth_isList;  // AddressUnit.java:141
  reg  fourth_needsPage;  // AddressUnit.java:141
  reg  fourth_isPhysical;  // AddressUnit.java:141
  reg  fourth_isWrong;  // AddressUnit.java:141
  reg  fourth_mayTouch;  // AddressUnit.java:141
  reg  [47:0] fourth_entry;  // AddressUnit.java:141
  reg  [16:0] fourth_entries;  // AddressUnit.java:141
  reg  fifth_isThere;  // AddressUnit.java:142
  reg  [2:0] fifth_unit;  // AddressUnit.java:142
  reg  [9:0] fifth_key;  // AddressUnit.java:142
  reg  [47:0] fifth_address;  // AddressUnit.java:142
  reg  [12:0] fifth_bytes;  // AddressUnit.java:142
  reg  fifth_last;  // AddressUnit.java:142
  reg  fifth_isList;  // AddressUnit.java:142
  reg  fifth_needsPage;  // AddressUnit.java:142
  reg  fifth_isPhysical;  // AddressUnit.java:142
  reg  fifth_isWrong;  // AddressUnit.java:142
  reg  fifth_mayTouch;  // AddressUnit.java:142
  reg  [47:0] fifth_entry;  // AddressUnit.java:142
  reg  [16:0] fifth_entries;  // AddressUnit.java:142
  wire turns_sink_ready;  // AddressUnit.java:153
  reg  [5:0] under;  // AddressUnit.java:165
  reg  [63:0] first_address;  // AddressUnit.java:174
  reg  [31:0] first_key;  // AddressUnit.java:174
  reg  [31:0] first_bytes;  // AddressUnit.java:174
  reg  [15:0] first_domain;  // AddressUnit.java:174
  reg  [3:0] first_rights;  // AddressUnit.java:174
  reg  first_last;  // AddressUnit.java:174
  reg  first_isPhysical;  // AddressUnit.java:174
  reg  first_isCheck;  // AddressUnit.java:174
  reg  first_isList;  // AddressUnit.java:174
  reg  first_isWrong;  // AddressUnit.java:174
  reg  [2:0] firstUnit;  // AddressUnit.java:175
  reg  hasFirst;  // AddressUnit.java:176
  reg  table_written;  // AddressUnit.java:187
  reg  [206:0] row;  // AddressUnit.java:189
  reg  [2:0] unit;  // AddressUnit.java:190
  reg  isThere;  // AddressUnit.java:191
  reg  forgot;  // AddressUnit.java:204
  reg  [5:0] stale;  // AddressUnit.java:206
  reg  [31:0] bytes;  // AddressUnit.java:237
  reg  [47:0] length;  // AddressUnit.java:239
  reg  [47:0] lengthNow;  // AddressUnit.java:240
  reg  [35:0] page;  // AddressUnit.java:248
  reg  [35:0] firstPage;  // AddressUnit.java:307
  reg  comes;  // AddressUnit.java:340
  reg  [63:0] translation;  // AddressUnit.java:342
  reg  [255:0] entries;  // AddressUnit.java:343
  reg  [48:0] of;  // AddressUnit.java:344
  wire bounds_isInside;  // AddressUnit.java:98
  wire shared_isShared, shared_isOldest; wire [36:0] shared_last;  // AddressUnit.java:118
  wire early_wanted_ready, early_run_data_last, early_run_data_isPhysical, early_run_data_isCheck,
      early_run_data_isList, early_run_data_isWrong, early_run_valid, early_reads, early_isStale;  // AddressUnit.java:119
  wire [63:0] early_run_data_address; wire [31:0] early_run_data_key, early_run_data_bytes;  // AddressUnit.java:119
  wire [15:0] early_run_data_domain; wire [3:0] early_run_data_rights;  // AddressUnit.java:119
  wire cache_hits; wire [35:0] cache_physicalPage;  // AddressUnit.java:128
  wire pending_enqueue_ready, pending_dequeue_data_isAllowed, pending_dequeue_data_waits,
      pending_dequeue_data_last, pending_dequeue_data_isList, pending_dequeue_valid;  // AddressUnit.java:130
  wire [2:0] pending_dequeue_data_unit; wire [11:0] pending_dequeue_data_offset;  // AddressUnit.java:130
  wire [12:0] pending_dequeue_data_bytes; wire [64:0] pending_dequeue_data_place; wire [5:0] pending_count;  // AddressUnit.java:130
  wire asked_enqueue_ready, asked_dequeue_valid; wire [42:0] asked_dequeue_data; wire [6:0] asked_count;  // AddressUnit.java:131
  wire filling_enqueue_ready, filling_dequeue_valid; wire [48:0] filling_dequeue_data; wire [6:0] filling_count;  // AddressUnit.java:132
  wire found_enqueue_ready, found_dequeue_valid; wire [36:0] found_dequeue_data; wire [5:0] found_count;  // AddressUnit.java:138
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sources_4_ready, turns_sources_5_ready, turns_sink_data_last, turns_sink_data_isPhysical,
      turns_sink_data_isCheck, turns_sink_data_isList, turns_sink_data_isWrong, turns_sink_valid;  // AddressUnit.java:153
  wire [63:0] turns_sink_data_address; wire [31:0] turns_sink_data_key, turns_sink_data_bytes;  // AddressUnit.java:153
  wire [15:0] turns_sink_data_domain; wire [3:0] turns_sink_data_rights; wire [2:0] turns_chosen;  // AddressUnit.java:153
  wire entering0_source_ready, entering0_sink_data_last, entering0_sink_data_isPhysical,
      entering0_sink_data_isCheck, entering0_sink_data_isList, entering0_sink_data_isWrong,
      entering0_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering0_sink_data_address; wire [31:0] entering0_sink_data_key, entering0_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering0_sink_data_domain; wire [3:0] entering0_sink_data_rights;  // AddressUnit.java:155
  wire entering1_source_ready, entering1_sink_data_last, entering1_sink_data_isPhysical,
      entering1_sink_data_isCheck, entering1_sink_data_isList, entering1_sink_data_isWrong,
      entering1_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering1_sink_data_address; wire [31:0] entering1_sink_data_key, entering1_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering1_sink_data_domain; wire [3:0] entering1_sink_data_rights;  // AddressUnit.java:155
  wire entering2_source_ready, entering2_sink_data_last, entering2_sink_data_isPhysical,
      entering2_sink_data_isCheck, entering2_sink_data_isList, entering2_sink_data_isWrong,
      entering2_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering2_sink_data_address; wire [31:0] entering2_sink_data_key, entering2_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering2_sink_data_domain; wire [3:0] entering2_sink_data_rights;  // AddressUnit.java:155
  wire entering3_source_ready, entering3_sink_data_last, entering3_sink_data_isPhysical,
      entering3_sink_data_isCheck, entering3_sink_data_isList, entering3_sink_data_isWrong,
      entering3_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering3_sink_data_address; wire [31:0] entering3_sink_data_key, entering3_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering3_sink_data_domain; wire [3:0] entering3_sink_data_rights;  // AddressUnit.java:155
  wire entering4_source_ready, entering4_sink_data_last, entering4_sink_data_isPhysical,
      entering4_sink_data_isCheck, entering4_sink_data_isList, entering4_sink_data_isWrong,
      entering4_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering4_sink_data_address; wire [31:0] entering4_sink_data_key, entering4_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering4_sink_data_domain; wire [3:0] entering4_sink_data_rights;  // AddressUnit.java:155
  wire enteringAhead_source_ready, enteringAhead_sink_data_last, enteringAhead_sink_data_isPhysical,
      enteringAhead_sink_data_isCheck, enteringAhead_sink_data_isList, enteringAhead_sink_data_isWrong,
      enteringAhead_sink_valid;  // AddressUnit.java:160
  wire [63:0] enteringAhead_sink_data_address;  // AddressUnit.java:160
  wire [31:0] enteringAhead_sink_data_key, enteringAhead_sink_data_bytes;  // AddressUnit.java:160
  wire [15:0] enteringAhead_sink_data_domain; wire [3:0] enteringAhead_sink_data_rights;  // AddressUnit.java:160
  reg  [206:0] table_ [0:1023];  // AddressUnit.java:182
  integer table_word;  // AddressUnit.java:182
  initial begin  // AddressUnit.java:182
    for (table_word = 0; table_word < 1024; table_word = table_word + 1)
      table_[table_word] = 207'd0;
  end
  wire takes = turns_sink_valid && turns_sink_ready;  // AddressUnit.java:168
  wire isCounted = takes && (turns_chosen != 3'd5);  // AddressUnit.java:169
  wire [5:0] ifTaken = answersNow ? under : (under + 6'd1);  // AddressUnit.java:171
  wire [5:0] ifNot = answersNow ? (under - 6'd1) : under;  // AddressUnit.java:172
  wire packed_0 = keys_data_region[0];  // LayoutField.java:18
  wire [4:0] packed_1 = {keys_data_region[4:1], packed_0};  // RecordLayout.java:105
  wire [12:0] packed_2 = {keys_data_region[12:5], packed_1};  // RecordLayout.java:105
  wire [28:0] packed_3 = {keys_data_region[28:13], packed_2};  // RecordLayout.java:105
  wire [29:0] packed_4 = {keys_data_region[29], packed_3};  // RecordLayout.java:105
  wire [46:0] packed_5 = {keys_data_region[46:30], packed_4};  // RecordLayout.java:105
  wire [110:0] packed_6 = {keys_data_region[127:64], packed_5};  // RecordLayout.java:105
  wire [158:0] packed_7 = {keys_data_region[175:128], packed_6};  // RecordLayout.java:105
  wire [206:0] packed_8 = {keys_data_region[239:192], packed_7};  // RecordLayout.java:105
  wire whole_0 = row[0];  // RecordLayout.java:81
  wire [3:0] whole_1 = row[4:1];  // RecordLayout.java:81
  wire [4:0] record_0 = {whole_1, whole_0};  // RecordLayout.java:84
  wire [7:0] whole_2 = row[12:5];  // RecordLayout.java:81
  wire [12:0] record_1 = {whole_2, record_0};  // RecordLayout.java:84
  wire [15:0] whole_3 = row[28:13];  // RecordLayout.java:81
  wire [28:0] record_2 = {whole_3, record_1};  // RecordLayout.java:84
  wire whole_4 = row[29];  // RecordLayout.java:81
  wire [29:0] record_3 = {whole_4, record_2};  // RecordLayout.java:84
  wire [16:0] whole_5 = row[46:30];  // RecordLayout.java:81
  wire [46:0] record_4 = {whole_5, record_3};  // RecordLayout.java:84
  wire [63:0] whole_6 = row[110:47];  // RecordLayout.java:81
  wire [80:0] placed_0 = {whole_6, 17'd0};  // RecordLayout.java:83
  wire [127:0] record_5 = {placed_0, record_4};  // RecordLayout.java:84
  wire [47:0] whole_7 = row[158:111];  // RecordLayout.java:81
  wire [175:0] record_6 = {whole_7, record_5};  // RecordLayout.java:84
  wire [47:0] whole_8 = row[206:159];  // RecordLayout.java:81
  wire [63:0] placed_1 = {whole_8, 16'd0};  // RecordLayout.java:83
  wire [239:0] record_7 = {placed_1, record_6};  // RecordLayout.java:84
  wire forgetsNow = forgets || keys_valid;  // AddressUnit.java:203
  wire isKey = (run_key[31:19] == 13'd0) && (region[12:5] == run_key[7:0]) && (region[29] == run_key[18]);  // AddressUnit.java:412
  wire hasRights = (run_rights & ~region[4:1]) == 4'd0;  // AddressUnit.java:413
  wire [63:0] base = region[127:64];  // LayoutField.java:18
  wire [47:0] distance = {9'd0, page, 3'd0};  // AddressUnit.java:250
  wire isAllowed = ((fifth_mayTouch && bounds_isInside) || fifth_isPhysical) && !fifth_isWrong;  // AddressUnit.java:265
  wire [35:0] virtualPage = fifth_address[47:12];  // AddressUnit.java:257
  wire isAwaited_0 = fifth_isThere && (fifth_unit != 3'd5);  // AddressUnit.java:269
  wire reads_0 = isAwaited_0 && isAllowed && fifth_needsPage && !cache_hits;  // AddressUnit.java:272
  wire reads_1 = reads_0 && !shared_isShared;  // AddressUnit.java:279
  wire readsLine = reads_1 || early_reads;  // AddressUnit.java:302
  wire [1:0] place = fifth_entry[4:3];  // AddressUnit.java:306
  wire isAwaited_1 = comes && !of[48];  // AddressUnit.java:351
  wire [36:0] own = shared_isOldest ? shared_last : found_dequeue_data;  // AddressUnit.java:385
  wire isTranslated = pending_dequeue_data_waits || shared_isOldest;  // AddressUnit.java:386
  wire [206:0] row_read = table_[turns_sink_data_key[17:8]];  // AddressUnit.java:189
  wire [255:0] translation_shifted = line >> {filling_dequeue_data[1:0], 6'd0};  // AddressUnit.java:346
  assign answer_isAllowed = isTranslated ? own[36] : pending_dequeue_data_isAllowed;  // AddressUnit.java:388
  assign answer_address = {isTranslated ? own[35:0] : pending_dequeue_data_place[35:0],
      pending_dequeue_data_offset};  // AddressUnit.java:390
  assign answer_bytes = pending_dequeue_data_bytes;  // AddressUnit.java:392
  assign answer_last = pending_dequeue_data_last;  // AddressUnit.java:393
  assign answer_isList = pending_dequeue_data_isList;  // AddressUnit.java:394
  assign answer_list = pending_dequeue_data_place[47:0];  // AddressUnit.java:395
  assign answer_entries = pending_dequeue_data_place[64:48];  // AddressUnit.java:396
  assign memory_data = asked_dequeue_data;  // AddressUnit.java:337
  assign memory_valid = asked_dequeue_valid;  // AddressUnit.java:335
  assign misses = reads_1;  // AddressUnit.java:281
  assign answersNow = pending_dequeue_valid && (!pending_dequeue_data_waits || found_dequeue_valid);  // AddressUnit.java:376
  assign isFresh = (stale == 6'd0) && !forgot;  // AddressUnit.java:211
  assign ahead_ready = enteringAhead_source_ready;  // AddressUnit.java:161
  assign runs_0_ready = entering0_source_ready;  // AddressUnit.java:156
  assign runs_1_ready = entering1_source_ready;  // AddressUnit.java:156
  assign runs_2_ready = entering2_source_ready;  // AddressUnit.java:156
  assign runs_3_ready = entering3_source_ready;  // AddressUnit.java:156
  assign runs_4_ready = entering4_source_ready;  // AddressUnit.java:156
  assign answers = {answersNow && (pending_dequeue_data_unit == 3'd4), answersNow
      && (pending_dequeue_data_unit == 3'd3), answersNow && (pending_dequeue_data_unit == 3'd2), answersNow
      && (pending_dequeue_data_unit == 3'd1), answersNow && (pending_dequeue_data_unit == 3'd0)};  // AddressUnit.java:401
  assign second_isThere = isThere;  // AddressUnit.java:196
  assign second_unit = unit;  // AddressUnit.java:197
  assign second_key = run_key[17:8];  // AddressUnit.java:219
  assign second_address = run_address[47:0];  // AddressUnit.java:220
  assign second_bytes = run_bytes[12:0];  // AddressUnit.java:221
  assign second_last = run_last;  // AddressUnit.java:222
  assign second_isList = run_isList;  // AddressUnit.java:223
  assign second_needsPage = !(run_isCheck || run_isList || run_isPhysical);  // AddressUnit.java:225
  assign second_isPhysical = run_isPhysical;  // AddressUnit.java:226
  assign second_isWrong = run_isWrong;  // AddressUnit.java:227
  assign second_mayTouch = region[0] && isKey && hasRights && (region[28:13] == run_domain);  // AddressUnit.java:228
  assign second_entry = region[239:192];  // AddressUnit.java:229
  assign second_entries = region[46:30];  // AddressUnit.java:230
  assign turns_sink_ready = (under != 6'd32) && !keys_valid;  // AddressUnit.java:167
  always @* begin
    table_written = 1'b0;  // AddressUnit.java:187
    if (keys_valid) begin  // AddressUnit.java:185
      table_written = 1'b1;  // AddressUnit.java:187
    end
  end
  always @(posedge clock) begin
    under <= isCounted ? ifTaken : ifNot;  // AddressUnit.java:173
    hasFirst <= takes;  // AddressUnit.java:177
    if (takes) begin  // AddressUnit.java:178
      first_address <= turns_sink_data_address;  // AddressUnit.java:179
      first_key <= turns_sink_data_key;  // AddressUnit.java:179
      first_bytes <= turns_sink_data_bytes;  // AddressUnit.java:179
      first_domain <= turns_sink_data_domain;  // AddressUnit.java:179
      first_rights <= turns_sink_data_rights;  // AddressUnit.java:179
      first_last <= turns_sink_data_last;  // AddressUnit.java:179
      first_isPhysical <= turns_sink_data_isPhysical;  // AddressUnit.java:179
      first_isCheck <= turns_sink_data_isCheck;  // AddressUnit.java:179
      first_isList <= turns_sink_data_isList;  // AddressUnit.java:179
      first_isWrong <= turns_sink_data_isWrong;  // AddressUnit.java:179
      firstUnit <= turns_chosen;  // AddressUnit.java:180
    end
    if (keys_valid) begin  // AddressUnit.java:185
      table_[keys_data_index] <= packed_8;  // AddressUnit.java:187
    end
    if (takes) begin  // AddressUnit.java:189
      row <= (table_written && (keys_data_index == turns_sink_data_key[17:8])) ? 207'bx : row_read;  // AddressUnit.java:189
    end
    isThere <= hasFirst;  // AddressUnit.java:192
    run_address <= first_address;  // AddressUnit.java:193
    run_key <= first_key;  // AddressUnit.java:193
    run_bytes <= first_bytes;  // AddressUnit.java:193
    run_domain <= first_domain;  // AddressUnit.java:193
    run_rights <= first_rights;  // AddressUnit.java:193
    run_last <= first_last;  // AddressUnit.java:193
    run_isPhysical <= first_isPhysical;  // AddressUnit.java:193
    run_isCheck <= first_isCheck;  // AddressUnit.java:193
    run_isList <= first_isList;  // AddressUnit.java:193
    run_isWrong <= first_isWrong;  // AddressUnit.java:193
    unit <= firstUnit;  // AddressUnit.java:194
    region <= {16'd0, record_7};  // AddressUnit.java:195
    forgot <= forgetsNow;  // AddressUnit.java:205
    if (forgot) begin  // AddressUnit.java:208
      stale <= under - {5'd0, answersNow};  // AddressUnit.java:208
    end else if (answersNow && (stale != 6'd0)) begin  // AddressUnit.java:209
      stale <= stale - 6'd1;  // AddressUnit.java:209
    end
    third_isThere <= second_isThere;  // AddressUnit.java:231
    third_unit <= second_unit;  // AddressUnit.java:231
    third_key <= second_key;  // AddressUnit.java:231
    third_address <= second_address;  // AddressUnit.java:231
    third_bytes <= second_bytes;  // AddressUnit.java:231
    third_last <= second_last;  // AddressUnit.java:231
    third_isList <= second_isList;  // AddressUnit.java:231
    third_needsPage <= second_needsPage;  // AddressUnit.java:231
    third_isPhysical <= second_isPhysical;  // AddressUnit.java:231
    third_isWrong <= second_isWrong;  // AddressUnit.java:231
    third_mayTouch <= second_mayTouch;  // AddressUnit.java:231
    third_entry <= second_entry;  // AddressUnit.java:231
    third_entries <= second_entries;  // AddressUnit.java:231
    fifth_isThere <= fourth_isThere;  // AddressUnit.java:232
    fifth_unit <= fourth_unit;  // AddressUnit.java:232
    fifth_key <= fourth_key;  // AddressUnit.java:232
    fifth_address <= fourth_address;  // AddressUnit.java:232
    fifth_bytes <= fourth_bytes;  // AddressUnit.java:232
    fifth_last <= fourth_last;  // AddressUnit.java:232
    fifth_isList <= fourth_isList;  // AddressUnit.java:232
    fifth_needsPage <= fourth_needsPage;  // AddressUnit.java:232
    fifth_isPhysical <= fourth_isPhysical;  // AddressUnit.java:232
    fifth_isWrong <= fourth_isWrong;  // AddressUnit.java:232
    fifth_mayTouch <= fourth_mayTouch;  // AddressUnit.java:232
    fifth_entry <= fourth_entry;  // AddressUnit.java:232
    fifth_entries <= fourth_entries;  // AddressUnit.java:232
    bytes <= run_bytes;  // AddressUnit.java:238
    length <= region[175:128];  // AddressUnit.java:241
    lengthNow <= length;  // AddressUnit.java:242
    page <= run_address[47:12] - base[47:12];  // AddressUnit.java:249
    fourth_isThere <= third_isThere;  // AddressUnit.java:251
    fourth_unit <= third_unit;  // AddressUnit.java:251
    fourth_key <= third_key;  // AddressUnit.java:251
    fourth_address <= third_address;  // AddressUnit.java:251
    fourth_bytes <= third_bytes;  // AddressUnit.java:251
    fourth_last <= third_last;  // AddressUnit.java:251
    fourth_isList <= third_isList;  // AddressUnit.java:251
    fourth_needsPage <= third_needsPage;  // AddressUnit.java:251
    fourth_isPhysical <= third_isPhysical;  // AddressUnit.java:251
    fourth_isWrong <= third_isWrong;  // AddressUnit.java:251
    fourth_mayTouch <= third_mayTouch;  // AddressUnit.java:251
    fourth_entry <= third_entry + (third_isList ? 48'd0 : distance);  // AddressUnit.java:251
    fourth_entries <= third_entries;  // AddressUnit.java:251
    firstPage <= fourth_address[47:12] - {34'd0, fourth_entry[4:3]};  // AddressUnit.java:308
    comes <= returns;  // AddressUnit.java:341
    if (returns) begin  // AddressUnit.java:345
      translation <= translation_shifted[63:0];  // AddressUnit.java:346
      entries <= line;  // AddressUnit.java:347
      of <= filling_dequeue_data;  // AddressUnit.java:348
    end
    if (reset) begin
      third_isThere <= 1'b0;  // AddressUnit.java:140
      fourth_isThere <= 1'b0;  // AddressUnit.java:141
      fifth_isThere <= 1'b0;  // AddressUnit.java:142
      under <= 6'd0;  // AddressUnit.java:165
      hasFirst <= 1'b0;  // AddressUnit.java:176
      isThere <= 1'b0;  // AddressUnit.java:191
      forgot <= 1'b0;  // AddressUnit.java:204
      stale <= 6'd0;  // AddressUnit.java:206
      comes <= 1'b0;  // AddressUnit.java:340
    end
  end
  KeyBounds_64_32_48 bounds (  // AddressUnit.java:98
    .clock(clock), .isInside(bounds_isInside), .address(run_address), .bytes(bytes), .base(base),
    .length(lengthNow));
  SharedMisses_32 shared (  // AddressUnit.java:118
    .clock(clock), .reset(reset), .key(fifth_key), .page(virtualPage), .takes(isAwaited_0), .misses(reads_0),
    .isShared(shared_isShared), .forgets(forgets || keys_valid), .answers(answersNow),
    .finds(answersNow && pending_dequeue_data_waits), .found(found_dequeue_data), .isOldest(shared_isOldest),
    .last(shared_last));
  LinesAhead_32 early (  // AddressUnit.java:119
    .clock(clock), .reset(reset), .wanted_data_address(enteringAhead_sink_data_address),
    .wanted_data_key(enteringAhead_sink_data_key), .wanted_data_bytes(enteringAhead_sink_data_bytes),
    .wanted_data_domain(enteringAhead_sink_data_domain), .wanted_data_rights(enteringAhead_sink_data_rights),
    .wanted_data_last(enteringAhead_sink_data_last),
        .wanted_data_isPhysical(enteringAhead_sink_data_isPhysical),
    .wanted_data_isCheck(enteringAhead_sink_data_isCheck), .wanted_data_isList(enteringAhead_sink_data_isList),
    .wanted_data_isWrong(enteringAhead_sink_data_isWrong), .wanted_valid(enteringAhead_sink_valid),
    .wanted_ready(early_wanted_ready), .run_data_address(early_run_data_address),
    .run_data_key(early_run_data_key), .run_data_bytes(early_run_data_bytes),
    .run_data_domain(early_run_data_domain), .run_data_rights(early_run_data_rights),
    .run_data_last(early_run_data_last), .run_data_isPhysical(early_run_data_isPhysical),
    .run_data_isCheck(early_run_data_isCheck), .run_data_isList(early_run_data_isList),
    .run_data_isWrong(early_run_data_isWrong), .run_valid(early_run_valid), .run_ready(turns_sources_5_ready),
    .judged(fifth_isThere && (fifth_unit == 3'd5)), .isMissing(isAllowed && fifth_needsPage && !cache_hits),
    .reads(early_reads), .returns(comes && !isAwaited_1), .isStale(early_isStale),
    .forgets(forgets || keys_valid));
  TranslationWays_4_32 cache (  // AddressUnit.java:128
    .clock(clock), .reset(reset), .hits(cache_hits), .forgets(forgetsNow), .key(second_key),
    .page(run_address[47:12]), .physicalPage(cache_physicalPage), .line_data_key(of[47:38]),
    .line_data_firstPage(of[37:2]), .line_data_place(of[1:0]), .line_data_entries(entries),
    .line_valid(comes && isFresh && (isAwaited_1 || !early_isStale)));
  Queue_ResolvingRun97_32_REGISTER pending (  // AddressUnit.java:130
    .clock(clock), .reset(reset), .enqueue_data_unit(fifth_unit), .enqueue_data_isAllowed(isAllowed),
    .enqueue_data_waits(reads_1), .enqueue_data_offset(fifth_address[11:0]), .enqueue_data_bytes(fifth_bytes),
    .enqueue_data_last(fifth_last), .enqueue_data_isList(fifth_isList),
    .enqueue_data_place(fifth_isList ? {fifth_entries, fifth_entry}
        : {29'd0, fifth_isPhysical ? virtualPage : cache_physicalPage}),
    .enqueue_valid(isAwaited_0), .enqueue_ready(pending_enqueue_ready),
    .dequeue_data_unit(pending_dequeue_data_unit), .dequeue_data_isAllowed(pending_dequeue_data_isAllowed),
    .dequeue_data_waits(pending_dequeue_data_waits), .dequeue_data_offset(pending_dequeue_data_offset),
    .dequeue_data_bytes(pending_dequeue_data_bytes), .dequeue_data_last(pending_dequeue_data_last),
    .dequeue_data_isList(pending_dequeue_data_isList), .dequeue_data_place(pending_dequeue_data_place),
    .dequeue_valid(pending_dequeue_valid), .dequeue_ready(answersNow), .count(pending_count));
  Queue_UInt43_64_REGISTER asked (  // AddressUnit.java:131
    .clock(clock), .reset(reset), .enqueue_data(fifth_entry[47:5]), .enqueue_valid(readsLine),
    .enqueue_ready(asked_enqueue_ready), .dequeue_data(asked_dequeue_data), .dequeue_valid(asked_dequeue_valid),
    .dequeue_ready(memory_ready), .count(asked_count));
  Queue_UInt49_64_REGISTER filling (  // AddressUnit.java:132
    .clock(clock), .reset(reset), .enqueue_data({early_reads, fifth_key, firstPage, place}),
    .enqueue_valid(readsLine), .enqueue_ready(filling_enqueue_ready), .dequeue_data(filling_dequeue_data),
    .dequeue_valid(filling_dequeue_valid), .dequeue_ready(returns), .count(filling_count));
  Queue_UInt37_32_REGISTER found (  // AddressUnit.java:138
    .clock(clock), .reset(reset), .enqueue_data({translation[0], translation[47:12]}),
    .enqueue_valid(isAwaited_1), .enqueue_ready(found_enqueue_ready), .dequeue_data(found_dequeue_data),
    .dequeue_valid(found_dequeue_valid), .dequeue_ready(answersNow && pending_dequeue_data_waits),
    .count(found_count));
  RoundRobinArbiter_VirtualRun153_6_beats turns (  // AddressUnit.java:153
    .clock(clock), .reset(reset), .sources_0_data_address(entering0_sink_data_address),
    .sources_0_data_key(entering0_sink_data_key), .sources_0_data_bytes(entering0_sink_data_bytes),
    .sources_0_data_domain(entering0_sink_data_domain), .sources_0_data_rights(entering0_sink_data_rights),
    .sources_0_data_last(entering0_sink_data_last), .sources_0_data_isPhysical(entering0_sink_data_isPhysical),
    .sources_0_data_isCheck(entering0_sink_data_isCheck), .sources_0_data_isList(entering0_sink_data_isList),
    .sources_0_data_isWrong(entering0_sink_data_isWrong), .sources_0_valid(entering0_sink_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data_address(entering1_sink_data_address),
    .sources_1_data_key(entering1_sink_data_key), .sources_1_data_bytes(entering1_sink_data_bytes),
    .sources_1_data_domain(entering1_sink_data_domain), .sources_1_data_rights(entering1_sink_data_rights),
    .sources_1_data_last(entering1_sink_data_last), .sources_1_data_isPhysical(entering1_sink_data_isPhysical),
    .sources_1_data_isCheck(entering1_sink_data_isCheck), .sources_1_data_isList(entering1_sink_data_isList),
    .sources_1_data_isWrong(entering1_sink_data_isWrong), .sources_1_valid(entering1_sink_valid),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data_address(entering2_sink_data_address),
    .sources_2_data_key(entering2_sink_data_key), .sources_2_data_bytes(entering2_sink_data_bytes),
    .sources_2_data_domain(entering2_sink_data_domain), .sources_2_data_rights(entering2_sink_data_rights),
    .sources_2_data_last(entering2_sink_data_last), .sources_2_data_isPhysical(entering2_sink_data_isPhysical),
    .sources_2_data_isCheck(entering2_sink_data_isCheck), .sources_2_data_isList(entering2_sink_data_isList),
    .sources_2_data_isWrong(entering2_sink_data_isWrong), .sources_2_valid(entering2_sink_valid),
    .sources_2_ready(turns_sources_2_ready), .sources_3_data_address(entering3_sink_data_address),
    .sources_3_data_key(entering3_sink_data_key), .sources_3_data_bytes(entering3_sink_data_bytes),
    .sources_3_data_domain(entering3_sink_data_domain), .sources_3_data_rights(entering3_sink_data_rights),
    .sources_3_data_last(entering3_sink_data_last), .sources_3_data_isPhysical(entering3_sink_data_isPhysical),
    .sources_3_data_isCheck(entering3_sink_data_isCheck), .sources_3_data_isList(entering3_sink_data_isList),
    .sources_3_data_isWrong(entering3_sink_data_isWrong), .sources_3_valid(entering3_sink_valid),
    .sources_3_ready(turns_sources_3_ready), .sources_4_data_address(entering4_sink_data_address),
    .sources_4_data_key(entering4_sink_data_key), .sources_4_data_bytes(entering4_sink_data_bytes),
    .sources_4_data_domain(entering4_sink_data_domain), .sources_4_data_rights(entering4_sink_data_rights),
    .sources_4_data_last(entering4_sink_data_last), .sources_4_data_isPhysical(entering4_sink_data_isPhysical),
    .sources_4_data_isCheck(entering4_sink_data_isCheck), .sources_4_data_isList(entering4_sink_data_isList),
    .sources_4_data_isWrong(entering4_sink_data_isWrong), .sources_4_valid(entering4_sink_valid),
    .sources_4_ready(turns_sources_4_ready), .sources_5_data_address(early_run_data_address),
    .sources_5_data_key(early_run_data_key), .sources_5_data_bytes(early_run_data_bytes),
    .sources_5_data_domain(early_run_data_domain), .sources_5_data_rights(early_run_data_rights),
    .sources_5_data_last(early_run_data_last), .sources_5_data_isPhysical(early_run_data_isPhysical),
    .sources_5_data_isCheck(early_run_data_isCheck), .sources_5_data_isList(early_run_data_isList),
    .sources_5_data_isWrong(early_run_data_isWrong), .sources_5_valid(early_run_valid),
    .sources_5_ready(turns_sources_5_ready), .sink_data_address(turns_sink_data_address),
    .sink_data_key(turns_sink_data_key), .sink_data_bytes(turns_sink_data_bytes),
    .sink_data_domain(turns_sink_data_domain), .sink_data_rights(turns_sink_data_rights),
    .sink_data_last(turns_sink_data_last), .sink_data_isPhysical(turns_sink_data_isPhysical),
    .sink_data_isCheck(turns_sink_data_isCheck), .sink_data_isList(turns_sink_data_isList),
    .sink_data_isWrong(turns_sink_data_isWrong), .sink_valid(turns_sink_valid), .sink_ready(turns_sink_ready),
    .chosen(turns_chosen));
  SkidBuffer_VirtualRun153 entering0 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_0_data_address), .source_data_key(runs_0_data_key),
    .source_data_bytes(runs_0_data_bytes), .source_data_domain(runs_0_data_domain),
    .source_data_rights(runs_0_data_rights), .source_data_last(runs_0_data_last),
    .source_data_isPhysical(runs_0_data_isPhysical), .source_data_isCheck(runs_0_data_isCheck),
    .source_data_isList(runs_0_data_isList), .source_data_isWrong(runs_0_data_isWrong),
    .source_valid(runs_0_valid), .source_ready(entering0_source_ready),
    .sink_data_address(entering0_sink_data_address), .sink_data_key(entering0_sink_data_key),
    .sink_data_bytes(entering0_sink_data_bytes), .sink_data_domain(entering0_sink_data_domain),
    .sink_data_rights(entering0_sink_data_rights), .sink_data_last(entering0_sink_data_last),
    .sink_data_isPhysical(entering0_sink_data_isPhysical), .sink_data_isCheck(entering0_sink_data_isCheck),
    .sink_data_isList(entering0_sink_data_isList), .sink_data_isWrong(entering0_sink_data_isWrong),
    .sink_valid(entering0_sink_valid), .sink_ready(turns_sources_0_ready));
  SkidBuffer_VirtualRun153 entering1 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_1_data_address), .source_data_key(runs_1_data_key),
    .source_data_bytes(runs_1_data_bytes), .source_data_domain(runs_1_data_domain),
    .source_data_rights(runs_1_data_rights), .source_data_last(runs_1_data_last),
    .source_data_isPhysical(runs_1_data_isPhysical), .source_data_isCheck(runs_1_data_isCheck),
    .source_data_isList(runs_1_data_isList), .source_data_isWrong(runs_1_data_isWrong),
    .source_valid(runs_1_valid), .source_ready(entering1_source_ready),
    .sink_data_address(entering1_sink_data_address), .sink_data_key(entering1_sink_data_key),
    .sink_data_bytes(entering1_sink_data_bytes), .sink_data_domain(entering1_sink_data_domain),
    .sink_data_rights(entering1_sink_data_rights), .sink_data_last(entering1_sink_data_last),
    .sink_data_isPhysical(entering1_sink_data_isPhysical), .sink_data_isCheck(entering1_sink_data_isCheck),
    .sink_data_isList(entering1_sink_data_isList), .sink_data_isWrong(entering1_sink_data_isWrong),
    .sink_valid(entering1_sink_valid), .sink_ready(turns_sources_1_ready));
  SkidBuffer_VirtualRun153 entering2 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_2_data_address), .source_data_key(runs_2_data_key),
    .source_data_bytes(runs_2_data_bytes), .source_data_domain(runs_2_data_domain),
    .source_data_rights(runs_2_data_rights), .source_data_last(runs_2_data_last),
    .source_data_isPhysical(runs_2_data_isPhysical), .source_data_isCheck(runs_2_data_isCheck),
    .source_data_isList(runs_2_data_isList), .source_data_isWrong(runs_2_data_isWrong),
    .source_valid(runs_2_valid), .source_ready(entering2_source_ready),
    .sink_data_address(entering2_sink_data_address), .sink_data_key(entering2_sink_data_key),
    .sink_data_bytes(entering2_sink_data_bytes), .sink_data_domain(entering2_sink_data_domain),
    .sink_data_rights(entering2_sink_data_rights), .sink_data_last(entering2_sink_data_last),
    .sink_data_isPhysical(entering2_sink_data_isPhysical), .sink_data_isCheck(entering2_sink_data_isCheck),
    .sink_data_isList(entering2_sink_data_isList), .sink_data_isWrong(entering2_sink_data_isWrong),
    .sink_valid(entering2_sink_valid), .sink_ready(turns_sources_2_ready));
  SkidBuffer_VirtualRun153 entering3 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_3_data_address), .source_data_key(runs_3_data_key),
    .source_data_bytes(runs_3_data_bytes), .source_data_domain(runs_3_data_domain),
    .source_data_rights(runs_3_data_rights), .source_data_last(runs_3_data_last),
    .source_data_isPhysical(runs_3_data_isPhysical), .source_data_isCheck(runs_3_data_isCheck),
    .source_data_isList(runs_3_data_isList), .source_data_isWrong(runs_3_data_isWrong),
    .source_valid(runs_3_valid), .source_ready(entering3_source_ready),
    .sink_data_address(entering3_sink_data_address), .sink_data_key(entering3_sink_data_key),
    .sink_data_bytes(entering3_sink_data_bytes), .sink_data_domain(entering3_sink_data_domain),
    .sink_data_rights(entering3_sink_data_rights), .sink_data_last(entering3_sink_data_last),
    .sink_data_isPhysical(entering3_sink_data_isPhysical), .sink_data_isCheck(entering3_sink_data_isCheck),
    .sink_data_isList(entering3_sink_data_isList), .sink_data_isWrong(entering3_sink_data_isWrong),
    .sink_valid(entering3_sink_valid), .sink_ready(turns_sources_3_ready));
  SkidBuffer_VirtualRun153 entering4 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_4_data_address), .source_data_key(runs_4_data_key),
    .source_data_bytes(runs_4_data_bytes), .source_data_domain(runs_4_data_domain),
    .source_data_rights(runs_4_data_rights), .source_data_last(runs_4_data_last),
    .source_data_isPhysical(runs_4_data_isPhysical), .source_data_isCheck(runs_4_data_isCheck),
    .source_data_isList(runs_4_data_isList), .source_data_isWrong(runs_4_data_isWrong),
    .source_valid(runs_4_valid), .source_ready(entering4_source_ready),
    .sink_data_address(entering4_sink_data_address), .sink_data_key(entering4_sink_data_key),
    .sink_data_bytes(entering4_sink_data_bytes), .sink_data_domain(entering4_sink_data_domain),
    .sink_data_rights(entering4_sink_data_rights), .sink_data_last(entering4_sink_data_last),
    .sink_data_isPhysical(entering4_sink_data_isPhysical), .sink_data_isCheck(entering4_sink_data_isCheck),
    .sink_data_isList(entering4_sink_data_isList), .sink_data_isWrong(entering4_sink_data_isWrong),
    .sink_valid(entering4_sink_valid), .sink_ready(turns_sources_4_ready));
  SkidBuffer_VirtualRun153 enteringAhead (  // AddressUnit.java:160
    .clock(clock), .reset(reset), .source_data_address(ahead_data_address), .source_data_key(ahead_data_key),
    .source_data_bytes(ahead_data_bytes), .source_data_domain(ahead_data_domain),
    .source_data_rights(ahead_data_rights), .source_data_last(ahead_data_last),
    .source_data_isPhysical(ahead_data_isPhysical), .source_data_isCheck(ahead_data_isCheck),
    .source_data_isList(ahead_data_isList), .source_data_isWrong(ahead_data_isWrong),
        .source_valid(ahead_valid),
    .source_ready(enteringAhead_source_ready), .sink_data_address(enteringAhead_sink_data_address),
    .sink_data_key(enteringAhead_sink_data_key), .sink_data_bytes(enteringAhead_sink_data_bytes),
    .sink_data_domain(enteringAhead_sink_data_domain), .sink_data_rights(enteringAhead_sink_data_rights),
    .sink_data_last(enteringAhead_sink_data_last), .sink_data_isPhysical(enteringAhead_sink_data_isPhysical),
    .sink_data_isCheck(enteringAhead_sink_data_isCheck), .sink_data_isList(enteringAhead_sink_data_isList),
    .sink_data_isWrong(enteringAhead_sink_data_isWrong), .sink_valid(enteringAhead_sink_valid),
    .sink_ready(early_wanted_ready));
  wire unused_ok = &{1'b0, keys_data_region[63:47], keys_data_region[191:176], keys_data_region[255:240],
      region[63:47], region[191:176], region[255:240], pending_enqueue_ready, pending_count,
      asked_enqueue_ready, asked_count, filling_enqueue_ready, filling_dequeue_valid, filling_count,
      found_enqueue_ready, found_count, translation[11:1], translation[63:48], translation_shifted[255:64]};
`ifdef HEDDLE_SIMULATION
  wire hasPlace = !isAwaited_0 || pending_enqueue_ready;  // AddressUnit.java:323
  wire hasRoom = hasPlace && asked_enqueue_ready && filling_enqueue_ready;  // AddressUnit.java:324
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!fifth_isThere || hasRoom)) begin  // AddressUnit.java:325
        $display("assertion failed: a run that was taken has its place (AddressUnit.java:325)");
        $stop;  // AddressUnit.java:325
      end
      if (!(!returns || filling_dequeue_valid)) begin  // AddressUnit.java:369
        $display("assertion failed: a line that comes was asked for (AddressUnit.java:369)");
        $stop;  // AddressUnit.java:369
      end
    end
  end
`endif
`ifdef FORMAL
  wire hasPlace = !isAwaited_0 || pending_enqueue_ready;  // AddressUnit.java:323
  wire hasRoom = hasPlace && asked_enqueue_ready && filling_enqueue_ready;  // AddressUnit.java:324
  always @(posedge clock) begin
    if (!reset) begin
      assert (!fifth_isThere || hasRoom);  // AddressUnit.java:325
      assert (!returns || filling_dequeue_valid);  // AddressUnit.java:369
    end
  end
`endif
endmodule
`default_nettype wire
