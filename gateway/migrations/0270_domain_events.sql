-- What one domain tells others: written in the transaction of what happened, handled after it by whoever hears it.

create sequence domain_event_ids;

create table domain_events (
  -- Drawn before the id, so that a transaction that has an id is always one that a snapshot knows of.
  xid xid8 not null default pg_current_xact_id(),
  id bigint primary key default nextval('domain_event_ids'),
  name text not null,
  member_id text not null,
  at timestamptz not null,
  payload jsonb not null
);
create index domain_events_by_transaction on domain_events (xid);

-- One row a handler. Handled is what `seen` sees; a batch that was cut off goes on up to `upto`, after `last_id`.
create table event_cursors (
  handler text primary key,
  seen pg_snapshot not null,
  upto pg_snapshot,
  last_id bigint not null default 0
);

-- The gateways learn of a commit from the database, so none has to ask for news.
create function domain_events_announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('domain_events', '');
  return null;
end $$;
create trigger domain_events_announce after insert on domain_events for each row execute function domain_events_announce();
