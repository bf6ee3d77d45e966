alter table deposits
  -- The offer that was chosen with the order, with its terms and names of then.
  add column bonus jsonb,
  -- What of the offer nobody may have twice (`first`, one day of it, or this very deposit); null once the deposit ended or brought no bonus.
  add column bonus_hold text,
  add column bonus_amount bigint check (bonus_amount > 0),
  -- Valid bets that are asked for it before the balance may leave.
  add column bonus_turnover bigint check (bonus_turnover >= 0);
alter table deposits add constraint deposits_bonus_held_check
  check (bonus_hold is null or (bonus is not null and state in ('PENDING', 'REVIEW', 'SETTLED')));
alter table deposits add constraint deposits_bonus_given_check
  check ((bonus_amount is not null) = (state = 'SETTLED' and bonus_hold is not null) and (bonus_amount is null) = (bonus_turnover is null));
create unique index deposits_bonus_held_once on deposits (member_id, bonus_hold) where bonus_hold is not null;
