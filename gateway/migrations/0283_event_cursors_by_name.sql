-- A handler's place for each name that it hears: while gateways of two versions run, the older one passes only what it hears too.
-- With the new column `after_id` a gateway of the version before fails on the table and passes nothing.

alter table event_cursors rename to event_cursors_by_handler;

create table event_cursors (
  handler text not null,
  event text not null,
  -- Handled is what `seen` sees; a batch that was cut off goes on up to `upto`, after `after_id`.
  seen pg_snapshot not null,
  upto pg_snapshot,
  after_id bigint not null default 0,
  primary key (handler, event)
);
insert into event_cursors (handler, event, seen, upto, after_id)
  select handler, event, seen, upto, last_id from event_cursors_by_handler
  cross join unnest(array['password.changed', 'payment.password.set', 'payment.password.changed', 'device.first.used', 'contact.bound', 'deposit.settled',
    'withdrawal.paid', 'withdrawal.returned', 'limit.changed']) event
  where handler = 'inbox';
drop table event_cursors_by_handler;

drop index domain_events_by_transaction;
create index domain_events_by_name on domain_events (name, xid);
