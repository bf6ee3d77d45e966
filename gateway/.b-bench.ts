import { readFileSync, rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
const g = '/work/main/gateway/src/'
const { readConfig } = await import(g + 'config'); const { createContext } = await import(g + 'create-context'); const { openDatabase } = await import(g + 'kernel/database'); const { migrate } = await import(g + 'kernel/migrations')
const { systemClock } = await import(g + 'kernel/clock'); const { systemRandom } = await import(g + 'kernel/random'); const { createLog } = await import(g + 'kernel/log'); const { seedHistory } = await import(g + 'history')
const { storeCatalogue } = await import(g + 'games'); const { providerCatalogue } = await import(g + 'games/provider-catalogue')
const dir = '/tmp/pgl/data'; rmSync(dir, { recursive: true, force: true })
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn', DATA_DIR: dir, SEAMLESS_KEY: 'x'.repeat(40), PROVIDER_KEY: 'y'.repeat(40), PSP_KEY: 'z'.repeat(40), DATABASE_URL: process.env.BENCH_DB }, '/')
const t0 = performance.now(); const lap = (n: string) => console.log(n, 'cpu', (process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6).toFixed(1), 'wall', ((performance.now() - t0) / 1000).toFixed(2))
const database = await openDatabase(config); await migrate(database); lap('open+migrate')
const ctx = createContext({ config, database, clock: systemClock, random: systemRandom, log: createLog('warn', process.stdout) })
const { seedMerchants } = await import(g + 'merchants'); const { seedDemoAccounts } = await import(g + 'demo-accounts'); await seedMerchants(ctx); await seedDemoAccounts(ctx); lap('identity')
await storeCatalogue(ctx.db, providerCatalogue.parse(JSON.parse(readFileSync('/tmp/pgl/catalogue.json', 'utf8'))), Date.now()); lap('catalogue')
await seedHistory(ctx); lap('history')
for (const m of ['aurora', 'lotus']) console.log((await ctx.db.execute(sql`select (select count(*) from members where merchant_code=${m}) members, (select count(*) from rounds where merchant_code=${m}) rounds, (select sum(stake)::bigint from rounds where merchant_code=${m}) stake, (select sum(payout)::bigint from rounds where merchant_code=${m}) payout, (select count(*) from deposits where merchant_code=${m}) deposits, (select count(*) from login_history where merchant_code=${m}) logins, (select max(depth) from agent_tree t join members x on x.id=t.ancestor_id where x.merchant_code=${m} and x.account='agent01') depth`)).rows[0])
for (const a of ['player01', 'vip01']) console.log((await ctx.db.execute(sql`select m.merchant_code, m.account, a.balance, (select sum(valid_bet)::bigint from rounds r where r.member_id=m.id) vb, (select count(*) from rounds r where r.member_id=m.id) n, (select count(*) from favourite_games f where f.member_id=m.id) fav, (select count(*) from recent_games f where f.member_id=m.id) rec from members m join ledger_accounts a on a.code='player:'||m.id||':main' where m.account=${a}`)).rows)
console.log((await ctx.db.execute(sql`select count(*) from rounds where settled_at > now() - interval '24 hours' and payout > stake`)).rows)
// tx/s of bet+win through the real service
const { issueLaunchToken } = await import(g + 'launch'); const { openSession, perform, readRequest } = await import(g + 'seamless'); const { inTransaction } = await import(g + 'kernel/transaction')
const v = (await ctx.db.execute(sql`select id, merchant_code, currency from members where account='vip01' and merchant_code='aurora'`)).rows[0] as any
const code = (await ctx.db.execute(sql`select code from games where playable limit 1`)).rows[0] as any
const tok = await issueLaunchToken(ctx.db, ctx, { id: v.id, merchantCode: 'aurora', currency: 'BRL' }, code.code, 'pt')
const s = await inTransaction(ctx.db, (tx: any) => openSession(tx, ctx, 'studio', tok, code.code)) as any
const N = 500; let t = performance.now(); const lat: number[] = []
for (let i = 0; i < N; i++) for (const k of ['bet', 'win'] as const) { const b = performance.now(); const r = readRequest(k, { txId: systemRandom.uuid(), roundId: 'bench-' + i, sessionToken: s.sessionToken, gameCode: code.code, currency: 'BRL', amount: '20', roundClosed: k === 'win' }) as any; const a = await inTransaction(ctx.db, (tx: any) => perform(tx, 'studio', r.request, Date.now())); if (!a.includes('"OK"')) throw new Error(a); lat.push(performance.now() - b) }
lat.sort((a, b) => a - b); const secs = (performance.now() - t) / 1000
console.log('bet+win pairs/s', (N / secs).toFixed(0), 'calls/s', (2 * N / secs).toFixed(0), 'p50', lat[N]!.toFixed(2), 'p99', lat[Math.floor(2 * N * .99)]!.toFixed(2))
await database.close(); lap('closed'); process.exit(0)
