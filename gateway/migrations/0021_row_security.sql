-- Row-level security: a request sees the rows of its own merchant only, and none before its merchant is known (src/platform/db/merchant-scope.ts).
-- The policies are for a role without login that only requests take. The owner of the tables, and so an older gateway, is not subject to them.
-- A role belongs to the whole server, so several databases may create it at once.

do $$
begin
  if not exists (select from pg_roles where rolname = 'mosaic_requests') then
    create role mosaic_requests nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'The database user may not create roles. Once, as an administrator: create role mosaic_requests nologin; grant mosaic_requests to %;', quote_ident(current_user);
end $$;

do $$
begin
  if not pg_has_role(current_user, 'mosaic_requests', 'member') then
    execute format('grant mosaic_requests to %I', current_user);
  end if;
exception when unique_violation then null;
end $$;

grant usage on schema public to mosaic_requests;
grant select, insert, update, delete on all tables in schema public to mosaic_requests;
grant usage on all sequences in schema public to mosaic_requests;
alter default privileges in schema public grant select, insert, update, delete on tables to mosaic_requests;
alter default privileges in schema public grant usage on sequences to mosaic_requests;

-- Only operators and jobs use these.
revoke all on operators, operator_passkeys, operator_sessions, operator_enrolments, operator_devices, operator_proposals, operator_makers, operator_log, withdrawal_approvals, decision_approvals, member_notes, reconciliation_runs, reconciled_days, reconciled_rounds, ledger_seals, ledger_seal_ranges, ledger_chain_heads, schema_migrations, seed_marks from mosaic_requests;
revoke insert, update, delete on event_cursors from mosaic_requests;

-- Without `with check` a policy also decides which rows may be written.
do $$
declare
  t text;
begin
  for t in select table_name from information_schema.columns where table_schema = 'public' and column_name = 'merchant_code' and is_nullable = 'NO' loop
    execute format('create policy of_merchant on %I to mosaic_requests using (merchant_code = current_setting(''mosaic.merchant'', true))', t);
    execute format('alter table %I enable row level security', t);
  end loop;
  -- A lookup by primary key for each row read costs less than one more column, index and backfill of every table.
  foreach t in array array[
    'idempotent_calls', 'domain_events', 'password_links', 'member_security', 'security_answers', 'member_pictures', 'kyc_images', 'play_limits',
    'play_limit_changes', 'reality_checks', 'play_exclusions', 'vendor_wallets', 'favourite_games', 'recent_games', 'winner_board_opt_outs',
    'seamless_transactions', 'cashback_claim_lines', 'member_rebate_rates', 'announcement_reads', 'inbox_messages', 'chat_pictures',
    'reading_languages', 'channel_consents', 'quiet_hours', 'push_subscriptions', 'push_outbox'
  ] loop
    execute format('create policy of_merchant on %I to mosaic_requests using (exists (select from members m where m.id = member_id))', t);
    execute format('alter table %I enable row level security', t);
  end loop;
end $$;

-- A member's or a guest's.
create policy of_merchant on chat_messages to mosaic_requests using (exists (select from chats c where c.member_id = chat_messages.member_id));
alter table chat_messages enable row level security;

-- Without a merchant they are for all.
create policy of_merchant on announcements to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true) or (merchant_code is null and current_setting('mosaic.merchant', true) <> ''));
create policy of_merchant on help_entries to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true) or (merchant_code is null and current_setting('mosaic.merchant', true) <> ''));
alter table announcements enable row level security;
alter table help_entries enable row level security;

create policy of_merchant on merchants to mosaic_requests using (code = current_setting('mosaic.merchant', true));
-- One statement writes a session and its tokens, and a policy sees the rows from before the statement: only reading asks for the session.
create policy of_merchant on access_tokens to mosaic_requests using (exists (select from sessions s where s.id = session_id)) with check (true);
create policy of_merchant on refresh_tokens to mosaic_requests using (exists (select from sessions s where s.id = session_id)) with check (true);
create policy of_merchant on deposit_proofs to mosaic_requests using (exists (select from deposits d where d.id = deposit_id));
create policy of_merchant on ledger_entries to mosaic_requests using (exists (select from ledger_accounts a where a.id = account_id));
create policy of_merchant on agent_tree to mosaic_requests using (exists (select from members m where m.id = descendant_id));
alter table merchants enable row level security;
alter table access_tokens enable row level security;
alter table refresh_tokens enable row level security;
alter table deposit_proofs enable row level security;
alter table ledger_entries enable row level security;
alter table agent_tree enable row level security;
