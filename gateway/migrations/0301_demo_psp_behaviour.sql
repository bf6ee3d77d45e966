alter table demo_psp.payments
  -- How the provider tells of this payment.
  add column behaviour text not null default 'usual',
  -- What was paid, where it is not what was asked for.
  add column paid_amount bigint check (paid_amount > 0),
  -- From when on the provider admits to know of the decision.
  add column told_at timestamptz;
alter table demo_psp.payments add constraint payments_known_behaviour_check check (behaviour in ('usual', 'slow', 'duplicate', 'out-of-order', 'wrong-amount', 'never', 'cut'));
alter table demo_psp.payments drop constraint payments_method_check;
alter table demo_psp.payments add constraint payments_method_check check (method in ('pix', 'promptpay', 'card'));
alter table demo_psp.payments drop constraint payments_state_check;
alter table demo_psp.payments add constraint payments_state_check check (state in ('WAITING', 'PAID', 'DECLINED', 'EXPIRED', 'CANCELLED'));
alter table demo_psp.notifications drop constraint notifications_payment_id_key;
create index notifications_of_payment on demo_psp.notifications (payment_id);

-- How new payments behave.
create table demo_psp.settings (
  id integer primary key check (id = 1),
  behaviour text not null
);
insert into demo_psp.settings (id, behaviour) values (1, 'usual');
