import type { roundCalls } from '../../src/play/seamless/protocol'

type RoundCall = (typeof roundCalls)[number]

/** A wallet call as the model knows it: ids without the prefix of the run, amounts in minor units. */
export type ModelCall = {
  readonly call: RoundCall
  readonly txId: string
  readonly roundId: string
  readonly refTxId: string | null
  readonly amount: bigint
  readonly winAmount: bigint
  /** The part of a win that is unused stake. */
  readonly returned: bigint
  readonly roundClosed: boolean
  readonly currency: 'BRL' | 'THB'
  /** A bet that the player's free rounds pay. */
  readonly free: boolean
}

type RecordedCall = {
  readonly call: RoundCall | 'tombstone'
  readonly fingerprint: string
  readonly status: string
  readonly answer: Predicted
  readonly refTxId: string | null
  readonly roundId: string
  readonly amount: bigint
  readonly legs: readonly bigint[]
  rolledBack: boolean
}
type ModelRound = {
  stake: bigint
  payout: bigint
  returned: bigint
  state: 'OPEN' | 'SETTLED' | 'CANCELLED'
  /** The win paid by a free round; null: the player paid the stake. */
  freeWin: bigint | null
}

/** The expected answer of the wallet with its reason; `moved`: change of the player's balance by this call. */
export type Predicted = {
  readonly status: string
  readonly balance: bigint
  readonly version: bigint
  readonly replayed: boolean
}

/** Prepaid rounds that every player of the model has. */
export const freeRounds = { stake: 200n, rounds: 2 } as const

export type Game = { readonly minBet: bigint; readonly maxBet: bigint; readonly maxWinHundredths: bigint }

/** One player in one game, in memory (domain §2.2): written from the rules and not from the gateway's code. */
export class WalletModel {
  version = 1n
  freeLeft: number = freeRounds.rounds
  readonly calls = new Map<string, RecordedCall>()
  readonly rounds = new Map<string, ModelRound>()

  constructor(
    public balance: bigint,
    private readonly game: Game,
  ) {}

  private say(status: string, replayed = false): Predicted {
    return { status, balance: this.balance, version: this.version, replayed }
  }

  private move(amount: bigint): readonly bigint[] {
    if (amount === 0n) return []
    this.balance += amount
    this.version += 1n
    return [amount]
  }

  private keep(asked: ModelCall, status: string, legs: readonly bigint[] = []): Predicted {
    const answer = this.say(status)
    const { call, refTxId, roundId, amount } = asked
    const recorded = { call, refTxId, roundId, amount, status, answer, legs, rolledBack: false }
    this.calls.set(asked.txId, { ...recorded, fingerprint: fingerprintOf(asked) })
    return answer
  }

  /** Changes the model as the call has to change the books. */
  perform(asked: ModelCall): Predicted {
    return this.before(asked) ?? (asked.currency === 'BRL' ? this.outcome(asked) : this.say('CURRENCY_MISMATCH'))
  }

  private before(asked: ModelCall): Predicted | null {
    const stored = this.calls.get(asked.txId)
    const bets = asked.call === 'bet' || asked.call === 'betwin'
    if (stored?.call === 'tombstone') return this.say(bets ? 'TX_ROLLED_BACK' : 'DUPLICATE_MISMATCH')
    if (stored && stored.fingerprint !== fingerprintOf(asked)) return this.say('DUPLICATE_MISMATCH')
    if (stored?.rolledBack) return this.say('TX_ROLLED_BACK')
    if (stored) return { ...stored.answer, replayed: true }
    const undone =
      asked.call === 'rollback' &&
      [...this.calls.values()].find(({ call, refTxId }) => call === 'rollback' && refTxId === asked.refTxId)
    return undone ? { ...undone.answer, replayed: true } : null
  }

  private outcome(asked: ModelCall): Predicted {
    if (asked.call === 'rollback') return this.rollback(asked)
    if (asked.call === 'bet' || asked.call === 'betwin') return this.bet(asked)
    const round = this.rounds.get(asked.roundId)
    if (!round) return this.say('ROUND_UNKNOWN')
    if (round.state !== 'OPEN') return this.say('ROUND_CLOSED')
    if (asked.call === 'end-round') {
      round.state = 'SETTLED'
      return this.keep(asked, 'OK')
    }
    const { returned } = asked
    const closed = asked.roundClosed || asked.amount === 0n
    if (returned > 0n && (!closed || round.freeWin !== null || returned > round.stake))
      return this.say('AMOUNT_INVALID')
    round.stake -= returned
    round.returned += returned
    const base = round.freeWin === null ? round : { stake: freeRounds.stake, payout: round.freeWin }
    const won = this.capped(asked.amount - returned, base)
    const legs = this.move(won + returned)
    if (round.freeWin === null) round.payout += won
    else round.freeWin += won
    if (closed) round.state = 'SETTLED'
    return this.keep(asked, 'OK', legs)
  }

