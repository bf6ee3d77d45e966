-- What members allowed and when; rows are only added, the newest of a channel holds.
create table channel_consents (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  channel text not null check (channel in ('push', 'email', 'sms', 'inbox')),
  granted boolean not null,
  at timestamptz not null,
  -- Where it was decided: in the settings, or by a signed link or button of a message.
  source text not null check (source in ('settings', 'message'))
);
create index channel_consents_newest on channel_consents (member_id, channel, id desc);

-- When a member wants no push messages: minutes after midnight in the merchant's time zone. No row: the usual hours. Both null: none.
create table quiet_hours (
  member_id text primary key references members (id),
  from_minute integer,
  to_minute integer,
  check ((from_minute is null) = (to_minute is null))
);

-- One for each browser. An address belongs to whoever subscribed last there.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_member on push_subscriptions (member_id);

-- What is still to be told, written with what it tells of and sent by a worker of its own.
create table push_outbox (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  kind text not null check (kind in ('message', 'chat')),
  -- The key of the inbox message, or the number of the chat message.
  about text not null,
  next_at timestamptz not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  ended_at timestamptz,
  unique (member_id, kind, about)
);
create index push_outbox_due on push_outbox (next_at) where ended_at is null;
