-- Baseline: the whole schema of the gateway, grouped by room and module (src/<room>/<module>/schema.ts).
-- Later changes are new files beside this one: expand, migrate, contract (gateway/README.md).

create schema demo_psp;
create schema demo_vendor;
create sequence domain_event_ids;

-- ── platform ────────────────────────────────────────────────────

-- platform/merchants

create table merchants (
  code text not null,
  sort smallint not null,
  name text not null,
  hosts text[] not null,
  main_domain text not null,
  currency text not null,
  time_zone text not null,
  default_language text not null,
  languages text[] not null,
  min_age smallint not null,
  flags text[] not null,
  profile jsonb not null,
  registration jsonb not null,
  maintenance boolean default false not null,
  maintenance_until timestamptz,
  maintenance_message text default '' not null,
  blocked_regions text[] default '{}'::text[] not null,
  constraint merchants_pkey primary key (code),
  constraint merchants_code_check check ((code ~ '^[a-z0-9-]{2,32}$'::text))
);

-- platform/db

create table rate_windows (
  key text not null,
  taken integer not null,
  ends_at timestamptz not null,
  constraint rate_windows_pkey primary key (key)
);

create table used_body_ids (
  jti text not null,
  expires_at timestamptz not null,
  constraint used_body_ids_pkey primary key (jti)
);

create table seed_marks (
  name text not null,
  at timestamptz not null,
  constraint seed_marks_pkey primary key (name)
);

create table idempotent_calls (
  member_id text not null,
  idempotency_key text not null,
  endpoint text not null,
  fingerprint text not null,
  claimed_at timestamptz not null,
  reply text,
  constraint idempotent_calls_pkey primary key (member_id, idempotency_key)
);

-- platform/events

create table domain_events (
  xid xid8 default pg_current_xact_id() not null,
  id bigint default nextval('domain_event_ids'::regclass) not null,
  name text not null,
  member_id text not null,
  at timestamptz not null,
  payload jsonb not null,
  constraint domain_events_pkey primary key (id)
);
create index domain_events_by_name on domain_events (name, xid);

create table event_cursors (
  handler text not null,
  event text not null,
  seen pg_snapshot not null,
  upto pg_snapshot,
  after_id bigint default 0 not null,
  constraint event_cursors_pkey1 primary key (handler, event)
);

-- ── identity ────────────────────────────────────────────────────

-- identity/members

create table members (
  id text not null,
  merchant_code text not null,
  account text not null,
  account_key text not null,
  nickname text default '' not null,
  type smallint not null,
  currency text not null,
  password_hash text,
  parent_id text,
  contact jsonb default '{}'::jsonb not null,
  disabled boolean default false not null,
  registered_at timestamptz not null,
  last_login_at timestamptz,
  mobile text,
  email text,
  register_method text,
  register_url text,
  register_domain text,
  constraint members_pkey primary key (id),
  constraint members_merchant_code_account_key_key unique (merchant_code, account_key),
  constraint members_id_check check ((id ~ '^[1-9][0-9]{9}$'::text)),
  constraint members_type_check check ((type = any (array[0, 1, 2, 4, 40, 41, 42]))),
  constraint members_mobile_check check ((mobile ~ '^\+[1-9][0-9]{5,14}$'::text)),
  constraint members_register_method_check check ((register_method = any (array['APP'::text, 'H5'::text, 'WEBCLIP'::text, 'PWA'::text]))),
  constraint members_register_url_check check ((length(register_url) <= 1024)),
  constraint members_register_domain_check check ((length(register_domain) <= 256)),
  constraint members_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint members_parent_id_fkey foreign key (parent_id) references members(id)
);
create index members_of_parent on members (parent_id);
create index members_by_registration on members (merchant_code, registered_at);
create unique index members_by_mobile on members (merchant_code, mobile) where (mobile is not null);
create index members_by_email on members (merchant_code, lower(email)) where (email is not null);
create index members_by_method on members (registered_at desc) where (register_method is not null);

create table login_history (
  id bigint generated always as identity,
  member_id text not null,
  merchant_code text not null,
  at timestamptz not null,
  ip text not null,
  device_id text not null,
  user_agent text not null,
  constraint login_history_pkey primary key (id),
  constraint login_history_member_id_fkey foreign key (member_id) references members(id)
);
create index login_history_of_member on login_history (member_id, at desc);
create index login_history_by_time on login_history (merchant_code, at);
create index login_history_of_device on login_history (member_id, device_id);

-- identity/session