  private capped(wanted: bigint, { stake, payout }: Pick<ModelRound, 'stake' | 'payout'>): bigint {
    const most = (stake * this.game.maxWinHundredths + 99n) / 100n - payout
    return wanted <= most ? wanted : most > 0n ? most : 0n
  }

  private bet(asked: ModelCall): Predicted {
    const none: ModelRound = { stake: 0n, payout: 0n, returned: 0n, state: 'OPEN', freeWin: null }
    const round = this.rounds.get(asked.roundId) ?? none
    if (asked.amount === 0n) return this.keep(asked, 'AMOUNT_INVALID')
    if (round.state !== 'OPEN') return this.keep(asked, 'ROUND_CLOSED')
    if (round.freeWin !== null) return this.keep(asked, 'LIMIT_REACHED')
    const stake = round.stake + asked.amount
    if (stake < this.game.minBet || stake > this.game.maxBet) return this.keep(asked, 'LIMIT_REACHED')
    if (asked.free) return this.freeBet(asked)
    if (asked.amount > this.balance) return this.keep(asked, 'INSUFFICIENT_FUNDS')
    const taken = this.move(-asked.amount)
    const after: ModelRound = { ...round, stake }
    const credited = asked.call === 'betwin' ? this.capped(asked.winAmount, after) : 0n
    const legs = [...taken, ...this.move(credited)]
    after.payout += credited
    if (asked.roundClosed) after.state = 'SETTLED'
    this.rounds.set(asked.roundId, after)
    return this.keep(asked, 'OK', legs)
  }

  private freeBet(asked: ModelCall): Predicted {
    if (this.rounds.has(asked.roundId)) return this.keep(asked, 'LIMIT_REACHED')
    if (asked.amount !== freeRounds.stake) return this.keep(asked, 'AMOUNT_INVALID')
    if (this.freeLeft === 0) return this.keep(asked, 'FREE_ROUNDS_OVER')
    this.freeLeft -= 1
    const state = asked.roundClosed ? 'SETTLED' : 'OPEN'
    this.rounds.set(asked.roundId, { stake: 0n, payout: 0n, returned: 0n, state, freeWin: 0n })
    return this.keep(asked, 'OK')
  }

  private rollback(asked: ModelCall): Predicted {
    const refTxId = asked.refTxId ?? ''
    const bet = this.calls.get(refTxId)
    if (!bet) {
      const answer = this.say('TX_ROLLED_BACK')
      const tombstone = { call: 'tombstone', fingerprint: '', status: 'TX_ROLLED_BACK', answer, refTxId: null } as const
      this.calls.set(refTxId, { ...tombstone, roundId: asked.roundId, amount: 0n, legs: [], rolledBack: false })
      return this.keep(asked, 'OK')
    }
    if ((bet.call !== 'bet' && bet.call !== 'betwin') || bet.roundId !== asked.roundId) return this.say('TX_UNKNOWN')
    if (bet.status !== 'OK') return this.keep(asked, 'OK')
    const round = this.rounds.get(asked.roundId)
    if (!round) throw new Error('A bet that was taken has a round.')
    if (round.freeWin !== null) {
      if (round.state !== 'OPEN' || round.freeWin !== 0n) return this.say('ROUND_CLOSED')
      this.freeLeft += 1
      bet.rolledBack = true
      round.state = 'CANCELLED'
      return this.keep(asked, 'OK')
    }
    if (bet.call === 'bet' && (round.state !== 'OPEN' || round.payout !== 0n)) return this.say('ROUND_CLOSED')
    if (round.returned > 0n) return this.say('ROUND_CLOSED')
    const effect = bet.legs.reduce((sum, leg) => sum + leg, 0n)
    const otherWins = round.payout - effect - bet.amount
    if (otherWins !== 0n && (round.state === 'OPEN' || round.stake === bet.amount)) return this.say('ROUND_CLOSED')
    if (this.balance - effect < 0n) return this.say('INSUFFICIENT_FUNDS')
    for (const leg of bet.legs) this.move(-leg)
    bet.rolledBack = true
    round.stake -= bet.amount
    round.payout -= effect + bet.amount
    if (round.stake === 0n) round.state = 'CANCELLED'
    return this.keep(asked, 'OK')
  }
}

const fingerprintOf = ({ txId: _txId, ...asked }: ModelCall): string =>
  JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
