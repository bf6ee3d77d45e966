-- A member moves with everybody below to another agent. A move counts from a business day of the merchant on (`since`); null: since the member joined.
alter table agent_tree add column since date;
create index agent_tree_moved on agent_tree (descendant_id, since) where since is not null;

-- Places in the tree that ended with a move: they earned until that day.
create table agent_tree_past (
  merchant_code text not null references merchants (code), ancestor_id text not null references members (id),
  descendant_id text not null references members (id), depth integer not null check (depth between 1 and 10), since date, until date not null,
  primary key (ancestor_id, descendant_id, until), check (since < until)
);
create index agent_tree_past_upwards on agent_tree_past (descendant_id, depth);
create policy of_merchant on agent_tree_past to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table agent_tree_past enable row level security;
