import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { inTransaction } from '../src/platform/db/transaction'
import { memberById, openSession } from '../src/identity'
import { openDeposit } from '../src/money'
import type { TestGateway } from './gateway'
import { type Player, type WalletBench, walletBench } from './wallet'

type Limit = BodyOf<'setLimit'>
type OrderAnswer = Awaited<ReturnType<typeof openDeposit>>

/** Players who stake, lose, limit themselves and pay in, as site and games would do it for them. */
export type Players = {
  readonly bench: WalletBench
  /** A session of the player's own on the site. */
  tokenOf(player: Player): Promise<string>
  /** A player with money, a session on the site and a seat at a game. */
  newPlayer(units?: number): Promise<{ readonly player: Player; readonly token: string; readonly seat: string }>
  limit(
    token: string,
    kind: Limit['kind'],
    period: Limit['period'],
    amount: string | null,
  ): Promise<ValueOf<'setLimit'>>
  exclude(token: string, span: BodyOf<'exclude'>['span']): ReturnType<typeof callExclude>
  /** The status of one stake whose round stays open. */
  bet(seat: string, amount: string, roundId?: string): Promise<string>
  /** The status of one whole round. */
  lose(seat: string, amount: string, paid?: string): Promise<string>
  /** `OK` or the code of the refusal. */
  launch(token: string): Promise<string>
  order(player: Player, amount: string): Promise<OrderAnswer>
}

const callExclude = (gateway: TestGateway, token: string, span: BodyOf<'exclude'>['span']) =>
  gateway.call('exclude', { token, body: { span, confirmed: true } })

/** `OK` or the code of the refusal. */
export const codeOf = (answer: OrderAnswer): string => (answer.ok ? 'OK' : answer.code)

export const playersOf = async (gateway: TestGateway): Promise<Players> => {
  const bench = await walletBench(gateway)
  let keys = 0
  const tokenOf: Players['tokenOf'] = async (player) => {
    const row = await memberById(gateway.ctx.db, player.id)
    if (!row) throw new Error('no member')
    return (
      await inTransaction(gateway.ctx.db, (tx) =>
        openSession(tx, gateway.ctx, row, { deviceId: 'device-1', userAgent: 'test', ip: '203.0.113.9' }),
      )
    ).info.token
  }
  const bet: Players['bet'] = async (seat, amount, roundId = bench.nextRound()) =>
    (await bench.call('bet', seat, { roundId, amount })).json.status
  return {
    bench,
    tokenOf,
    newPlayer: async (units = 100_000) => {
      const player = await bench.newPlayer(units)
      return { player, token: await tokenOf(player), seat: await bench.open(player) }
    },
    limit: async (token, kind, period, amount) => {
      const answer = await gateway.call('setLimit', { token, body: { kind, period, amount } })
      if (!answer.body.success) throw new Error(answer.body.errorCode)
      return answer.body.value
    },
    exclude: (token, span) => callExclude(gateway, token, span),
    bet,
    lose: async (seat, amount, paid = '0') => {
      const roundId = bench.nextRound()
      const status = await bet(seat, amount, roundId)
      if (status === 'OK') await bench.call('win', seat, { roundId, amount: paid, roundClosed: true })
      return status
    },
    launch: async (token) => {
      const { body } = await gateway.call('launchGame', {
        token,
        query: { gameId: 'NOVA_fox', nodeId: 'NOVA_fox', launchMode: 'GLS' },
      })
      return body.success ? 'OK' : body.errorCode
    },
    order: async (player, amount) => {
      const merchant = await gateway.ctx.merchants.byCode('aurora')
      if (!merchant) throw new Error('no merchant')
      const member = { ...player, account: 'any', type: 0, sessionId: '' }
      return inTransaction(gateway.ctx.db, (tx) =>
        openDeposit(
          tx,
          gateway.ctx,
          { merchant, member, idempotencyKey: `limits-key-${++keys}` },
          { method: 'pix', amount, returnPath: '/m/voucherCenter' },
        ),
      )
    },
  }
}
