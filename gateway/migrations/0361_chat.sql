-- Live chat: one for each member, with people of the house.
create table chats (
  member_id text primary key references members (id),
  merchant_code text not null references merchants (code),
  language text not null,
  -- Counted under the lock of this row: messages of one chat have no gap, and are committed in their order.
  last_seq integer not null default 0,
  member_read integer not null default 0,
  house_got integer not null default 0,
  house_read integer not null default 0,
  -- Since when the member waits for an answer; null: nobody waits.
  waiting_since timestamptz,
  operator text,
  member_typing_at timestamptz,
  house_typing_at timestamptz
);
create index chats_waiting on chats (merchant_code, waiting_since) where waiting_since is not null;

-- Pictures as the gateway encoded them itself.
create table chat_pictures (
  name text primary key,
  member_id text not null references members (id),
  bytes bytea not null,
  width integer not null,
  height integer not null,
  at timestamptz not null
);

create table chat_messages (
  member_id text not null references chats (member_id),
  seq integer not null,
  -- Made by who wrote it: the same message sent twice is one.
  id uuid not null,
  author text not null check (author in ('member', 'house')),
  name text not null,
  text text not null,
  picture text references chat_pictures (name),
  at timestamptz not null,
  primary key (member_id, seq),
  unique (member_id, id)
);

-- When somebody of the house last looked at the chats of a merchant.
create table chat_desks (
  merchant_code text primary key references merchants (code),
  seen_at timestamptz not null
);
