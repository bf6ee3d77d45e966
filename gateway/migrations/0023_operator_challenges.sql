-- Challenges that an operator signs with a passkey before the password; used once.
create table operator_challenges (
  challenge_hash text primary key,
  ends_at timestamptz not null
);
create index operator_challenges_by_end on operator_challenges (ends_at);
revoke all on operator_challenges from mosaic_requests;