create table sessions (
  id uuid not null,
  member_id text not null,
  merchant_code text not null,
  device_id text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text,
  remembered boolean default false not null,
  ip text default '' not null,
  confirmed_at timestamptz,
  constraint sessions_pkey primary key (id),
  constraint sessions_member_id_fkey foreign key (member_id) references members(id),
  constraint sessions_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
create index sessions_of_member on sessions (member_id, last_seen_at desc);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_alive_of_member on sessions (member_id) where (revoked_at is null);

create table login_attempts (
  key text not null,
  attempts integer not null,
  failures integer not null,
  window_ends_at timestamptz not null,
  locked_until timestamptz,
  constraint login_attempts_pkey primary key (key)
);

create table captchas (
  flow text not null,
  merchant_code text not null,
  answer text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint captchas_pkey primary key (flow)
);

create table body_keys (
  kid text not null,
  day integer not null,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint body_keys_pkey primary key (kid),
  constraint body_keys_day_key unique (day)
);

create table access_tokens (
  token_hash text not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  constraint access_tokens_pkey primary key (token_hash),
  constraint access_tokens_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade
);
create index access_tokens_by_expiry on access_tokens (expires_at);
create index access_tokens_of_session on access_tokens (session_id);

create table refresh_tokens (
  token_hash text not null,
  session_id uuid not null,
  used_at timestamptz,
  successor_salt text,
  constraint refresh_tokens_pkey primary key (token_hash),
  constraint refresh_tokens_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade
);
create index refresh_tokens_of_session on refresh_tokens (session_id);

-- identity/verification

create table outbox (
  id bigint generated always as identity,
  merchant_code text not null,
  channel text not null,
  recipient text not null,
  text text not null,
  code text,
  at timestamptz not null,
  constraint outbox_pkey primary key (id),
  constraint outbox_channel_check check ((channel = any (array['sms'::text, 'email'::text])))
);

create table verification_codes (
  merchant_code text not null,
  purpose text not null,
  recipient text not null,
  flow text not null,
  salt text not null,
  code_hash text not null,
  attempts integer default 0 not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint verification_codes_pkey primary key (merchant_code, purpose, recipient, flow),
  constraint verification_codes_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
create index verification_codes_by_expiry on verification_codes (expires_at);

create table password_links (
  token_hash text not null,
  member_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_links_pkey primary key (token_hash),
  constraint password_links_member_id_fkey foreign key (member_id) references members(id)
);

-- identity/security

create table member_security (
  member_id text not null,
  payment_password_hash text not null,
  constraint member_security_pkey primary key (member_id),
  constraint member_security_member_id_fkey foreign key (member_id) references members(id)
);

create table security_answers (
  member_id text not null,
  question text not null,
  answer_hash text not null,
  constraint security_answers_pkey primary key (member_id, question),
  constraint security_answers_member_id_fkey foreign key (member_id) references members(id)
);

-- identity/profile-picture

create table member_pictures (
  member_id text not null,
  hash text not null,
  bytes bytea not null,
  updated_at timestamptz not null,
  constraint member_pictures_pkey primary key (member_id),
  constraint member_pictures_hash_check check ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint member_pictures_member_id_fkey foreign key (member_id) references members(id)
);
create index member_pictures_by_hash on member_pictures (hash);

-- identity/passkeys

create table passkeys (
  credential_id text not null,
  merchant_code text not null,
  member_id text not null,
  rp_id text not null,
  name text not null,
  public_key text not null,
  sign_count bigint not null,
  transports text[] default '{}'::text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  copied_at timestamptz,
  constraint passkeys_pkey primary key (merchant_code, credential_id),
  constraint passkeys_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint passkeys_member_id_fkey foreign key (member_id) references members(id)
);
create index passkeys_of_member on passkeys (member_id, created_at);

create table passkey_challenges (
  challenge_hash text not null,
  merchant_code text not null,
  rp_id text not null,
  purpose text not null,
  holder text not null,
  expires_at timestamptz not null,
  constraint passkey_challenges_pkey primary key (challenge_hash),
  constraint passkey_challenges_purpose_check check ((purpose = any (array['login'::text, 'confirm'::text, 'create'::text])))
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- identity/social

create table social_identities (
  merchant_code text not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  member_id text not null,
  linked_at timestamptz not null,
  constraint social_identities_pkey primary key (merchant_code, provider, issuer, subject),
  constraint social_identities_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint social_identities_member_id_fkey foreign key (member_id) references members(id)
);
create index social_identities_of_member on social_identities (member_id);

create table social_flows (
  state_hash text not null,
  merchant_code text not null,
  provider text not null,
  device_id text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  session_id uuid,
  constraint social_flows_pkey primary key (state_hash),
  constraint social_flows_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
create index social_flows_by_expiry on social_flows (expires_at);

create table social_tickets (
  token_hash text not null,
  merchant_code text not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  device_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint social_tickets_pkey primary key (token_hash),
  constraint social_tickets_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
create index social_tickets_by_expiry on social_tickets (expires_at);

create table used_social_tokens (
  token_hash text not null,
  expires_at timestamptz not null,
  constraint used_social_tokens_pkey primary key (token_hash)
);
create index used_social_tokens_by_expiry on used_social_tokens (expires_at);

-- identity/kyc

create table kyc_submissions (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  full_name text not null,
  document_number text not null,
  state text not null,
  reason text default '' not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  constraint kyc_submissions_pkey primary key (id),
  constraint kyc_submissions_state_check check ((state = any (array['PENDING'::text, 'VERIFIED'::text, 'REJECTED'::text]))),
  constraint kyc_submissions_check check (((state = 'PENDING'::text) = (decided_at is null))),
  constraint kyc_submissions_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint kyc_submissions_member_id_fkey foreign key (member_id) references members(id)
);
create unique index kyc_submissions_open on kyc_submissions (member_id) where (state = any (array['PENDING'::text, 'VERIFIED'::text]));
create index kyc_submissions_of_member on kyc_submissions (member_id, created_at desc);
create index kyc_submissions_waiting on kyc_submissions (created_at) where (state = 'PENDING'::text);

create table kyc_images (
  id uuid not null,
  member_id text not null,
  side text not null,
  bytes bytea not null,
  submission_id uuid,
  created_at timestamptz not null,
  constraint kyc_images_pkey primary key (id),
  constraint kyc_images_side_check check ((side = any (array['front'::text, 'back'::text, 'selfie'::text]))),
  constraint kyc_images_member_id_fkey foreign key (member_id) references members(id),
  constraint kyc_images_submission_id_fkey foreign key (submission_id) references kyc_submissions(id)
);
create unique index kyc_images_kept on kyc_images (member_id, side) where (submission_id is null);
create index kyc_images_of_submission on kyc_images (submission_id);

-- ── protection ──────────────────────────────────────────────────

-- protection/limits

create table play_limits (
  member_id text not null,
  kind text not null,
  period text not null,
  amount bigint,
  next_amount bigint,
  next_at timestamptz,
  constraint play_limits_pkey primary key (member_id, kind, period),
  constraint play_limits_kind_check check ((kind = any (array['deposit'::text, 'loss'::text, 'wager'::text, 'time'::text]))),
  constraint play_limits_period_check check ((period = any (array['day'::text, 'week'::text, 'month'::text]))),
  constraint play_limits_amount_check check ((amount > 0)),
  constraint play_limits_next_amount_check check ((next_amount > 0)),
  constraint play_limits_check check (((next_at is not null) or (next_amount is null))),
  constraint play_limits_member_id_fkey foreign key (member_id) references members(id)
);

create table play_limit_changes (
  id bigint generated always as identity,
  member_id text not null,
  kind text not null,
  period text not null,
  before_amount bigint,
  asked_amount bigint,
  asked_at timestamptz not null,
  effective_at timestamptz not null,
  constraint play_limit_changes_pkey primary key (id),
  constraint play_limit_changes_member_id_fkey foreign key (member_id) references members(id)
);
create index play_limit_changes_of_member on play_limit_changes (member_id, asked_at);

create table reality_checks (
  member_id text not null,
  interval_minutes smallint not null,
  acknowledged_at timestamptz,
  constraint reality_checks_pkey primary key (member_id),
  constraint reality_checks_interval_minutes_check check ((interval_minutes = any (array[15, 30, 60, 120]))),
  constraint reality_checks_member_id_fkey foreign key (member_id) references members(id)
);

-- protection/exclusion

create table play_exclusions (
  id bigint generated always as identity,
  member_id text not null,
  kind text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  constraint play_exclusions_pkey primary key (id),
  constraint play_exclusions_kind_check check ((kind = any (array['cool-off'::text, 'self-exclusion'::text]))),
  constraint play_exclusions_check check ((ends_at > starts_at)),
  constraint play_exclusions_member_id_fkey foreign key (member_id) references members(id)
);
create index play_exclusions_of_member on play_exclusions (member_id);

-- ── money ───────────────────────────────────────────────────────

-- money/ledger

create table ledger_accounts (
  id bigint generated always as identity,
  merchant_code text not null,
  code text not null,
  currency text not null,
  guarded boolean not null,
  balance bigint default 0 not null,
  version bigint default 0 not null,
  created_at timestamptz default now() not null,
  constraint ledger_accounts_pkey primary key (id),
  constraint ledger_accounts_merchant_code_code_currency_key unique (merchant_code, code, currency),
  constraint ledger_accounts_not_negative check (((not guarded) or (balance >= 0)))
) with (fillfactor=30);

create table ledger_transactions (
  id uuid not null,
  merchant_code text not null,
  scope text not null,
  idempotency_key text not null,
  fingerprint text not null,
  kind text not null,
  title text not null,
  reference text not null,
  reverses uuid,
  created_at timestamptz not null,
  constraint ledger_transactions_pkey primary key (id),
  constraint ledger_transactions_scope_idempotency_key_key unique (scope, idempotency_key),
  constraint ledger_transactions_reverses_fkey foreign key (reverses) references ledger_transactions(id)
);
create unique index ledger_transactions_reverses on ledger_transactions (reverses) where (reverses is not null);

create table ledger_entries (
  transaction_id uuid not null,
  line smallint not null,
  account_id bigint not null,
  currency text not null,
  amount bigint not null,
  balance_after bigint not null,
  account_version bigint not null,
  created_at timestamptz not null,
  constraint ledger_entries_pkey primary key (transaction_id, line),
  constraint ledger_entries_account_id_account_version_key unique (account_id, account_version),
  constraint ledger_entries_amount_check check ((amount <> 0)),
  constraint ledger_entries_line check ((line >= 1)),
  constraint ledger_entries_transaction_id_fkey foreign key (transaction_id) references ledger_transactions(id)
);
create index ledger_entries_statement on ledger_entries (account_id, created_at);

create table ledger_seals (
  number bigint not null,
  previous bytea not null,
  hash bytea not null,
  entries integer not null,
  created_at timestamptz not null,
  constraint ledger_seals_pkey primary key (number)
);

create table ledger_seal_ranges (
  seal bigint not null,
  account_id bigint not null,
  first_version bigint not null,
  last_version bigint not null,
  hashes bytea not null,
  constraint ledger_seal_ranges_pkey primary key (account_id, last_version),
  constraint ledger_seal_ranges_check check ((octet_length(hashes) = (32 * ((last_version - first_version) + 1)))),
  constraint ledger_seal_ranges_seal_fkey foreign key (seal) references ledger_seals(number)
);
create index ledger_seal_ranges_of_seal on ledger_seal_ranges (seal);

create table ledger_chain_heads (
  account_id bigint not null,
  version bigint not null,
  hash bytea not null,
  constraint ledger_chain_heads_pkey primary key (account_id)
);

-- money/payments

create table deposits (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  idempotency_key text not null,
  fingerprint text not null,
  method text not null,
  currency text not null,
  amount bigint not null,
  settled_amount bigint,
  fee bigint not null,
  state text not null,
  reference text not null,
  payment_id text,
  pay_url text not null,
  reply text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  polled_at timestamptz,
  settled_at timestamptz,
  kind text not null,
  code text default '' not null,
  payee jsonb,
  proof_count integer default 0 not null,
  review text,
  reported_amount bigint,
  reason text default '' not null,
  decided_at timestamptz,
  decided_by text,
  bonus jsonb,
  bonus_hold text,
  bonus_amount bigint,
  bonus_turnover bigint,
  constraint deposits_pkey primary key (id),
  constraint deposits_member_id_idempotency_key_key unique (member_id, idempotency_key),
  constraint deposits_amount_check check ((amount > 0)),
  constraint deposits_settled_amount_check check ((settled_amount > 0)),
  constraint deposits_fee_check check ((fee >= 0)),
  constraint deposits_check check (((state = 'SETTLED'::text) = ((settled_at is not null) and (settled_amount is not null)))),
  constraint deposits_kind_check check ((kind = any (array['pg'::text, 'qr'::text, 'mt'::text]))),
  constraint deposits_proof_count_check check (((proof_count >= 0) and (proof_count <= 3))),
  constraint deposits_reported_amount_check check ((reported_amount > 0)),
  constraint deposits_state_check check ((state = any (array['PENDING'::text, 'REVIEW'::text, 'SETTLED'::text, 'FAILED'::text, 'EXPIRED'::text, 'CANCELLED'::text]))),
  constraint deposits_review_reason_check check (((state <> 'REVIEW'::text) or (review is not null))),
  constraint deposits_bonus_amount_check check ((bonus_amount > 0)),
  constraint deposits_bonus_turnover_check check ((bonus_turnover >= 0)),
  constraint deposits_bonus_held_check check (((bonus_hold is null) or ((bonus is not null) and (state = any (array['PENDING'::text, 'REVIEW'::text, 'SETTLED'::text]))))),
  constraint deposits_bonus_given_check check ((((bonus_amount is not null) = ((state = 'SETTLED'::text) and (bonus_hold is not null))) and ((bonus_amount is null) = (bonus_turnover is null)))),
  constraint deposits_review_check check ((review = any (array['proof'::text, 'paid-after-end'::text, 'wrong-currency'::text, 'below-fee'::text, 'above-order'::text]))),
  constraint deposits_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint deposits_member_id_fkey foreign key (member_id) references members(id)
);
create index deposits_of_member on deposits (member_id, created_at desc);
create index deposits_settled on deposits (merchant_code, settled_at) where (state = 'SETTLED'::text);
create index deposits_pending on deposits (expires_at) where (state = 'PENDING'::text);
create index deposits_in_review on deposits (created_at) where (state = 'REVIEW'::text);
create unique index deposits_bonus_held_once on deposits (member_id, bonus_hold) where (bonus_hold is not null);

create table deposit_proofs (
  id uuid not null,
  deposit_id uuid not null,
  hash text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  constraint deposit_proofs_pkey primary key (id),
  constraint deposit_proofs_deposit_id_hash_key unique (deposit_id, hash),
  constraint deposit_proofs_deposit_id_fkey foreign key (deposit_id) references deposits(id)
);

-- money/withdrawals

create table payout_accounts (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  kind text not null,
  holder text not null,
  account text not null,
  bank_code text,
  is_default boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint payout_accounts_pkey primary key (id),
  constraint payout_accounts_kind_check check ((kind = any (array['pix'::text, 'bank'::text, 'promptpay'::text]))),
  constraint payout_accounts_check check (((kind = 'bank'::text) = (bank_code is not null))),
  constraint payout_accounts_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint payout_accounts_member_id_fkey foreign key (member_id) references members(id)
);
create unique index payout_accounts_once on payout_accounts (member_id, kind, account, coalesce(bank_code, ''::text)) where (removed_at is null);
create unique index payout_accounts_default on payout_accounts (member_id) where (is_default and (removed_at is null));

create table withdrawals (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  idempotency_key text not null,
  fingerprint text not null,
  payout_account_id uuid not null,
  currency text not null,
  amount bigint not null,
  fee bigint not null,
  state text not null,
  reference text not null,
  reason text default '' not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  payout_id text,
  polled_at timestamptz,
  ended_at timestamptz,
  constraint withdrawals_pkey primary key (id),
  constraint withdrawals_member_id_idempotency_key_key unique (member_id, idempotency_key),
  constraint withdrawals_amount_check check ((amount > 0)),
  constraint withdrawals_check check (((fee >= 0) and (fee < amount))),
  constraint withdrawals_state_check check ((state = any (array['PENDING'::text, 'APPROVED'::text, 'PAID'::text, 'REJECTED'::text, 'FAILED'::text]))),
  constraint withdrawals_check1 check (((state = 'PENDING'::text) = (decided_at is null))),
  constraint withdrawals_check2 check (((state = any (array['PAID'::text, 'REJECTED'::text, 'FAILED'::text])) = (ended_at is not null))),
  constraint withdrawals_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint withdrawals_member_id_fkey foreign key (member_id) references members(id),
  constraint withdrawals_payout_account_id_fkey foreign key (payout_account_id) references payout_accounts(id)
);
create index withdrawals_of_member on withdrawals (member_id, created_at desc);
create index withdrawals_waiting on withdrawals (merchant_code, created_at) where (state = any (array['PENDING'::text, 'APPROVED'::text]));

-- money/wallets

create table vendor_wallets (
  member_id text not null,
  vendor text not null,
  version bigint default 0 not null,
  seen_at timestamptz,
  constraint vendor_wallets_pkey primary key (member_id, vendor),
  constraint vendor_wallets_member_id_fkey foreign key (member_id) references members(id)
);

create table wallet_transfers (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  vendor text not null,
  direction text not null,
  idempotency_key text not null,
  fingerprint text not null,
  currency text not null,
  amount bigint not null,
  state text not null,
  reference text not null,
  created_at timestamptz not null,
  asked_at timestamptz,
  ended_at timestamptz,
  constraint wallet_transfers_pkey primary key (id),
  constraint wallet_transfers_member_id_idempotency_key_key unique (member_id, idempotency_key),
  constraint wallet_transfers_direction_check check ((direction = any (array['IN'::text, 'OUT'::text]))),
  constraint wallet_transfers_amount_check check ((amount > 0)),
  constraint wallet_transfers_state_check check ((state = any (array['PENDING'::text, 'CONFIRMED'::text, 'FAILED'::text, 'UNKNOWN'::text]))),
  constraint wallet_transfers_check check (((state = any (array['CONFIRMED'::text, 'FAILED'::text])) = (ended_at is not null))),
  constraint wallet_transfers_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint wallet_transfers_member_id_fkey foreign key (member_id) references members(id)
);
create index wallet_transfers_of_member on wallet_transfers (member_id, created_at desc);
create unique index wallet_transfers_in_flight on wallet_transfers (member_id, vendor) where (ended_at is null);

-- ── play ────────────────────────────────────────────────────────

-- play/games

create table game_vendors (
  code text not null,
  name text not null,
  category text not null,
  palette text not null,
  sort integer not null,
  visible boolean not null,
  constraint game_vendors_pkey primary key (code)
);

create table games (
  code text not null,
  vendor_code text not null,
  name text not null,
  category text not null,
  classify text not null,
  playable boolean not null,
  curated_hot boolean not null,
  is_new boolean not null,
  rtp_bp integer,
  volatility smallint,
  hit_rate_bp integer,
  max_win_hundredths integer,
  lines integer,
  min_bet jsonb not null,
  max_bet jsonb not null,
  paytable jsonb not null,
  sort integer not null,
  visible boolean not null,
  free_round_stakes jsonb default '{}'::jsonb not null,
  most_stakes integer default 1 not null,
  constraint games_pkey primary key (code),
  constraint games_most_stakes_check check ((most_stakes >= 1)),
  constraint games_vendor_code_fkey foreign key (vendor_code) references game_vendors(code)
);

create table catalogue_revision (
  singleton boolean default true not null,
  revision bigint not null,
  synced_at timestamptz not null,
  digest text,
  constraint catalogue_revision_pkey primary key (singleton),
  constraint catalogue_revision_singleton_check check (singleton)
);

create table favourite_games (
  member_id text not null,
  game_code text not null,
  added_at timestamptz not null,
  constraint favourite_games_pkey primary key (member_id, game_code),
  constraint favourite_games_member_id_fkey foreign key (member_id) references members(id),
  constraint favourite_games_game_code_fkey foreign key (game_code) references games(code)
);

create table recent_games (
  member_id text not null,
  game_code text not null,
  played_at timestamptz not null,
  constraint recent_games_pkey primary key (member_id, game_code),
  constraint recent_games_member_id_fkey foreign key (member_id) references members(id),
  constraint recent_games_game_code_fkey foreign key (game_code) references games(code)
);

create table winner_board_opt_outs (
  member_id text not null,
  constraint winner_board_opt_outs_pkey primary key (member_id),
  constraint winner_board_opt_outs_member_id_fkey foreign key (member_id) references members(id)
);

-- play/launch

create table launch_tokens (
  token_hash text not null,
  merchant_code text not null,
  member_id text not null,
  game_code text not null,
  currency text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  device_session_id uuid,
  room_id text,
  constraint launch_tokens_pkey primary key (token_hash),
  constraint launch_tokens_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint launch_tokens_member_id_fkey foreign key (member_id) references members(id),
  constraint launch_tokens_game_code_fkey foreign key (game_code) references games(code)
);

-- play/seamless

create table game_sessions (
  id uuid not null,
  token_hash text not null,
  provider text not null,
  merchant_code text not null,
  member_id text not null,
  game_code text not null,
  currency text not null,
  language text not null,
  player_account bigint not null,
  house_account bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  device_session_id uuid,
  room_id text,
  constraint game_sessions_pkey primary key (id),
  constraint game_sessions_token_hash_key unique (token_hash),
  constraint game_sessions_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint game_sessions_member_id_fkey foreign key (member_id) references members(id),
  constraint game_sessions_game_code_fkey foreign key (game_code) references games(code),
  constraint game_sessions_player_account_fkey foreign key (player_account) references ledger_accounts(id),
  constraint game_sessions_house_account_fkey foreign key (house_account) references ledger_accounts(id)
);

create table rounds (
  provider text not null,
  round_id text not null,
  session_id uuid not null,
  merchant_code text not null,
  member_id text not null,
  game_code text not null,
  vendor_code text not null,
  category text not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  state text not null,
  opened_at timestamptz not null,
  settled_at timestamptz,
  counted_at timestamptz not null,
  reward_id uuid,
  free_stake bigint default 0 not null,
  free_win bigint default 0 not null,
  asked_at timestamptz,
  constraint rounds_pkey primary key (provider, round_id),
  constraint rounds_stake_check check ((stake >= 0)),
  constraint rounds_payout_check check ((payout >= 0)),
  constraint rounds_valid_bet_check check ((valid_bet >= 0)),
  constraint rounds_state_check check ((state = any (array['OPEN'::text, 'SETTLED'::text, 'CANCELLED'::text]))),
  constraint rounds_check check (((state = 'OPEN'::text) = (settled_at is null))),
  constraint rounds_free_stake_check check ((free_stake >= 0)),
  constraint rounds_free_win_check check ((free_win >= 0)),
  constraint rounds_free_or_paid check (
case
    when (reward_id is null) then ((free_stake = 0) and (free_win = 0))
    else ((stake = 0) and (payout = 0) and (valid_bet = 0))
end),
  constraint rounds_session_id_fkey foreign key (session_id) references game_sessions(id)
);
create index rounds_of_member on rounds (member_id, counted_at desc);
create index rounds_of_merchant on rounds (merchant_code, counted_at desc);
create index rounds_open on rounds (opened_at) where (state = 'OPEN'::text);
create index rounds_by_opening on rounds using brin (opened_at);

create table seamless_transactions (
  provider text not null,
  tx_id text not null,
  call text not null,
  fingerprint text not null,
  round_id text not null,
  ref_tx_id text,
  member_id text not null,
  amount bigint not null,
  status text not null,
  answer text not null,
  ledger_transactions uuid[] not null,
  rolled_back boolean default false not null,
  created_at timestamptz not null,
  event_xid xid8,
  event_id bigint,
  event_stake bigint,
  event_payout bigint,
  event_valid_bet bigint,
  event_rounds smallint,
  constraint seamless_transactions_pkey primary key (provider, tx_id),
  constraint seamless_transactions_call_check check ((call = any (array['bet'::text, 'win'::text, 'betwin'::text, 'rollback'::text, 'end-round'::text, 'promo-win'::text, 'tombstone'::text])))
);
create unique index seamless_one_rollback on seamless_transactions (provider, ref_tx_id) where (call = 'rollback'::text);
create index seamless_events on seamless_transactions (event_xid) where (event_xid is not null);

-- play/rooms

create table room_passes (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  room_id text not null,
  idempotency_key text not null,
  currency text not null,
  price bigint not null,
  bought_at timestamptz not null,
  valid_until timestamptz not null,
  constraint room_passes_pkey primary key (id),
  constraint room_passes_member_id_idempotency_key_key unique (member_id, idempotency_key),
  constraint room_passes_price_check check ((price > 0)),
  constraint room_passes_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint room_passes_member_id_fkey foreign key (member_id) references members(id)
);
create index room_passes_of_member on room_passes (member_id, room_id, valid_until);

-- play/lottery

create table lottery_draws (
  game_code text not null,
  drawn_at timestamptz not null,
  numero text not null,
  seed text not null,
  prizes jsonb not null,
  constraint lottery_draws_pkey primary key (game_code, drawn_at)
);

-- play/free-rounds

create table free_rounds (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null,
  rounds integer not null,
  played integer default 0 not null,
  won bigint default 0 not null,
  expires_at timestamptz not null,
  reason text not null,
  state text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  refusal text default '' not null,
  constraint free_rounds_pkey primary key (id),
  constraint free_rounds_stake_check check ((stake > 0)),
  constraint free_rounds_rounds_check check ((rounds > 0)),
  constraint free_rounds_won_check check ((won >= 0)),
  constraint free_rounds_state_check check ((state = any (array['PROPOSED'::text, 'GRANTED'::text, 'REJECTED'::text]))),
  constraint free_rounds_check check (((played >= 0) and (played <= rounds))),
  constraint free_rounds_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint free_rounds_member_id_fkey foreign key (member_id) references members(id),
  constraint free_rounds_game_code_fkey foreign key (game_code) references games(code)
);
create index free_rounds_of_member on free_rounds (member_id, expires_at) where (state = 'GRANTED'::text);
create index free_rounds_proposed on free_rounds (proposed_at) where (state = 'PROPOSED'::text);

-- play/activity

create table activity_totals (
  member_id text not null,
  quarter timestamptz not null,
  category text not null,
  merchant_code text not null,
  currency text not null,
  rounds integer not null,
  stake bigint not null,
  cash_stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  last_event bigint default 0 not null,
  constraint activity_totals_pkey primary key (member_id, quarter, category)
);
create index activity_totals_of_merchant on activity_totals (merchant_code, quarter);

create table game_activity (
  merchant_code text not null,
  hour timestamptz not null,
  game_code text not null,
  rounds integer not null,
  constraint game_activity_pkey primary key (merchant_code, hour, game_code)
);

-- ── loyalty ─────────────────────────────────────────────────────

-- loyalty/cashback

create table cashback_claims (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  idempotency_key text not null,
  currency text not null,
  amount bigint not null,
  claimed_at timestamptz not null,
  constraint cashback_claims_pkey primary key (id),
  constraint cashback_claims_member_id_idempotency_key_key unique (member_id, idempotency_key),
  constraint cashback_claims_amount_check check ((amount > 0)),
  constraint cashback_claims_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint cashback_claims_member_id_fkey foreign key (member_id) references members(id)
);
create index cashback_claims_of_member on cashback_claims (member_id, claimed_at desc);

create table cashback_claim_lines (
  claim_id uuid not null,
  member_id text not null,
  week date not null,
  category text not null,
  valid_bet bigint not null,
  constraint cashback_claim_lines_pkey primary key (claim_id, week, category),
  constraint cashback_claim_lines_claim_id_fkey foreign key (claim_id) references cashback_claims(id),
  constraint cashback_claim_lines_member_id_fkey foreign key (member_id) references members(id)
);
create index cashback_lines_of_member on cashback_claim_lines (member_id, week);

-- ── agents ──────────────────────────────────────────────────────

-- agents/team

create table agent_tree (
  ancestor_id text not null,
  descendant_id text not null,
  depth integer not null,
  constraint agent_tree_pkey primary key (ancestor_id, descendant_id),
  constraint agent_tree_depth_check check (((depth >= 0) and (depth <= 10))),
  constraint agent_tree_check check (((depth = 0) = (ancestor_id = descendant_id))),
  constraint agent_tree_ancestor_id_fkey foreign key (ancestor_id) references members(id),
  constraint agent_tree_descendant_id_fkey foreign key (descendant_id) references members(id)
);
create index agent_tree_upwards on agent_tree (descendant_id, depth);

create table affiliate_codes (
  merchant_code text not null,
  code text not null,
  member_id text not null,
  created_at timestamptz not null,
  constraint affiliate_codes_pkey primary key (merchant_code, code),
  constraint affiliate_codes_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint affiliate_codes_member_id_fkey foreign key (member_id) references members(id)
);
create index affiliate_codes_of_member on affiliate_codes (member_id);

create table member_rebate_rates (
  member_id text not null,
  category text not null,
  rate integer not null,
  given_by text not null,
  given_at timestamptz not null,
  constraint member_rebate_rates_pkey primary key (member_id, category),
  constraint member_rebate_rates_rate_check check (((rate >= 0) and (rate <= 1000))),
  constraint member_rebate_rates_member_id_fkey foreign key (member_id) references members(id),
  constraint member_rebate_rates_given_by_fkey foreign key (given_by) references members(id)
);

-- agents/rebate

create table rebate_days (
  merchant_code text not null,
  day date not null,
  worked_out_at timestamptz not null,
  constraint rebate_days_pkey primary key (merchant_code, day),
  constraint rebate_days_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);

create table rebate_bets (
  merchant_code text not null,
  day date not null,
  settled_day date not null,
  member_id text not null,
  category text not null,
  valid_bet bigint not null,
  constraint rebate_bets_pkey primary key (merchant_code, day, settled_day, member_id, category),
  constraint rebate_bets_valid_bet_check check ((valid_bet <> 0)),
  constraint rebate_bets_member_id_fkey foreign key (member_id) references members(id),
  constraint rebate_bets_merchant_code_day_fkey foreign key (merchant_code, day) references rebate_days(merchant_code, day)
);
create index rebate_bets_of_settled_day on rebate_bets (merchant_code, settled_day);

create table agent_commissions (
  agent_id text not null,
  category text not null,
  day date not null,
  merchant_code text not null,
  currency text not null,
  amount bigint not null,
  remainder bigint not null,
  paid_at timestamptz,
  constraint agent_commissions_pkey primary key (agent_id, category, day),
  constraint agent_commissions_amount_check check ((amount >= 0)),
  constraint agent_commissions_remainder_check check ((remainder >= 0)),
  constraint agent_commissions_check check (((amount + remainder) > 0)),
  constraint agent_commissions_agent_id_fkey foreign key (agent_id) references members(id),
  constraint agent_commissions_merchant_code_day_fkey foreign key (merchant_code, day) references rebate_days(merchant_code, day)
);
create index agent_commissions_to_pay on agent_commissions (merchant_code, day, agent_id) where (paid_at is null);

-- ── content ─────────────────────────────────────────────────────

-- content/announcements

create table announcements (
  id text not null,
  merchant_code text,
  types text[] not null,
  groups text[] not null,
  sort integer not null,
  texts jsonb not null,
  link text not null,
  images jsonb not null,
  categories text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  audience jsonb,
  written_by text,
  constraint announcements_pkey primary key (id),
  constraint announcements_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);

create table announcement_reads (
  member_id text not null,
  announcement_id text not null,
  at timestamptz not null,
  constraint announcement_reads_pkey primary key (member_id, announcement_id),
  constraint announcement_reads_member_id_fkey foreign key (member_id) references members(id),
  constraint announcement_reads_announcement_id_fkey foreign key (announcement_id) references announcements(id)
);

-- content/help

create table help_entries (
  id text not null,
  merchant_code text,
  sort integer not null,
  texts jsonb not null,
  constraint help_entries_pkey primary key (id),
  constraint help_entries_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);

-- content/inbox

create table inbox_messages (
  id bigint generated always as identity,
  member_id text not null,
  event_key text not null,
  happening jsonb,
  at timestamptz not null,
  read_at timestamptz,
  constraint inbox_messages_pkey primary key (id),
  constraint inbox_messages_member_id_event_key_key unique (member_id, event_key),
  constraint inbox_messages_member_id_fkey foreign key (member_id) references members(id)
);
create index inbox_messages_of_member on inbox_messages (member_id, at desc, id desc) where (happening is not null);
create index inbox_messages_unread on inbox_messages (member_id) where ((happening is not null) and (read_at is null));

create table operator_messages (
  merchant_code text not null,
  id text not null,
  texts jsonb not null,
  at timestamptz not null,
  audience jsonb default '{"kind": "all"}'::jsonb not null,
  written_by text default '' not null,
  sent_at timestamptz,
  addressed integer default 0 not null,
  constraint operator_messages_pkey primary key (merchant_code, id),
  constraint operator_messages_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
create index operator_messages_due on operator_messages (at) where (sent_at is null);

-- content/mail

create table mails (
  id bigint generated always as identity,
  merchant_code text not null,
  sender_id text not null,
  recipient_id text,
  recipient text not null,
  recipient_name text not null,
  message_id uuid not null,
  subject text not null,
  content text not null,
  at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  constraint mails_pkey primary key (id),
  constraint mails_sender_id_message_id_key unique (sender_id, message_id),
  constraint mails_recipient_check check ((recipient = any (array['support'::text, 'upline'::text, 'downline'::text]))),
  constraint mails_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint mails_sender_id_fkey foreign key (sender_id) references members(id),
  constraint mails_recipient_id_fkey foreign key (recipient_id) references members(id)
);
create index mails_of_sender on mails (sender_id, id desc);
create index mails_to_house on mails (merchant_code, id) where ((recipient_id is null) and (answered_at is null));

-- content/feedback

create table feedback (
  id bigint generated always as identity,
  merchant_code text not null,
  member_id text not null,
  message_id uuid not null,
  content text not null,
  at timestamptz not null,
  seen_at timestamptz,
  seen_by text,
  constraint feedback_pkey primary key (id),
  constraint feedback_member_id_message_id_key unique (member_id, message_id),
  constraint feedback_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint feedback_member_id_fkey foreign key (member_id) references members(id)
);
create index feedback_unseen on feedback (merchant_code, id) where (seen_at is null);

-- content/chat

create table chats (
  member_id text not null,
  merchant_code text not null,
  language text not null,
  last_seq integer default 0 not null,
  member_read integer default 0 not null,
  house_got integer default 0 not null,
  house_read integer default 0 not null,
  waiting_since timestamptz,
  operator text,
  member_typing_at timestamptz,
  house_typing_at timestamptz,
  constraint chats_pkey primary key (member_id),
  constraint chats_member_id_fkey foreign key (member_id) references members(id),
  constraint chats_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
create index chats_waiting on chats (merchant_code, waiting_since) where (waiting_since is not null);

create table chat_pictures (
  name text not null,
  member_id text not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  at timestamptz not null,
  constraint chat_pictures_pkey primary key (name),
  constraint chat_pictures_member_id_fkey foreign key (member_id) references members(id)
);

create table chat_messages (
  member_id text not null,
  seq integer not null,
  id uuid not null,
  author text not null,
  name text not null,
  text text not null,
  picture text,
  at timestamptz not null,
  constraint chat_messages_pkey primary key (member_id, seq),
  constraint chat_messages_member_id_id_key unique (member_id, id),
  constraint chat_messages_author_check check ((author = any (array['member'::text, 'house'::text]))),
  constraint chat_messages_member_id_fkey foreign key (member_id) references chats(member_id),
  constraint chat_messages_picture_fkey foreign key (picture) references chat_pictures(name)
);

create table chat_desks (
  merchant_code text not null,
  seen_at timestamptz not null,
  constraint chat_desks_pkey primary key (merchant_code),
  constraint chat_desks_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);

create table canned_answers (
  id uuid not null,
  title text not null,
  texts jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint canned_answers_pkey primary key (id)
);

-- content/audience

create table reading_languages (
  member_id text not null,
  language text not null,
  at timestamptz not null,
  constraint reading_languages_pkey primary key (member_id),
  constraint reading_languages_member_id_fkey foreign key (member_id) references members(id)
);

-- content/notifications

create table channel_consents (
  id bigint generated always as identity,
  member_id text not null,
  channel text not null,
  granted boolean not null,
  at timestamptz not null,
  source text not null,
  constraint channel_consents_pkey primary key (id),
  constraint channel_consents_channel_check check ((channel = any (array['push'::text, 'email'::text, 'sms'::text, 'inbox'::text]))),
  constraint channel_consents_source_check check ((source = any (array['settings'::text, 'message'::text]))),
  constraint channel_consents_member_id_fkey foreign key (member_id) references members(id)
);
create index channel_consents_newest on channel_consents (member_id, channel, id desc);

create table quiet_hours (
  member_id text not null,
  from_minute integer,
  to_minute integer,
  constraint quiet_hours_pkey primary key (member_id),
  constraint quiet_hours_check check (((from_minute is null) = (to_minute is null))),
  constraint quiet_hours_member_id_fkey foreign key (member_id) references members(id)
);

create table push_subscriptions (
  id bigint generated always as identity,
  member_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null,
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_endpoint_key unique (endpoint),
  constraint push_subscriptions_member_id_fkey foreign key (member_id) references members(id)
);
create index push_subscriptions_of_member on push_subscriptions (member_id);

create table push_outbox (
  id bigint generated always as identity,
  member_id text not null,
  kind text not null,
  about text not null,
  next_at timestamptz not null,
  created_at timestamptz not null,
  tries integer default 0 not null,
  ended_at timestamptz,
  constraint push_outbox_pkey primary key (id),
  constraint push_outbox_member_id_kind_about_key unique (member_id, kind, about),
  constraint push_outbox_kind_check check ((kind = any (array['message'::text, 'chat'::text]))),
  constraint push_outbox_member_id_fkey foreign key (member_id) references members(id)
);
create index push_outbox_due on push_outbox (next_at) where (ended_at is null);

-- ── operator ────────────────────────────────────────────────────

-- operator/log

create table operator_log (
  id bigint generated always as identity,
  at timestamptz not null,
  operator text not null,
  action text not null,
  subject text not null,
  detail jsonb not null,
  address text default '' not null,
  before jsonb,
  after jsonb,
  constraint operator_log_pkey primary key (id)
);
create index operator_log_of_subject on operator_log (subject, id);

-- operator/accounts

create table operators (
  id uuid not null,
  name text not null,
  role text not null,
  password_hash text not null,
  start_ends_at timestamptz,
  demo boolean default false not null,
  disabled boolean default false not null,
  created_at timestamptz not null,
  created_by text not null,
  last_seen_at timestamptz,
  constraint operators_pkey primary key (id),
  constraint operators_name_key unique (name),
  constraint operators_role_check check ((role = any (array['support'::text, 'cashier'::text, 'compliance'::text, 'admin'::text])))
);

create table operator_passkeys (
  credential_id text not null,
  operator_id uuid not null,
  rp_id text not null,
  public_key text not null,
  sign_count bigint not null,
  transports text[] default '{}'::text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint operator_passkeys_pkey primary key (credential_id),
  constraint operator_passkeys_operator_id_fkey foreign key (operator_id) references operators(id)
);
create index operator_passkeys_of_operator on operator_passkeys (operator_id);

create table operator_sessions (
  token_hash text not null,
  operator_id uuid not null,
  open boolean not null,
  challenge_hash text,
  challenge_ends_at timestamptz,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  constraint operator_sessions_pkey primary key (token_hash),
  constraint operator_sessions_operator_id_fkey foreign key (operator_id) references operators(id)
);
create index operator_sessions_of_operator on operator_sessions (operator_id);

-- operator/withdrawals

create table withdrawal_approvals (
  withdrawal_id uuid not null,
  operator text not null,
  at timestamptz not null,
  constraint withdrawal_approvals_pkey primary key (withdrawal_id),
  constraint withdrawal_approvals_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawals(id)
);

-- operator/adjustments

create table adjustments (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  currency text not null,
  amount bigint not null,
  reason text not null,
  state text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  refusal text default '' not null,
  constraint adjustments_pkey primary key (id),
  constraint adjustments_amount_check check ((amount <> 0)),
  constraint adjustments_state_check check ((state = any (array['PROPOSED'::text, 'POSTED'::text, 'REJECTED'::text]))),
  constraint adjustments_check check (((state = 'PROPOSED'::text) = (decided_by is null))),
  constraint adjustments_check1 check (((state <> 'POSTED'::text) or (decided_by <> proposed_by))),
  constraint adjustments_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint adjustments_member_id_fkey foreign key (member_id) references members(id)
);
create index adjustments_waiting on adjustments (proposed_at) where (state = 'PROPOSED'::text);
create index adjustments_of_member on adjustments (member_id, proposed_at);

-- operator/members

create table member_notes (
  id bigint generated always as identity,
  member_id text not null,
  at timestamptz not null,
  operator text not null,
  text text not null,
  constraint member_notes_pkey primary key (id),
  constraint member_notes_member_id_fkey foreign key (member_id) references members(id)
);
create index member_notes_of_member on member_notes (member_id, id);

-- operator/reconciliation

create table reconciliation_runs (
  provider text not null,
  time_zone text not null,
  day date not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  constraint reconciliation_runs_pkey primary key (provider, time_zone, day)
);

create table reconciled_days (
  provider text not null,
  currency text not null,
  day date not null,
  rounds integer not null,
  settled integer not null,
  stake bigint not null,
  win bigint not null,
  missing integer not null,
  extra integer not null,
  amount integer not null,
  open integer not null,
  compared_at timestamptz not null,
  constraint reconciled_days_pkey primary key (provider, currency, day)
);

create table reconciled_rounds (
  provider text not null,
  round_id text not null,
  currency text not null,
  day date not null,
  kind text not null,
  here jsonb,
  there jsonb,
  constraint reconciled_rounds_pkey primary key (provider, round_id),
  constraint reconciled_rounds_kind_check check ((kind = any (array['missing'::text, 'extra'::text, 'amount'::text, 'open'::text])))
);
create index reconciled_rounds_by_day on reconciled_rounds (day);

-- ── demo ────────────────────────────────────────────────────────

-- demo/payment-provider

create table demo_psp.payments (
  id text not null,
  page_token text not null,
  merchant_reference text not null,
  merchant_name text not null,
  method text not null,
  currency text not null,
  amount bigint not null,
  notify_url text not null,
  return_url text not null,
  state text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  behaviour text default 'usual' not null,
  paid_amount bigint,
  told_at timestamptz,
  constraint payments_pkey primary key (id),
  constraint payments_page_token_key unique (page_token),
  constraint payments_merchant_reference_key unique (merchant_reference),
  constraint payments_amount_check check ((amount > 0)),
  constraint payments_paid_amount_check check ((paid_amount > 0)),
  constraint payments_known_behaviour_check check ((behaviour = any (array['usual'::text, 'slow'::text, 'duplicate'::text, 'out-of-order'::text, 'wrong-amount'::text, 'never'::text, 'cut'::text]))),
  constraint payments_method_check check ((method = any (array['pix'::text, 'promptpay'::text, 'card'::text]))),
  constraint payments_state_check check ((state = any (array['WAITING'::text, 'PAID'::text, 'DECLINED'::text, 'EXPIRED'::text, 'CANCELLED'::text])))
);
create index payments_waiting on demo_psp.payments (expires_at) where (state = 'WAITING'::text);

create table demo_psp.notifications (
  id text not null,
  payment_id text not null,
  body text not null,
  attempts integer not null,
  next_at timestamptz not null,
  acknowledged_at timestamptz,
  constraint notifications_pkey primary key (id),
  constraint notifications_payment_id_fkey foreign key (payment_id) references demo_psp.payments(id)
);
create index notifications_due on demo_psp.notifications (next_at) where (acknowledged_at is null);
create index notifications_of_payment on demo_psp.notifications (payment_id);

create table demo_psp.payouts (
  id text not null,
  merchant_reference text not null,
  method text not null,
  account text not null,
  currency text not null,
  amount bigint not null,
  state text not null,
  created_at timestamptz not null,
  constraint payouts_pkey primary key (id),
  constraint payouts_merchant_reference_key unique (merchant_reference),
  constraint payouts_amount_check check ((amount > 0)),
  constraint payouts_state_check check ((state = any (array['PAID'::text, 'REFUSED'::text])))
);

create table demo_psp.settings (
  id integer not null,
  behaviour text not null,
  constraint settings_pkey primary key (id),
  constraint settings_id_check check ((id = 1))
);

-- demo/vendor-wallet

create table demo_vendor.accounts (
  vendor text not null,
  account text not null,
  currency text not null,
  balance bigint not null,
  version bigint not null,
  constraint accounts_pkey primary key (vendor, account, currency),
  constraint accounts_balance_check check ((balance >= 0))
);

create table demo_vendor.transfers (
  reference text not null,
  vendor text not null,
  account text not null,
  currency text not null,
  direction text not null,
  amount bigint not null,
  state text not null,
  created_at timestamptz not null,
  constraint transfers_pkey primary key (reference),
  constraint transfers_state_check check ((state = any (array['DONE'::text, 'REFUSED'::text])))
);

create table demo_vendor.behaviour (
  vendor text not null,
  mode text not null,
  constraint behaviour_pkey primary key (vendor),
  constraint behaviour_mode_check check ((mode = any (array['prompt'::text, 'slow'::text, 'lost-answer'::text, 'refusing'::text, 'silent'::text])))
);

-- Foreign keys to tables that stand further down.
alter table rounds add constraint rounds_reward_id_fkey foreign key (reward_id) references free_rounds(id);

-- ── functions and triggers ────────────────────────────────────────

create function ledger_apply_entry()
 returns trigger
 language plpgsql
as $$
begin
  update ledger_accounts set balance = balance + new.amount, version = version + 1
    where id = new.account_id and currency = new.currency
    returning balance, version into new.balance_after, new.account_version;
  if not found then
    raise exception 'there is no ledger account % in %', new.account_id, new.currency using errcode = '23503';
  end if;
  return new;
end $$;

create function ledger_guard_account()
 returns trigger
 language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.version <> 0 then
      raise exception 'ledger account % must start at zero', new.code using errcode = '23514';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'ledger accounts are never deleted' using errcode = '23514';
  end if;
  -- Depth 1 is this trigger fired by hand-written SQL; inside ledger_apply_entry it is 2.
  if pg_trigger_depth() < 2 or (new.id, new.merchant_code, new.code, new.currency, new.guarded) is distinct from (old.id, old.merchant_code, old.code, old.currency, old.guarded) then
    raise exception 'ledger account % changes only through entries', old.code using errcode = '23514';
  end if;
  return new;
end $$;

create function ledger_zero_sum()
 returns trigger
 language plpgsql
as $$
declare
  all_amounts numeric;
  alike boolean;
  unbalanced text;
begin
  select sum(amount), bool_and(currency = new.currency) into all_amounts, alike from ledger_entries where transaction_id = new.transaction_id;
  if all_amounts = 0 and alike then
    return null;
  end if;
  select string_agg(format('%s %s', currency, total), ', ') into unbalanced from (
    select currency, sum(amount) as total from ledger_entries where transaction_id = new.transaction_id group by currency having sum(amount) <> 0
  ) sums (currency, total);
  if unbalanced is not null then
    raise exception 'ledger transaction % is not zero-sum: %', new.transaction_id, unbalanced using errcode = '23514';
  end if;
  return null;
end $$;

create function ledger_needs_entries()
 returns trigger
 language plpgsql
as $$
declare
  firsts bigint;
  others bigint;
begin
  select count(*) filter (where line = 1), count(*) filter (where line > 1) into firsts, others from ledger_entries where transaction_id = new.id;
  if firsts = 0 then
    raise exception 'ledger transaction % has no entries', new.id using errcode = '23514';
  end if;
  if others = 0 then
    raise exception 'ledger transaction % is not zero-sum: it has one entry', new.id using errcode = '23514';
  end if;
  return null;
end $$;

create function ledger_append_only()
 returns trigger
 language plpgsql
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;

create function ledger_write(p_id uuid, p_merchant text, p_scope text, p_key text, p_fingerprint text, p_kind text, p_title text, p_reference text, p_reverses uuid, p_at timestamp with time zone, p_accounts bigint[], p_currencies text[], p_amounts bigint[])
 returns TABLE(account_id bigint, amount bigint, balance_after bigint, account_version bigint)
 language plpgsql
as $$
#variable_conflict use_column
begin
  -- No conflict target: a transaction has two names, its id and its key, and a caller who comes at the same moment may meet either (0260).
  insert into ledger_transactions (id, merchant_code, scope, idempotency_key, fingerprint, kind, title, reference, reverses, created_at)
    values (p_id, p_merchant, p_scope, p_key, p_fingerprint, p_kind, p_title, p_reference, p_reverses, p_at)
    on conflict do nothing;
  if not found then
    return;
  end if;
  -- Entry by entry, in the caller's order, because that is the order in which accounts are locked.
  return query insert into ledger_entries as e (transaction_id, line, account_id, currency, amount, balance_after, account_version, created_at)
    select p_id, n.line, n.account, n.currency, n.amount, 0, 0, p_at from unnest(p_accounts, p_currencies, p_amounts) with ordinality as n (account, currency, amount, line) order by n.line
    returning e.account_id, e.amount, e.balance_after, e.account_version;
end $$;

create function seamless_record(p_session uuid, p_tx_id text, p_call text, p_fingerprint text, p_round_id text, p_ref_tx_id text, p_amount bigint, p_status text, p_answer text, p_ledger uuid[], p_at timestamp with time zone, p_stake bigint, p_payout bigint, p_valid_bet bigint, p_state text)
 returns boolean
 language plpgsql
as $$
declare
  s game_sessions;
  settled timestamptz := case when p_state = 'OPEN' then null else p_at end;
  tells boolean := p_state is not null and (p_call = 'rollback' or p_state = 'SETTLED');
  event_stake bigint := case when tells then case when settled is null then 0 else p_stake end end;
  event_payout bigint := case when tells then case when settled is null then 0 else p_payout end end;
  event_valid_bet bigint := case when tells then case when settled is null then 0 else p_valid_bet end end;
  event_rounds smallint := case when tells then case when p_state = 'SETTLED' then 1 else 0 end end;
begin
  select * into strict s from game_sessions where id = p_session;
  if tells and p_call = 'rollback' then
    select w.stake - event_stake, w.payout - event_payout, w.valid_bet - event_valid_bet, w.rounds - event_rounds
      into strict event_stake, event_payout, event_valid_bet, event_rounds
      from (select case when settled_at is null then 0 else stake end, case when settled_at is null then 0 else payout end, case when settled_at is null then 0 else valid_bet end,
          case when r.state = 'SETTLED' then 1 else 0 end
        from rounds r where provider = s.provider and round_id = p_round_id) w (stake, payout, valid_bet, rounds);
  end if;
  -- The id is drawn after the transaction has its own, as in `domain_events`.
  insert into seamless_transactions (provider, tx_id, call, fingerprint, round_id, ref_tx_id, member_id, amount, status, answer, ledger_transactions, created_at,
      event_xid, event_id, event_stake, event_payout, event_valid_bet, event_rounds)
    values (s.provider, p_tx_id, p_call, p_fingerprint, p_round_id, p_ref_tx_id, s.member_id, p_amount, p_status, p_answer, p_ledger, p_at,
      case when tells then pg_current_xact_id() end, case when tells then nextval('domain_event_ids') end, event_stake, event_payout, event_valid_bet, event_rounds)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  if p_state is null then
    return true;
  end if;
  if p_call in ('win', 'rollback', 'end-round') then
    update rounds set stake = p_stake, payout = p_payout, valid_bet = p_valid_bet, state = p_state, settled_at = settled, counted_at = case when p_state = 'OPEN' or state = 'SETTLED' then counted_at else p_at end
      where provider = s.provider and round_id = p_round_id;
    if found then
      return true;
    end if;
  end if;
  insert into rounds as r (provider, round_id, session_id, merchant_code, member_id, game_code, vendor_code, category, currency, stake, payout, valid_bet, state, opened_at, settled_at, counted_at)
    select s.provider, p_round_id, s.id, s.merchant_code, s.member_id, s.game_code, g.vendor_code, g.category, s.currency, p_stake, p_payout, p_valid_bet, p_state, p_at, settled, p_at from games g where g.code = s.game_code
    on conflict (provider, round_id) do update set stake = excluded.stake, payout = excluded.payout, valid_bet = excluded.valid_bet, state = excluded.state, settled_at = excluded.settled_at,
      counted_at = case when excluded.state = 'OPEN' then r.counted_at else excluded.counted_at end;
  return true;
end $$;

create function play_records_stay()
 returns trigger
 language plpgsql
as $$
begin
  raise exception '% only grows', tg_table_name using errcode = '23514';
end $$;

create function domain_events_announce()
 returns trigger
 language plpgsql
as $$
begin
  perform pg_notify('domain_events', '');
  return null;
end $$;

create function seamless_settle(p_session uuid, p_version bigint, p_tx_id text, p_call text, p_fingerprint text, p_round_id text, p_ref_tx_id text, p_amount bigint, p_answer text, p_ledger uuid, p_moved bigint, p_at timestamp with time zone, p_seen_stake bigint, p_seen_payout bigint, p_stake bigint, p_payout bigint, p_valid_bet bigint, p_state text)
 returns boolean
 language plpgsql
as $$
declare
  s record;
  r record;
begin
  select g.provider, g.merchant_code, g.member_id, g.currency, g.player_account, g.house_account, o.name as game into strict s from game_sessions g join games o on o.code = g.game_code where g.id = p_session;
  -- Whoever waited here would write what was decided before the wait. The lock is the one that the entry takes anyway.
  perform from ledger_accounts where id = s.player_account and version = p_version for no key update skip locked;
  if not found then
    return false;
  end if;
  select member_id, stake, payout, state into r from rounds where provider = s.provider and round_id = p_round_id;
  if found <> (p_seen_stake is not null) or (found and (r.member_id, r.stake, r.payout, r.state) is distinct from (s.member_id, p_seen_stake, p_seen_payout, 'OPEN')) then
    return false;
  end if;
  if p_moved <> 0 then
    perform from ledger_write(p_ledger, s.merchant_code, 'seamless:' || s.provider, p_tx_id, p_fingerprint, p_call, s.game, p_round_id, null, p_at,
      array[s.player_account, s.house_account], array[s.currency, s.currency], array[p_moved, -p_moved]);
    if not found then
      return false;
    end if;
  end if;
  if not seamless_record(p_session, p_tx_id, p_call, p_fingerprint, p_round_id, p_ref_tx_id, p_amount, 'OK', p_answer, case when p_moved = 0 then '{}' else array[p_ledger] end, p_at,
      p_stake, p_payout, p_valid_bet, p_state) then
    raise exception 'wallet call % was taken meanwhile', p_tx_id using errcode = '40001';
  end if;
  return true;
end $$;

create function withdrawal_request(p_id uuid, p_merchant text, p_member text, p_key text, p_fingerprint text, p_payout_account uuid, p_currency text, p_amount bigint, p_fee bigint, p_reference text, p_at timestamp with time zone, p_main bigint, p_version bigint, p_locked bigint, p_ledger uuid, p_ledger_fingerprint text, p_title text)
 returns boolean
 language plpgsql
as $$
begin
  -- Whoever waited here would write what was decided before the wait.
  perform from ledger_accounts where id = p_main and version = p_version for no key update skip locked;
  if not found then
    return false;
  end if;
  perform from payout_accounts where id = p_payout_account and member_id = p_member and removed_at is null;
  if not found then
    return false;
  end if;
  insert into withdrawals (id, merchant_code, member_id, idempotency_key, fingerprint, payout_account_id, currency, amount, fee, state, reference, created_at)
    values (p_id, p_merchant, p_member, p_key, p_fingerprint, p_payout_account, p_currency, p_amount, p_fee, 'PENDING', p_reference, p_at)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  perform from ledger_write(p_ledger, p_merchant, 'withdraw', p_id::text, p_ledger_fingerprint, 'withdraw', p_title, p_reference, null, p_at,
    array[p_main, p_locked], array[p_currency, p_currency], array[-p_amount, p_amount]);
  if not found then
    raise exception 'withdrawal % is in the books already', p_id;
  end if;
  return true;
end $$;

create trigger ledger_accounts_no_truncate before truncate on ledger_accounts for each statement execute function ledger_append_only();
create trigger ledger_accounts_guard before insert or delete or update on ledger_accounts for each row execute function ledger_guard_account();
create constraint trigger ledger_transactions_not_empty after insert on ledger_transactions deferrable initially deferred for each row execute function ledger_needs_entries();
create trigger ledger_transactions_append_only before delete or update on ledger_transactions for each row execute function ledger_append_only();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions for each statement execute function ledger_append_only();
create trigger ledger_entries_apply before insert on ledger_entries for each row execute function ledger_apply_entry();
create trigger ledger_entries_append_only before delete or update on ledger_entries for each row execute function ledger_append_only();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function ledger_append_only();
create constraint trigger ledger_entries_zero_sum after insert on ledger_entries deferrable initially deferred for each row when ((new.line > 1)) execute function ledger_zero_sum();
create trigger play_limit_changes_stay before delete or update on play_limit_changes for each row execute function play_records_stay();
create trigger play_exclusions_stay before delete or update on play_exclusions for each row execute function play_records_stay();
create trigger domain_events_announce after insert on domain_events for each row execute function domain_events_announce();
create trigger operator_log_append_only before delete or update on operator_log for each row execute function ledger_append_only();
create trigger operator_log_no_truncate before truncate on operator_log for each statement execute function ledger_append_only();
create trigger member_notes_append_only before delete or update on member_notes for each row execute function ledger_append_only();
create trigger ledger_seals_append_only before delete or update on ledger_seals for each row execute function ledger_append_only();
create trigger ledger_seals_no_truncate before truncate on ledger_seals for each statement execute function ledger_append_only();
create trigger ledger_seal_ranges_append_only before delete or update on ledger_seal_ranges for each row execute function ledger_append_only();
create trigger ledger_seal_ranges_no_truncate before truncate on ledger_seal_ranges for each statement execute function ledger_append_only();

insert into demo_psp.settings (id, behaviour) values (1, 'usual');
