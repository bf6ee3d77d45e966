-- Profile pictures as the gateway encoded them itself; nothing that a visitor sent is ever kept or served.
create table member_pictures (
  member_id text primary key references members (id),
  -- SHA-256 of the bytes: the address changes with the picture, so it may be cached for ever.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  updated_at timestamptz not null
);
create index member_pictures_by_hash on member_pictures (hash);
