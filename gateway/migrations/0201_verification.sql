-- Numbers and addresses that a member has proven to own, and the one-time codes that prove it.

alter table members add column mobile text check (mobile ~ '^\+[1-9][0-9]{5,14}$');
alter table members add column email text;
create unique index members_by_mobile on members (merchant_code, mobile) where mobile is not null;
create index members_by_email on members (merchant_code, lower(email)) where email is not null;

-- One open code for each purpose and recipient; a new one replaces it. Only a salted hash is kept.
create table verification_codes (
  merchant_code text not null references merchants (code),
  purpose text not null,
  recipient text not null,
  -- The device that asked: a code is of no use on another.
  flow text not null,
  salt text not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_code, purpose, recipient)
);
create index verification_codes_by_expiry on verification_codes (expires_at);

-- Links that were sent by e-mail to set a new password; good once, kept as a hash.
create table password_links (
  token_hash text primary key,
  member_id text not null references members (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
