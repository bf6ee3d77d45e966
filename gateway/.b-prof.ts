(globalThis as any).jest={setTimeout(){}};
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
const g = '/work/main/gateway/src/'
const { startTestGateway } = await import(g + 'testing/gateway'); const { storeCatalogue } = await import(g + 'games'); const { providerCatalogue } = await import(g + 'games/provider-catalogue')
const gw = await startTestGateway({ now: Date.now() }); const ctx = gw.ctx
await storeCatalogue(ctx.db, providerCatalogue.parse(JSON.parse(readFileSync('/tmp/pgl/catalogue.json', 'utf8'))), Date.now())
const { issueLaunchToken } = await import(g + 'launch'); const { openSession, perform, readRequest } = await import(g + 'seamless'); const { inTransaction } = await import(g + 'kernel/transaction'); const L = await import(g + 'ledger'); const { systemRandom } = await import(g + 'kernel/random')
const v = (await ctx.db.execute(sql`select id from members where account='vip01' and merchant_code='aurora'`)).rows[0] as any
const books = { merchant: 'aurora', currency: 'BRL' } as const
await inTransaction(ctx.db, (tx: any) => L.post(tx, { scope: 't', key: 'k', fingerprint: '', kind: 'opening', title: '', reference: '', at: 0, postings: L.transfer(L.openingBalance(books), L.playerAccount(books, v.id), 100000000n as any) }))
const code = (await ctx.db.execute(sql`select code from games where playable limit 1`)).rows[0] as any
const tok = await issueLaunchToken(ctx.db, ctx, { id: v.id, merchantCode: 'aurora', currency: 'BRL' }, code.code, 'pt')
const s = await inTransaction(ctx.db, (tx: any) => openSession(tx, ctx, 'studio', tok, code.code)) as any
const stats = new Map<string, [number, number]>()
const wrap = (tx: any) => new Proxy(tx, { get: (t, p) => p === 'execute' ? async (q: any) => { const b = performance.now(); const r = await t.execute(q); const key = JSON.stringify(q.queryChunks?.[0]?.value?.[0] ?? '').trim().slice(0, 70); const e = stats.get(key) ?? [0, 0]; e[0]++; e[1] += performance.now() - b; stats.set(key, e); return r } : t[p] })
const base = async () => { const c0 = process.cpuUsage(); for (let i = 0; i < 1000; i++) await ctx.db.execute(sql`select 1`); const c = process.cpuUsage(c0); console.log('base select 1 cpu', ((c.user + c.system) / 1e6).toFixed(3)) }
await base(); await base()
const N = 800
for (const [label, outer] of [['own tx', false], ['one tx', true]] as const) {
  stats.clear(); const c0 = process.cpuUsage(); const t0 = performance.now()
  const go = async (tx: any, i: number, k: string) => { const r = readRequest(k, { txId: systemRandom.uuid(), roundId: label.replace(' ','-') + i, sessionToken: s.sessionToken, gameCode: code.code, currency: 'BRL', amount: '20', roundClosed: k === 'win' }) as any; const a = await perform(wrap(tx), 'studio', r.request, Date.now()); if (!a.includes('"OK"')) throw new Error(a) }
  if (outer) await inTransaction(ctx.db, async (tx: any) => { for (let i = 0; i < N; i++) { await go(tx, i, 'bet'); await go(tx, i, 'win') } })
  else for (let i = 0; i < N; i++) for (const k of ['bet', 'win']) await inTransaction(ctx.db, (tx: any) => go(tx, i, k))
  const c = process.cpuUsage(c0); console.log(label, 'wall/call', ((performance.now() - t0) / 2 / N).toFixed(2), 'cpu/call', ((c.user + c.system) / 1000 / 2 / N).toFixed(2))
  for (const [k, [n, t]] of stats) console.log('  ', (t / n).toFixed(3), n, k)
}

const { tokenHash } = await import(g + 'seamless')
for (const q of [`select * from seamless_transactions where provider = 'studio' and tx_id in ('a','b')`, `select * from seamless_transactions where provider = 'studio' and ref_tx_id = 'x' and call = 'rollback' and tx_id <> 'y'`, `select * from rounds r where r.provider='studio' and r.round_id='q'`, `select s.id, a.balance from game_sessions s join ledger_accounts a on a.id = s.player_account join games g on g.code = s.game_code join members m on m.id = s.member_id where s.token_hash = '${tokenHash(s.sessionToken)}' for update of a`, `select * from seamless_context('${tokenHash(s.sessionToken)}','studio','zz',null,'q')`]) { console.log(q.slice(0,80)); for (const r of (await ctx.db.execute(sql.raw('explain (analyze, buffers) ' + q))).rows as any[]) console.log('    ', r['QUERY PLAN']) }
process.exit(0)
