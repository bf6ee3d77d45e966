import { sql } from 'drizzle-orm'
import { hashPassword, memberByAccount, openSession } from '../../src/identity'
import { systemClock } from '../../src/platform/runtime/clock'
import { inTransaction } from '../../src/platform/db/transaction'
import { storeCatalogue } from '../../src/play'
import { testCatalogue } from '../../testing/catalogue'
import { verified } from '../../testing/verified'
import { walletBench } from '../../testing/wallet'
import { serve } from '../serving'

/** Players who sit in one game, others who sit in one of their own, and members who are logged in and may withdraw. */
const [players = '0', units = '0', pin = ''] = process.argv.slice(2)
const device = {
  deviceId: 'device-of-the-bench',
  userAgent: 'bench',
  ip: '203.0.113.9',
  remember: true,
  confirmed: true,
}

await serve(async ({ ctx, app }) => {
  const bench = await walletBench({ ctx, app, clock: systemClock })
  const count = Number(players)
  const [model] = testCatalogue.games
  if (!model) throw new Error('There is no game.')
  const own = Array.from({ length: count }, (_, index) => ({
    ...model,
    gameCode: `NOVA_own${index}`,
    name: `Own ${index}`,
  }))
  await storeCatalogue(ctx.db, { ...testCatalogue, games: [...testCatalogue.games, ...own] }, Date.now())
  const seat = async (game: string) => {
    const player = await bench.newPlayer(Number(units))
    return { memberId: player.id, game, token: await bench.open(player, game) }
  }
  const together = []
  const apart = []
  const members = []
  const pinHash = await hashPassword(pin)
  for (let index = 0; index < count; index += 1) {
    together.push(await seat('NOVA_fox'))
    apart.push(await seat(`NOVA_own${index}`))
    const player = await bench.newPlayer(Number(units))
    await verified(ctx, player)
    const { rows } = await ctx.db.execute<{ account: string }>(sql`select account from members where id = ${player.id}`)
    const member = await memberByAccount(ctx.db, 'aurora', rows[0]?.account ?? '')
    if (!member) throw new Error('A member is missing.')
    const { info } = await inTransaction(ctx.db, (tx) => openSession(tx, ctx, { ...member, lastLoginAt: null }, device))
    const bankCardId = ctx.random.uuid()
    await ctx.db.execute(
      sql`insert into member_security (member_id, payment_password_hash) values (${player.id}, ${pinHash})`,
    )
    await ctx.db.execute(sql`
      insert into payout_accounts (id, merchant_code, member_id, kind, holder, account, is_default, created_at)
      values (${bankCardId}::uuid, 'aurora', ${player.id}, 'pix', 'Ana Souza', '52998224725', true, now())`)
    members.push({ token: info.token, bankCardId })
  }
  return { together, apart, members }
})
