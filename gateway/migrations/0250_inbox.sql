-- What a member is told alone. What happened is kept with its values; the words are the reader's own language's, at the moment of reading.

create table inbox_messages (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  -- What it tells of: the same event writes no second message, also when the first one was deleted.
  event_key text not null,
  -- Null once it was deleted; the row stays for its key.
  happening jsonb,
  at timestamptz not null,
  read_at timestamptz,
  unique (member_id, event_key)
);
create index inbox_messages_of_member on inbox_messages (member_id, at desc, id desc) where happening is not null;
create index inbox_messages_unread on inbox_messages (member_id) where happening is not null and read_at is null;

-- What a merchant's people wrote to members, one text per wire language; HTML was sanitised before it came here.
create table operator_messages (
  merchant_code text not null references merchants (code),
  id text not null,
  texts jsonb not null,
  at timestamptz not null,
  primary key (merchant_code, id)
);

-- Whether a device is new is asked at every login.
create index login_history_of_device on login_history (member_id, device_id);
