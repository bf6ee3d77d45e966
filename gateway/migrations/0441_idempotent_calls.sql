-- What was asked for with an Idempotency-Key, and what was answered: the same key gets the same answer, for good (four months at least).
-- Money itself moves once by the key that its own row carries; a row here without a reply is a call that is being worked on.
create table idempotent_calls (
  member_id text not null,
  idempotency_key text not null,
  endpoint text not null,
  fingerprint text not null,
  claimed_at timestamptz not null,
  reply text,
  primary key (member_id, idempotency_key)
);
