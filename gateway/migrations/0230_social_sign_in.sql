-- Whom a provider of social sign-in vouches for. Members are found by issuer and subject and by nothing else: an e-mail
-- address that a provider names opens nobody's account.

create table social_identities (
  merchant_code text not null references merchants (code),
  provider text not null,
  issuer text not null,
  subject text not null,
  member_id text not null references members (id),
  linked_at timestamptz not null,
  primary key (merchant_code, provider, issuer, subject)
);
create index social_identities_of_member on social_identities (member_id);

-- A visitor on his way to a provider's page; taken out by the first who comes back with its state.
create table social_flows (
  state_hash text primary key,
  merchant_code text not null references merchants (code),
  provider text not null,
  -- The way back works on the device that asked: a link with somebody else's code logs nobody in.
  device_id text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index social_flows_by_expiry on social_flows (expires_at);

-- Somebody was vouched for whom no account knows yet; he registers, or connects an account by its password.
create table social_tickets (
  token_hash text primary key,
  merchant_code text not null references merchants (code),
  provider text not null,
  issuer text not null,
  subject text not null,
  device_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index social_tickets_by_expiry on social_tickets (expires_at);

-- Tokens that a provider's SDK handed to a browser; each is good once.
create table used_social_tokens (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index used_social_tokens_by_expiry on used_social_tokens (expires_at);
