-- The room that a seat is in decides with which stakes a round begins; null for games without rooms.
alter table game_sessions add column room_id text;

-- How many first stakes a round can take with all its raises, doubles and splits.
alter table games add column most_stakes integer not null default 1 check (most_stakes >= 1);
