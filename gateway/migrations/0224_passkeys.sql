-- Passkeys of members and the challenges that they sign. A public key is no secret; a challenge is kept as SHA-256.

create table passkeys (
  credential_id text not null,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  -- The domain that the browser bound the passkey to.
  rp_id text not null,
  name text not null,
  public_key text not null,
  -- 0: this authenticator does not count, as passkeys that travel between devices do not.
  sign_count bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Set when the count ran backwards: there are two of it. It opens nothing any more.
  copied_at timestamptz,
  primary key (merchant_code, credential_id)
);
create index passkeys_of_member on passkeys (member_id, created_at);

create table passkey_challenges (
  challenge_hash text primary key,
  merchant_code text not null,
  rp_id text not null,
  purpose text not null check (purpose in ('login', 'confirm', 'create')),
  -- Device of a login, session of everything else.
  holder text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- When the member last proved that it is he, by password or passkey; what he needs it for asks again after a while.
alter table sessions add column confirmed_at timestamptz;
