-- A day in a pay per view room, paid from the balance.
create table room_passes (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  room_id text not null,
  idempotency_key text not null,
  currency text not null,
  price bigint not null check (price > 0),
  bought_at timestamptz not null,
  valid_until timestamptz not null,
  unique (member_id, idempotency_key)
);
create index room_passes_of_member on room_passes (member_id, room_id, valid_until);
