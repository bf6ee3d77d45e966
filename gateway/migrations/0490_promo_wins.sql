-- A prize of a provider's named campaign, paid with or without a round.
alter table seamless_transactions drop constraint seamless_transactions_call_check;
alter table seamless_transactions add constraint seamless_transactions_call_check
  check (call in ('bet', 'win', 'betwin', 'rollback', 'end-round', 'promo-win', 'tombstone'));
