-- To whom an operator wrote; null: everybody, also guests.
alter table announcements add column audience jsonb;
-- Null: seeded, not written at the desk.
alter table announcements add column written_by text;

alter table operator_messages add column audience jsonb not null default '{"kind":"all"}';
alter table operator_messages add column written_by text not null default '';
-- Null: still to be written into the inboxes, from its time on.
alter table operator_messages add column sent_at timestamptz;
alter table operator_messages add column addressed integer not null default 0;
update operator_messages set sent_at = at;
create index operator_messages_due on operator_messages (at) where sent_at is null;

-- In which language a member last read, for whoever writes to readers of one.
create table reading_languages (
  member_id text primary key references members (id),
  language text not null,
  at timestamptz not null
);

-- Answers that people of the house keep ready, one text per wire language.
create table canned_answers (
  id uuid primary key,
  title text not null,
  texts jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);
