-- What members write: to the agent above them, or to the house; and answers to what they were written.
create table mails (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants (code),
  sender_id text not null references members (id),
  -- Null: people of the house.
  recipient_id text references members (id),
  -- Who that is to the sender, and the name he is shown by.
  recipient text not null check (recipient in ('support', 'upline', 'downline')),
  recipient_name text not null,
  -- Made by the sender: the same message sent twice is one.
  message_id uuid not null,
  subject text not null,
  content text not null,
  at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  unique (sender_id, message_id)
);
create index mails_of_sender on mails (sender_id, id desc);
create index mails_to_house on mails (merchant_code, id) where recipient_id is null and answered_at is null;

create table feedback (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  message_id uuid not null,
  content text not null,
  at timestamptz not null,
  seen_at timestamptz,
  seen_by text,
  unique (member_id, message_id)
);
create index feedback_unseen on feedback (merchant_code, id) where seen_at is null;
