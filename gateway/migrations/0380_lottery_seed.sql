-- What the seeds of all draws are derived from. The hash of a draw's seed is told while bets are taken, the seed afterwards.
create table lottery_secret (
  singleton boolean primary key default true check (singleton),
  secret text not null
);
insert into lottery_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
