-- What a merchant tells its members. Texts are one object per wire language; HTML was sanitised before it came here.

create table announcements (
  id text primary key,
  -- Null: every merchant.
  merchant_code text references merchants (code),
  types text[] not null,
  -- Where it shows: m_home, m_reg; empty means everywhere.
  groups text[] not null,
  sort integer not null,
  texts jsonb not null,
  link text not null,
  images jsonb not null,
  categories text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz
);

create table announcement_reads (
  member_id text not null references members (id),
  announcement_id text not null references announcements (id),
  at timestamptz not null,
  primary key (member_id, announcement_id)
);

create table help_entries (
  id text primary key,
  merchant_code text references merchants (code),
  sort integer not null,
  texts jsonb not null
);

-- Messages that left for a person. The QA console shows them; a real SMS or mail gateway would take them from here.
create table outbox (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  text text not null,
  code text,
  at timestamptz not null
);

create table seed_marks (
  name text primary key,
  at timestamptz not null
);
