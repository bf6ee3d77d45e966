-- The provider says that more was paid than was ordered.
alter table deposits drop constraint deposits_review_check;
alter table deposits add constraint deposits_review_check
  check (review in ('proof', 'paid-after-end', 'wrong-currency', 'below-fee', 'above-order'));
