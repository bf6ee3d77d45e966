-- Members who do not want to stand on the winner board (domain §8.40).
create table winner_board_opt_outs (
  member_id text primary key references members (id)
);
