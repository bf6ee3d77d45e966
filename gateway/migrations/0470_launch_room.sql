-- The room that the gateway let a member into, handed to the provider with the session; null for games without rooms.
alter table launch_tokens add column room_id text;
