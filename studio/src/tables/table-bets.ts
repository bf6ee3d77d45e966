import { sha256Hex } from '../fairness/sha256'
import { gameOf } from '../games/game-library'
import { allowedStakes } from '../games/stakes'
import { minor, storedMinor } from '../money/minor'
import { newRound } from '../rounds/new-round'
import { roundGameOf } from '../rounds/round-game'
import { cashedOutAt, leftOf } from '../rules/shared-engine'
import type { BetResult, RoundMoney } from '../rounds/round-money'
import type { RoundRefusal, RoundResult } from '../rounds/round-service'
import type { KeyedMutex } from '../rounds/keyed-mutex'
import { isOver, limitsOf } from '../sessions/session-state'
import { isTaken } from '../store/records'
import type { RoundRecord, SessionRecord } from '../store/records'
import type { Change, Store } from '../store/store'
import type { Outbox } from '../wallet/outbox'
import type { LiveTable, Sitting } from './live-table'
import { isStakeAllowed } from './stakes-on-table'
import { readTable } from './table'
import type { Table } from './table'

/** Bets at shared tables: each is a money round of its own that waits for the table. */
export type TableBets = {
  /** `tableRound` is the round that the player sees; bets for another round are too late. */
  readonly place: (session: SessionRecord, roundId: string, choice: unknown, tableRound: number) => Promise<RoundResult>
  /** Leaves by hand, at the time at which the server received the request. */
  readonly leave: (session: SessionRecord, roundId: string) => Promise<RoundResult>
  /** Cashes a bet over several rounds out for what it is worth while the round `at` takes bets. */
  readonly cashOut: (session: SessionRecord, roundId: string, at: number) => Promise<RoundResult>
  /** Takes a bet back while betting is open; a repeated request gives the money back once. */
  readonly withdraw: (session: SessionRecord, roundId: string) => Promise<RoundResult>
  /** Settles due bets; resolves with the time of the next due bet, or null. */
  readonly settleDue: () => Promise<number | null>
  /** After a restart: open bets are settled from the chain as usual. */
  readonly recover: () => Promise<void>
}

/** Bets of one player in one round of a table. */
const mostBets = 20
const waiting = Infinity

type Parts = {
  store: Store
  money: RoundMoney
  mutex: KeyedMutex
  outbox: () => Outbox
  tableOf: (gameCode: string) => LiveTable | null
  now: () => number
  log: (message: string, error: unknown) => void
}
/** An accepted bet and the time of its decision. */
type Standing = { readonly table: Table; readonly nonce: number; readonly playFrom: number; readonly dueAt: number }

const refused = (code: RoundRefusal): RoundResult => ({ kind: 'refused', code, waitMs: 0 })

