-- A game session ends with the device's session that opened it. No foreign key: a session that housekeeping has removed
-- is over as well, and so is one that was opened before this column.
alter table launch_tokens add column device_session_id uuid;
alter table game_sessions add column device_session_id uuid;
