import { days, people, type Size, waiting } from './sizes'

const member = '(1000000000 + n)::text'
const account = (code: string) =>
  `(select id from ledger_accounts where merchant_code = 'aurora' and code = ${code} and currency = 'BRL')`
const games = "array['NOVA_fox', 'NOVA_tiger', 'NOVA_acao', 'NOVA_small', 'KUMO_dragon']"
const stripes = 32

/** Rounds of the normal member in every size. */
const normalRounds = 80

/**
 * Deposits, withdrawals and rounds with their ledger transactions, as the product writes them: first all movements, then the entries
 * with their running balances, in the order of time.
 */
export const moneyStatements = ({ members, rounds, records }: Size, provider: string): readonly string[] => {
  const each = `from generate_series(1, ${members}) n`
  const others = members - 3
  const of = (usual: number) => `${each}, lateral generate_series(1, case n when 1 then ${records} else ${usual} end) k`
  const at = `now() - interval '34 days' + k * interval '33 days' / case n when 1 then ${records} else 10 end`
  const scope = `seamless:${provider}`
  const transaction = (id: string, key: string, about: string) =>
    `insert into ledger_transactions (id, scope, idempotency_key, kind, title, reference, created_at, merchant_code, fingerprint) select ${id}, ${key}, ${about}, 'aurora', ''`
  return [
    `insert into ledger_accounts (merchant_code, code, currency, guarded)
      select 'aurora', 'player:' || ${member} || ':' || type, 'BRL', true ${each}, unnest(array['main', 'locked']) type
      union all select 'aurora', code, 'BRL', false from unnest(array['opening', 'psp:pix:clearing', 'withdraw:pending']) code
      union all select 'aurora', 'house:' || game || ':' || stripe, 'BRL', false from unnest(${games}) game, generate_series(0, ${stripes - 1}) stripe`,
    `create unlogged table growth_members as select n, ${member} as id, ${account(`'player:' || ${member} || ':main'`)} as main, ${account(`'player:' || ${member} || ':locked'`)} as locked ${each}`,
    'create unique index on growth_members (n)',
    `create unlogged table growth_houses as select game, place, stripe, ${account("'house:' || game || ':' || stripe")} as id
      from unnest(${games}) with ordinality games (game, place), generate_series(0, ${stripes - 1}) stripe`,
    'create unlogged table growth_moves (transaction_id uuid, line smallint, account_id bigint, amount bigint, at timestamptz)',
    'analyze growth_members, growth_houses',

    // An opening balance that no losses use up.
    `${transaction("growth_id('opening' || n)", "'growth', n::text", `'opening', '', '', now() - interval '${days + 1} days'`)} ${each}`,
    `insert into growth_moves select growth_id('opening' || n), line, case line when 1 then main else ${account("'opening'")} end, case line when 1 then 100000000 else -100000000 end, now() - interval '${days + 1} days'
      from growth_members, generate_series(1, 2) line`,

    `insert into deposits (id, merchant_code, member_id, idempotency_key, fingerprint, method, kind, currency, amount, settled_amount, fee, state, reference, payment_id, pay_url, created_at, expires_at, settled_at)
      select growth_id('deposit' || n || '/' || k), 'aurora', ${member}, 'growth' || k, '', 'pix', 'pg', 'BRL', 10000, 10000, 0, 'SETTLED', n || '/' || k, 'p' || n || '/' || k, '', ${at}, ${at} + interval '1 hour', ${at} ${of(5)}`,
    `${transaction("growth_id('credit' || id)", "'deposit', id::text", "'deposit', method, reference, settled_at")} from deposits`,
    `insert into growth_moves select growth_id('credit' || d.id), line, case line when 1 then m.main else ${account("'psp:pix:clearing'")} end, case line when 1 then 10000 else -10000 end, d.settled_at
      from deposits d join growth_members m on m.id = d.member_id, generate_series(1, 2) line`,
    `insert into deposits (id, merchant_code, member_id, idempotency_key, fingerprint, method, kind, currency, amount, fee, state, reference, pay_url, created_at, expires_at, review, proof_count)
      select growth_id('review' || n), 'aurora', ${member}, 'review', '', 'bank', 'mt', 'BRL', 10000, 0, 'REVIEW', 'r' || n, '', now() - n * interval '1 minute', now() + interval '1 day', 'proof', 1 from generate_series(4, ${waiting + 3}) n`,
    `insert into deposit_proofs (id, deposit_id, hash, bytes, created_at) select growth_id('proof' || n), growth_id('review' || n), n::text, '', now() from generate_series(4, ${waiting + 3}) n`,

    `insert into withdrawals (id, merchant_code, member_id, idempotency_key, fingerprint, payout_account_id, currency, amount, fee, state, reference, created_at, decided_at, decided_by, payout_id, ended_at)
      select growth_id('withdrawal' || n || '/' || k), 'aurora', ${member}, 'growth' || k, '', growth_id('payout' || n), 'BRL', 1000, 0, 'PAID', 'w' || n || '/' || k, ${at}, ${at} + interval '1 minute', 'grow', 'p', ${at} + interval '2 minutes' ${of(2)}`,
    `insert into withdrawals (id, merchant_code, member_id, idempotency_key, fingerprint, payout_account_id, currency, amount, fee, state, reference, created_at)
      select growth_id('pending' || n), 'aurora', ${member}, 'pending', '', growth_id('payout' || n), 'BRL', 1000, 0, 'PENDING', 'q' || n, now() - n * interval '1 minute' from generate_series(4, ${waiting + 3}) n`,
    `create unlogged table growth_steps as select growth_id(step || w.id) as id, scope, w.id as withdrawal, w.reference, w.created_at + place * interval '1 minute' as at,
        case place when 0 then m.main when 1 then m.locked else ${account("'withdraw:pending'")} end as giver, case place when 0 then m.locked when 1 then ${account("'withdraw:pending'")} else ${account("'psp:pix:clearing'")} end as taker, w.amount
      from withdrawals w join growth_members m on m.id = w.member_id, (values ('request', 'withdraw', 0), ('approve', 'withdraw.approve', 1), ('paid', 'withdraw.paid', 2)) steps (step, scope, place)
      where w.state = 'PAID' or place = 0`,
    `${transaction('id', 'scope, withdrawal::text', "'withdraw', 'pix', reference, at")} from growth_steps`,
    'insert into growth_moves select id, line, case line when 1 then giver else taker end, case line when 1 then -amount else amount end, at from growth_steps, generate_series(1, 2) line',

    `insert into game_sessions (id, token_hash, provider, merchant_code, member_id, game_code, currency, language, player_account, house_account, created_at, expires_at)
      select growth_id('session' || n), md5('token' || n), '${provider}', 'aurora', m.id, 'NOVA_fox', 'BRL', 'pt', m.main, h.id, now() - interval '${days} days', now()
      from growth_members m join growth_houses h on h.place = 1 and h.stripe = m.n % ${stripes}`,
    `create unlogged table growth_rounds as
      select i, case when i % 8 = 0 then 1 when i % ${rounds / normalRounds} = 1 then 3 else 4 + (i * 7919::bigint % ${others})::int end as n, i % 5 + 1 as place,
        now() - interval '${days} days' + i * (interval '${days} days' - interval '1 minute') / ${rounds} as at, 100 + i % 7 * 50 as stake,
        case when i % 3 = 0 then 250 else 0 end as payout, i > ${rounds} - 20000 and (i % 2000 = 7 or i % 1600 = 800) as open from generate_series(1, ${rounds}) i`,
    `insert into rounds (provider, round_id, session_id, merchant_code, member_id, game_code, vendor_code, category, currency, stake, payout, valid_bet, state, opened_at, settled_at, counted_at)
      select '${provider}', 'round' || i, growth_id('session' || n), 'aurora', ${member}, (${games})[place], split_part((${games})[place], '_', 1), case place when 5 then 'LIVE' else 'RNG' end, 'BRL', stake, case when open then 0 else payout end,
        case when open then 0 else stake end, case when open then 'OPEN' else 'SETTLED' end, at, case when open then null else at + interval '3 seconds' end, case when open then at else at + interval '3 seconds' end from growth_rounds`,
    // As a trigger of `rounds` does.
    `insert into play_quarters (member_id, quarter, merchant_code, first_at, last_at, played_ms)
      select member_id, date_bin('15 minutes', opened_at, 'epoch'::timestamptz), 'aurora', min(opened_at), max(opened_at), extract(epoch from max(opened_at) - min(opened_at)) * 1000 from rounds group by 1, 2`,
    `create unlogged table growth_calls as
      select i, n, place, 'bet' as call, 'b' || i as tx_id, growth_id('b' || i) as id, at, -stake as amount, null::bigint as event, stake, payout from growth_rounds
      union all select i, n, place, 'win', 'w' || i, growth_id('w' || i), at + interval '3 seconds', payout, i, stake, payout from growth_rounds where not open`,
    `insert into seamless_transactions (provider, tx_id, call, fingerprint, round_id, member_id, amount, status, answer, ledger_transactions, created_at, event_xid, event_id, event_stake, event_payout, event_valid_bet, event_rounds)
      select '${provider}', tx_id, call, '', 'round' || i, ${member}, abs(amount), 'OK', '{}', case when amount = 0 then '{}' else array[id] end, at, case when event is not null then pg_current_xact_id() end,
        case when event is not null then nextval('domain_event_ids') end, case when event is not null then stake end, case when event is not null then payout end, case when event is not null then stake end, case when event is not null then 1 end
      from growth_calls order by at`,
    `${transaction('id', `'${scope}', tx_id`, `call, 'Golden Fox', 'round' || i, at`)} from growth_calls where amount <> 0`,
    `insert into growth_moves select c.id, line, case line when 1 then m.main else h.id end, case line when 1 then c.amount else -c.amount end, c.at
      from growth_calls c join growth_members m using (n) join growth_houses h on h.place = c.place and h.stripe = c.n % ${stripes}, generate_series(1, 2) line where c.amount <> 0`,

    `insert into ledger_entries (transaction_id, line, account_id, currency, amount, balance_after, account_version, created_at)
      select transaction_id, line, account_id, 'BRL', amount, sum(amount) over running, row_number() over running, at from growth_moves
      window running as (partition by account_id order by at, transaction_id) order by at, transaction_id, line`,
    `update ledger_accounts account set balance = moved.balance, version = moved.version
      from (select account_id, sum(amount) as balance, count(*) as version from growth_moves group by 1) moved where moved.account_id = account.id`,
    // As the triggers and `ledger_write` do.
    "update ledger_entries e set kind = t.kind from ledger_transactions t where t.id = e.transaction_id and t.kind <> 'bet' and t.kind <> 'win'",
    "select statement_days_of('aurora')",
    'drop table growth_members, growth_houses, growth_moves, growth_steps, growth_rounds, growth_calls',
    `insert into play_limits (member_id, kind, period, amount) values ('${people.agent}', 'loss', 'month', 100000000)`,
  ]
}