export const createTableBets = ({ store, money, mutex, outbox, tableOf, now, log }: Parts): TableBets => {
  const standing = new Map<string, Standing>()
  /** Rounds with a bet paid before their end; their link is revealed at the end. */
  const secrets = new Map<string, Standing>()

  const note = async (round: RoundRecord): Promise<void> => {
    const live = tableOf(round.gameCode)
    if (!live) return
    const { table, moment, bets } = await live.sitting()
    if (round.table === table.name && live.game.spanOf(round.choice, round.nonce) > 0) live.noteSpanning(round)
    else if (round.table === table.name && round.nonce === moment.round)
      bets.note(round, live.game.areasOf(round.choice))
    live.changed(false)
  }

  const stand = (round: RoundRecord, table: Table, playFrom: number): void => {
    const dueAt = playFrom + table.played(round.nonce).decidedAfterMs(round.choice)
    standing.set(round.id, { table, nonce: round.nonce, playFrom, dueAt })
  }

  const prepare = (
    session: SessionRecord,
    roundId: string,
    choice: unknown,
    live: LiveTable,
    { table, moment, bets }: Sitting,
  ): RoundResult | RoundRecord => {
    if (isOver(session, now())) return refused('SESSION_EXPIRED')
    const stake = live.game.stakeOf(choice, moment.round)
    const ladder = gameOf(session.gameCode)?.stakes(session.scale)
    if (stake === null || !ladder) return refused('CHOICE_INVALID')
    if (!table.hasRound(moment.round + live.game.spanOf(choice, moment.round))) return refused('CHOICE_INVALID')
    const mine = [
      ...bets.of(session.owner),
      ...live.spanning(session.owner).filter(({ nonce }) => nonce === moment.round),
    ]
    const limits = limitsOf(session)
    const already = mine.reduce((sum, each) => sum + (isTaken(each.state) ? storedMinor(each.stake) : 0n), 0n)
    const allowed = { ladder: allowedStakes(ladder, limits), most: limits.max }
    if (mine.length >= mostBets) return refused('LIMIT_REACHED')
    if (!isStakeAllowed(stake, live.game.areasOf(choice), already, allowed)) return refused('STAKE_INVALID')
    return newRound(
      session,
      {
        id: roundId,
        choice,
        stake,
        configHash: live.game.hash,
        serverSeedHash: table.commitmentOf(moment.round),
        clientSeed: table.record.salt,
        nonce: moment.round,
        table: table.name,
      },
      now(),
    )
  }

  const resultOf = async (result: RoundResult | BetResult, roundId: string): Promise<RoundResult> => {
    if ('kind' in result) return result
    if (result.deliver !== null) await outbox().attempt(result.deliver)
    const round = await store.round(roundId)
    if (round) await note(round)
    return round ? { kind: 'round', round } : refused(result.refusal ?? 'ROUND_UNKNOWN')
  }

  const latestOf = async (session: SessionRecord): Promise<SessionRecord> =>
    (await store.session(session.id)) ?? session

  /** Changes a bet that stands, one change of a player at a time; a bet that is over is answered as it is. */
  const onOpenBet = async (
    session: SessionRecord,
    roundId: string,
    change: (round: RoundRecord, bet: Standing) => Promise<RoundResult | BetResult>,
  ): Promise<RoundResult> => {
    const result = await mutex(session.owner, async (): Promise<RoundResult | BetResult> => {
      const round = await store.round(roundId)
      const bet = standing.get(roundId)
      if (!round || round.owner !== session.owner) return refused('ROUND_FOREIGN')
      return round.state === 'OPEN' && bet ? change(round, bet) : { kind: 'round', round }
    })
    return resultOf(result, roundId)
  }

  /** End of the last round that decides the bet. */
  const overAt = ({ table, nonce, playFrom }: Standing, choice: unknown): number => {
    const played = table.played(nonce)
    return playFrom + Math.max(played.phases.play, played.decidedAfterMs(choice))
  }

  const revealed = ({ table, nonce }: Standing): Change => ({
    put: 'revealed',
    owner: `table/${table.name}`,
    record: table.revealedLink(nonce, now()),
  })

  /** Pays a bet. The link of the round is written only after its end, because it reveals the outcome. */
  const pay = async (session: SessionRecord, round: RoundRecord, bet: Standing): Promise<BetResult> => {
    const played = bet.table.played(bet.nonce)
    const over = bet.table.playedOver(round.choice, bet.nonce, round.actions)
    const payout = over?.payout ?? played.payoutOf(round.choice, leftOf(round.actions)) ?? minor(0)
    const endsAt = overAt(bet, round.choice)
    const isOverNow = endsAt <= now() || cashedOutAt(round.actions) !== null
    if (!isOverNow) secrets.set(`${bet.table.name} ${bet.nonce}`, { ...bet, dueAt: endsAt })
    const shownHash = sha256Hex(JSON.stringify(over?.outcomes ?? played.outcome))
    const last = bet.table.game.lastRoundOf(round.choice, bet.nonce, round.actions)
    const lastLink = over && isOverNow ? bet.table.revealedLink(last, now()).serverSeed : null
    return money.continueRound(session, {
      round: isOverNow ? { ...round, shownHash, lastLink } : round,
      payout,
      changes: isOverNow ? [revealed(bet)] : [],
    })
  }

  const revealSecrets = async (at: number): Promise<void> => {
    const over = [...secrets].filter(([, { dueAt }]) => dueAt <= at)
    await store.write(over.map(([, bet]) => revealed(bet)))
    for (const [key] of over) secrets.delete(key)
  }

  const settle = async (roundId: string, bet: Standing): Promise<void> => {
    const found = await store.round(roundId)
    if (!found) return
    const result = await mutex(found.owner, async () => {
      const round = await store.round(roundId)
      const session = round && (await store.session(round.sessionId))
      if (!round || !session || round.state !== 'OPEN') return null
      return pay(session, round, bet)
    })
    if (result) {
      await note(result.round)
      if (result.deliver !== null) await outbox().attempt(result.deliver)
      if (result.deliver !== null) await note((await store.round(roundId)) ?? result.round)
    }
  }

  return {
    place: async (session, roundId, choice, tableRound) => {
      const live = tableOf(session.gameCode)
      if (!live) return refused('GAME_UNKNOWN')
      const result = await mutex(session.owner, async (): Promise<RoundResult | BetResult> => {
        const known = await store.round(roundId)
        if (known) return known.owner === session.owner ? { kind: 'round', round: known } : refused('ROUND_FOREIGN')
        const latest = await latestOf(session)
        const at = await live.sitting()
        if (at.moment.phase !== 'betting' || at.moment.round !== tableRound) return refused('BETTING_CLOSED')
        const round = prepare(latest, roundId, choice, live, at)
        if ('kind' in round) return round
        const charged = await money.placeBet(latest, round, storedMinor(round.stake), (paid) => ({
          round: paid,
          payout: null,
          changes: [],
        }))
        if (charged.round.state === 'OPEN') stand(charged.round, at.table, at.moment.playFrom)
        return charged
      })
      return resultOf(result, roundId)
    },

    leave: async (session, roundId) => {
      const receivedAt = now()
      return onOpenBet(session, roundId, async (round, bet) => {
        const moment = bet.table.momentAt(receivedAt)
        const left =
          moment?.round === round.nonce && moment.phase === 'play'
            ? bet.table.played(round.nonce).leave(receivedAt - moment.playFrom)
            : null
        if (left === null) return refused('TOO_LATE')
        standing.delete(roundId)
        const latest = await latestOf(session)
        return pay(latest, { ...round, sessionId: latest.id, actions: [{ left }], movedAt: receivedAt }, bet)
      })
    },

    cashOut: async (session, roundId, at) => {
      const receivedAt = now()
      return onOpenBet(session, roundId, async (round, bet) => {
        const moment = bet.table.momentAt(receivedAt)
        const isOffered = moment?.round === at && moment.phase === 'betting'
        if (!isOffered || bet.table.cashOut(round.choice, round.nonce, at) === null) return refused('TOO_LATE')
        const latest = await latestOf(session)
        const out = { ...round, sessionId: latest.id, actions: [{ cashedOutAt: at }], movedAt: receivedAt }
        const paid = await pay(latest, out, bet)
        standing.delete(roundId)
        return paid
      })
    },

    withdraw: async (session, roundId) => {
      const receivedAt = now()
      return onOpenBet(session, roundId, async (round, bet) => {
        if (receivedAt >= bet.playFrom) return refused('BET_STANDS')
        const latest = await latestOf(session)
        const given = await money.withdrawBet(latest, { ...round, movedAt: receivedAt })
        standing.delete(roundId)
        return given
      })
    },

    settleDue: async () => {
      const at = now()
      const due = [...standing].filter(([, bet]) => bet.dueAt <= at)
      for (const [roundId] of due) standing.delete(roundId)
      const done = await Promise.allSettled(due.map(([roundId, bet]) => settle(roundId, bet)))
      done.forEach((result, index) => {
        const bet = due[index]
        if (result.status === 'fulfilled' || !bet) return
        log('a bet at a table could not be settled', result.reason)
        standing.set(bet[0], { ...bet[1], dueAt: at + 1000 })
      })
      await revealSecrets(at)
      const next = Math.min(waiting, ...[...standing.values(), ...secrets.values()].map(({ dueAt }) => dueAt))
      return next === waiting ? null : next
    },

    recover: async () => {
      for (const round of await store.unfinished()) {
        if (round.table === null || round.state !== 'OPEN') continue
        const game = await roundGameOf(store, round)
        const table = game?.kind === 'shared' ? await readTable(store, round.table, game) : null
        if (table) stand(round, table, table.playFrom(round.nonce))
        else log('a bet stands at a table that is not known', round.id)
        if (table) await note(round)
      }
    },
  }
}
