-- The reconciliation reads the rounds of a day. Rounds lie on the disk in the order in which they were opened, so a range of blocks is enough
-- and a bet pays nothing for it.
create index rounds_by_opening on rounds using brin (opened_at);
