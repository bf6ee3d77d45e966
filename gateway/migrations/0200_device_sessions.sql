-- A session is a device that stays logged in. What travels with calls is a short access token; what renews it is a
-- refresh token that is good once. Both are kept as SHA-256.

update sessions set revoked_at = now(), revoked_why = 'logout' where revoked_at is null;
alter table sessions drop column token_hash;
alter table sessions add column remembered boolean not null default false;
alter table sessions add column ip text not null default '';
create index sessions_alive_of_member on sessions (member_id) where revoked_at is null;

create table access_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_by_expiry on access_tokens (expires_at);
create index access_tokens_of_session on access_tokens (session_id);

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  -- Set by the one call that uses the token up. The successor is derived from the token and this salt, so that a
  -- repeat within the grace time gets the same one without the database ever holding it.
  used_at timestamptz,
  successor_salt text
);
create index refresh_tokens_of_session on refresh_tokens (session_id);
