-- Guests have chats too. `chats.member_id` is a member or, where `guest_id` names it too, a guest.
create table chat_guests (
  id text not null,
  merchant_code text not null,
  token_hash text not null,
  network text not null,
  seen_at timestamptz not null,
  constraint chat_guests_pkey primary key (id),
  constraint chat_guests_token_hash_key unique (token_hash),
  constraint chat_guests_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
create index chat_guests_seen on chat_guests (seen_at);

alter table chats drop constraint chats_member_id_fkey;
alter table chats add column guest_id text references chat_guests(id);
alter table chats add constraint chats_guest_id_check check (guest_id is null or guest_id = member_id);
-- Keeps the reference to members that the rows of members had.
alter table chats add column registered_member_id text
  generated always as (case when guest_id is null then member_id end) stored references members(id);
