import type { Currency } from '@mosaic/contracts'
import { issueLaunchToken, type SessionAnswer, storeCatalogue } from '../src/play'
import { invalidateCatalogue } from '../src/play/games/catalogue'
import type { Clock } from '../src/platform/runtime/clock'
import { writeAll } from '../src/platform/db/database'
import { systemRandom } from '../src/platform/runtime/random'
import { inTransaction } from '../src/platform/db/transaction'
import { playerFunds } from '../src/money'
import { createMember, sessionCte } from '../src/identity'
import { signedHeaders } from '../src/platform'
import { testCatalogue } from './catalogue'
import { giveMoney } from './give-money'
import type { TestGateway } from './gateway'

export type Player = { readonly id: string; readonly merchantCode: string; readonly currency: Currency }
export type Fields = Record<string, unknown>

/** A provider's side of the wallet: signs and sends real requests to the gateway's own routes. */
export const walletBench = async (gateway: Pick<TestGateway, 'ctx' | 'app'> & { readonly clock: Clock }) => {
  const { ctx, app, clock } = gateway
  await storeCatalogue(ctx.db, testCatalogue, clock.now())
  invalidateCatalogue(ctx.db)
  let serial = 0

  const send = async (
    path: string,
    body: string,
    headers: Record<string, string> = signedHeaders(ctx.config.keys.seamless, 'POST', path, body, clock.now()),
  ) => {
    const response = await app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return {
      code: response.statusCode,
      text: response.payload,
      json: response.json<{ status: string; balance?: string; balanceVersion?: number; credited?: string }>(),
    }
  }

  const newPlayer = async (units: number, merchantCode = 'aurora'): Promise<Player> => {
    const merchant = await ctx.merchants.byCode(merchantCode)
    if (!merchant) throw new Error('no merchant')
    serial += 1
    const account = `tester${serial}x`
    const member = await inTransaction(ctx.db, (tx) =>
      createMember(tx, ctx, { merchant, account, type: 0, passwordHash: null, parentId: null, at: clock.now() }),
    )
    const player = { id: member.id, merchantCode, currency: merchant.currency }
    if (units > 0) await giveMoney(ctx.db, player, units, clock.now())
    return player
  }

  /** The token of a launch from the site, in a session of its own. */
  const launch = async (player: Player, gameCode = 'NOVA_fox'): Promise<string> => {
    const sessionId = systemRandom.uuid()
    const from = { deviceId: 'device-of-the-game', userAgent: 'test', ip: '203.0.113.9' }
    await writeAll(ctx.db, [sessionCte({ id: sessionId, member: player, from, at: clock.now() })])
    return issueLaunchToken(ctx.db, ctx, { ...player, sessionId }, { gameCode, language: 'pt' })
  }

  const open = async (player: Player, gameCode = 'NOVA_fox'): Promise<string> => {
    const launchToken = await launch(player, gameCode)
    const answer = await send('/seamless/v1/session', JSON.stringify({ launchToken, gameCode }))
    const session = JSON.parse(answer.text) as SessionAnswer
    if (session.status !== 'OK') throw new Error(session.status)
    return session.sessionToken
  }

  const body = (sessionToken: string, fields: Fields): string =>
    JSON.stringify({
      txId: `tx-${++serial}`,
      roundId: 'r1',
      sessionToken,
      gameCode: 'NOVA_fox',
      currency: 'BRL',
      amount: '0',
      roundClosed: false,
      ts: clock.now(),
      ...fields,
    })

  const call = (path: string, sessionToken: string, fields: Fields = {}) =>
    send(`/seamless/v1/${path}`, body(sessionToken, fields))
  const nextRound = () => `round-${++serial}`

  return {
    send,
    newPlayer,
    launch,
    open,
    body,
    call,
    /** A bet, and the win that closes its round; amounts in minor units. */
    playRound: async (sessionToken: string, stake: string, payout: string): Promise<string> => {
      const roundId = nextRound()
      await call('bet', sessionToken, { roundId, amount: stake })
      await call('win', sessionToken, { roundId, amount: payout, roundClosed: true })
      return roundId
    },
    balance: async (player: Player) => (await playerFunds(ctx.db, 'aurora', player.id, 'BRL')).total,
    nextRound,
  }
}
export type WalletBench = Awaited<ReturnType<typeof walletBench>>
