import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StudioConfig } from '../config'
import { slotSymbols } from '../engine/slot-config'
import type { CatalogueRow } from '../games/catalogue-rows'
import { mostReturnBp, type Playable } from '../games/playable'
import { catalogueVendors, slotOf } from '../games/slot-library'
import { openDraws, pastDraws } from '../games/lottery/draw-list'
import { storedMinor } from '../money/minor'
import type { SessionService } from '../sessions/session-service'
import type { RoundRecord } from '../store/records'
import type { Store } from '../store/store'
import type { TableService } from '../tables/table-service'
import { isSignedBy } from '../wallet/signature'

const stakesOf = ({ stakes }: Playable): Record<string, { min: string; max: string; steps: string[] }> =>
  Object.fromEntries(
    [0, 2].map((scale) => {
      const steps = stakes(scale).map(String)
      return [String(scale), { min: steps[0] ?? '0', max: steps[steps.length - 1] ?? '0', steps }]
    }),
  )

const slotDetails = (gameCode: string) => {
  const slot = slotOf(gameCode)
  return (
    slot && {
      theme: slot.game.slot?.theme ?? '',
      volatility: slot.config.volatility,
      lines: slot.config.lines.length,
      paytable: {
        line: Object.fromEntries(slot.config.pays.map((prizes, i) => [slotSymbols[i + 2], prizes])),
        scatter: slot.config.scatterPays,
        freeSpins: slot.config.freeSpins,
      },
    }
  )
}

/** A catalogue row as an aggregator offers it, with figures if playable. Stakes are minor units by currency scale. */
const catalogueGame = ({ row, play }: CatalogueRow) => ({
  ...row,
  status: 'playable',
  play: play && {
    engine: play.game.rules.engine,
    configHash: play.game.rules.hash,
    rtpBp: play.figures.rtpBp,
    mostRtpBp: mostReturnBp(play.figures),
    hitRateBp: play.figures.hitRateBp,
    deviation: play.figures.deviation,
    maxWinX: play.figures.maxWinX,
    mostStakes: play.figures.mostStakes ?? 1,
    stakes: stakesOf(play.game),
    freeRounds: play.game.rules.kind === 'solo' && play.game.rules.prepaid,
    parameters: row.play ?? null,
  },
  slot: slotDetails(row.gameCode),
})

const reconciled: Record<RoundRecord['state'], 'OPEN' | 'SETTLED' | 'CANCELLED'> = {
  BETTING: 'OPEN',
  OPEN: 'OPEN',
  CANCELLING: 'OPEN',
  PAYING: 'OPEN',
  DISPUTED: 'OPEN',
  SETTLED: 'SETTLED',
  CANCELLED: 'CANCELLED',
  REFUSED: 'CANCELLED',
}

/** Outcome of a round as soon as it is certain here, also before the wallet received it. */
const outcomes: Record<RoundRecord['state'], 'PAID' | 'TAKEN_BACK' | null> = {
  BETTING: null,
  OPEN: null,
  CANCELLING: 'TAKEN_BACK',
  PAYING: 'PAID',
  // Wallet and studio disagree about the round.
  DISPUTED: null,
  SETTLED: 'PAID',
  CANCELLED: 'TAKEN_BACK',
  REFUSED: 'TAKEN_BACK',
}

const roundReport = (round: RoundRecord) => ({
  roundId: round.id,
  gameCode: round.gameCode,
  currency: round.currency,
  state: reconciled[round.state],
  phase: round.state,
  outcome: outcomes[round.state],
  /** Both without unused stake, which was never at risk. */
  stake: String(storedMinor(round.stake) - storedMinor(round.returned)),
  win: String(storedMinor(round.win) - storedMinor(round.returned)),
  returned: round.returned,
  /** Free rounds that paid its stake; null: the player paid. */
  rewardId: round.rewardId,
  prize: round.prize,
  betTxId: round.bets[0]?.txId ?? null,
  bets: round.bets,
  payTxId: round.payTxId,
  configHash: round.configHash,
  createdAt: round.createdAt,
  settledAt: round.settledAt,
})

const span = z.object({
  from: z.coerce.number().int().min(0),
  to: z.coerce.number().int().min(0),
  limit: z.coerce.number().int().min(1).max(5000).default(1000),
})

const drawsWanted = z.object({ size: z.coerce.number().int().min(1).max(50).default(10) })

export const providerRoutes = (
  app: FastifyInstance,
  parts: {
    store: Store
    config: StudioConfig
    now: () => number
    catalogue: () => Promise<readonly CatalogueRow[]>
    tables: TableService
    sessions: SessionService
  },
): void => {
  const rows = parts.catalogue()
  rows.catch((error: unknown) => app.log.error({ error }, 'the catalogue could not be computed'))

  const onlySigned = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const signed = isSignedBy(
      parts.config.providerKey,
      { method: request.method, path: request.url, rawBody: '', headers: request.headers },
      parts.now(),
    )
    if (!signed) await reply.code(401).send({ status: 'SIGNATURE_INVALID' })
  }

  app.get('/provider/v1/games', { onRequest: onlySigned }, async () => ({
    status: 'OK',
    vendors: catalogueVendors(),
    games: (await rows).map(catalogueGame),
  }))

  app.get<{ Params: { token: string } }>('/provider/v1/credits/:token', { onRequest: onlySigned }, async (request) => ({
    status: 'OK',
    currency: 'XXX',
    ...(await parts.sessions.creditsOf(request.params.token)),
  }))

  app.get('/provider/v1/draws', { onRequest: onlySigned }, async () => ({
    status: 'OK',
    now: parts.now(),
    draws: await openDraws(parts.tables),
  }))

  app.get<{ Params: { code: string } }>(
    '/provider/v1/draws/:code',
    { onRequest: onlySigned },
    async (request, reply) => {
      const wanted = drawsWanted.safeParse(request.query)
      if (!wanted.success) return reply.code(400).send({ status: 'SIZE_INVALID' })
      const draws = await pastDraws(parts.tables, request.params.code, wanted.data.size)
      return draws ? { status: 'OK', draws } : reply.code(404).send({ status: 'GAME_UNKNOWN' })
    },
  )

  app.get<{ Params: { id: string } }>('/provider/v1/rounds/:id', { onRequest: onlySigned }, async (request, reply) => {
    const round = await parts.store.round(request.params.id)
    if (!round || round.mode === 'demo') return reply.code(404).send({ status: 'ROUND_UNKNOWN' })
    return { status: 'OK', round: roundReport(round) }
  })

  app.get('/provider/v1/rounds', { onRequest: onlySigned }, async (request, reply) => {
    const wanted = span.safeParse(request.query)
    if (!wanted.success) return reply.code(400).send({ status: 'SPAN_INVALID' })
    const found = await parts.store.roundsBetween(wanted.data.from, wanted.data.to, wanted.data.limit)
    const rounds = found.filter((round) => round.mode === 'real')
    const last = found[found.length - 1]
    return {
      status: 'OK',
      rounds: rounds.map(roundReport),
      next: found.length === wanted.data.limit && last ? last.createdAt : null,
    }
  })
}
