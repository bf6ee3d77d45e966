-- The demo payment provider's own books; it shares the database server with the gateway and nothing else.
create schema demo_psp;

create table demo_psp.payments (
  id text primary key,
  page_token text not null unique,
  merchant_reference text not null unique,
  merchant_name text not null,
  method text not null check (method in ('pix', 'promptpay')),
  currency text not null,
  amount bigint not null check (amount > 0),
  notify_url text not null,
  return_url text not null,
  state text not null check (state in ('WAITING', 'PAID', 'DECLINED', 'EXPIRED')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create index payments_waiting on demo_psp.payments (expires_at) where state = 'WAITING';

create table demo_psp.notifications (
  id text primary key,
  payment_id text not null unique references demo_psp.payments (id),
  body text not null,
  attempts int not null,
  next_at timestamptz not null,
  acknowledged_at timestamptz
);
create index notifications_due on demo_psp.notifications (next_at) where acknowledged_at is null;
