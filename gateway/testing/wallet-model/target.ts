import { sql } from 'drizzle-orm'
import { request } from 'undici'
import { signedHeaders } from '../../src/platform'
import type { AppContext } from '../../src/platform/runtime/app-context'
import { minor } from '@mosaic/contracts'
import { bookDifferencesIn } from '../book-differences'
import { grantFreeRounds } from '../free-rounds'
import type { Player, WalletBench } from '../wallet'
import type { TestGateway } from '../gateway'
import { verifyLedger } from '../../src/money'
import { walletCall } from '../../src/play/seamless/wallet-call'
import { provider } from '../../src/play/seamless/routes'
import type { MoneyCall } from '../../src/play/seamless/protocol'
import { freeRounds, type ModelCall } from './model'

/** The text of the answer; the call is repeated until there is one, as a provider does. */
type Ask = (call: MoneyCall, body: string) => Promise<string>

export type Seat = {
  readonly ask: (call: ModelCall) => Promise<string>
  /** All rows of this player in ledger and rounds, as one text. */
  readonly image: () => Promise<string>
  readonly player: Player
}
export type WalletTarget = {
  readonly seat: (units: number) => Promise<Seat>
  readonly faults: () => Promise<readonly object[]>
  /** Stakes less payouts of all rounds of the player, and less what their free rounds won. */
  readonly recorded: (player: Player) => Promise<bigint>
}

const modelGame = 'NOVA_small'

const inProcess =
  (ctx: AppContext): Ask =>
  async (call, body) => {
    const reply = await walletCall(ctx, provider, call, JSON.parse(body))
    return reply.ok ? reply.text : reply.reason
  }

/** Signed calls over a connection; a failure (a cut, a 5xx) is repeated. */
const overHttp =
  (ctx: AppContext, address: string): Ask =>
  async (call, body) => {
    const path = `/seamless/v1/${call}`
    const headers = signedHeaders(ctx.config.keys.seamless, 'POST', path, body, ctx.clock.now())
    for (let attempt = 1; ; attempt += 1) {
      const answer = await request(address + path, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      }).then(
        async ({ statusCode, body: text }) => ({ statusCode, text: await text.text() }),
        () => null,
      )
      if (answer?.statusCode === 200) return answer.text
      if (attempt === 60) throw new Error(`No answer to ${body}: ${answer?.text ?? 'cut'}`)
      if (answer) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

/** `address`: target of the signed calls; without it they stay in the process. */
export const walletTarget = ({ ctx }: TestGateway, bench: WalletBench, address?: string): WalletTarget => {
  const ask = address === undefined ? inProcess(ctx) : overHttp(ctx, address)
  return {
    seat: async (units) => {
      const player = await bench.newPlayer(units)
      const token = await bench.open(player, modelGame)
      const rewardId = await grantFreeRounds(ctx, player, {
        gameCode: modelGame,
        stake: minor(freeRounds.stake),
        rounds: freeRounds.rounds,
      })
      const of = (id: string | null) => (id === null ? undefined : `${player.id}.${id}`)
      return {
        player,
        ask: ({ call, txId, roundId, refTxId, amount, winAmount, returned, roundClosed, currency, free }) =>
          ask(
            call,
            bench.body(token, {
              txId: of(txId),
              roundId: of(roundId),
              refTxId: of(refTxId),
              gameCode: modelGame,
              amount: String(amount),
              winAmount: String(winAmount),
              returned: String(returned),
              roundClosed,
              currency,
              ...(free && { rewardId }),
            }),
          ),
        image: async () => {
          const { rows } = await ctx.db.execute<{ image: string }>(sql`
            select concat_ws(' ',
              (select md5(string_agg(a::text, ',' order by a.id)) from ledger_accounts a where a.code like ${`player:${player.id}:%`}),
              (select md5(string_agg(e::text || t::text, ',' order by e.account_id, e.account_version)) from ledger_accounts a
                join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id where a.code like ${`player:${player.id}:%`}),
              (select md5(string_agg(r::text, ',' order by r.round_id)) from rounds r where r.member_id = ${player.id}),
              (select md5(f::text) from free_rounds f where f.id = ${rewardId})) as image`)
          return rows[0]?.image ?? ''
        },
      }
    },
    faults: async () => [...(await verifyLedger(ctx.db)).faults, ...(await bookDifferencesIn(ctx))],
    recorded: async ({ id }) => {
      const { rows } = await ctx.db.execute<{ recorded: bigint }>(
        sql`select coalesce(sum(stake - payout - free_win), 0)::bigint as recorded from rounds where member_id = ${id}`,
      )
      return rows[0]?.recorded ?? 0n
    },
  }
}
