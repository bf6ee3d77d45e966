-- When the provider was last asked what became of a round that stays open (domain §2.2).
alter table rounds add column asked_at timestamptz;
