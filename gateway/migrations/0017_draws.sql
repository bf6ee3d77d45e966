-- Rounds of one member in one draw of a shared table: opposite bets in them are netted (src/play/seamless/draw-valid-bet.ts).
alter table rounds add column draw_id text;
alter table rounds add column draw_valid_bet bigint;
alter table rounds add constraint rounds_draw_valid_bet_check check ((draw_valid_bet >= 0));
create index rounds_of_draw on rounds (member_id, draw_id) where (draw_id is not null);
