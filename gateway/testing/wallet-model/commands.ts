import fc from 'fast-check'
import { roundCalls } from '../../src/play/seamless/protocol'
import { freeRounds, type ModelCall, type Predicted, WalletModel } from './model'
import type { Seat, WalletTarget } from './target'

/** Counts of answers, so that a run that refuses nearly every call is visible. */
export type Tally = Map<string, number>
type Real = {
  readonly seat: Seat
  readonly tally: Tally
  readonly asked: ModelCall[]
  /** The image that the last call left unchanged; null after a call that changed it. */
  unchanged: string | null
}

type CallDraft = {
  readonly call: ModelCall['call']
  /** The very call that was made before. */
  readonly again: boolean
  /** The usual: an id that no call had before. */
  readonly newId: boolean
  /** The usual: the newest round that is open, or a new one. */
  readonly usual: boolean
  readonly known: number
  readonly round: number
  readonly ref: number
  readonly amount: bigint
  readonly winAmount: bigint
  /** The percentage of a win that is unused stake. */
  readonly returned: bigint
  readonly roundClosed: boolean
  readonly currency: ModelCall['currency']
  readonly free: boolean
  /** How many of it are sent at once. */
  readonly copies: number
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** Makes of a draft a call that is possible in this state of the books. */
const callOf = (model: WalletModel, asked: readonly ModelCall[], draft: CallDraft): ModelCall => {
  const before = draft.again ? pick(asked, draft.known) : undefined
  if (before) return before
  const { newId, usual, amount, winAmount, roundClosed, currency } = draft
  const known = [...model.calls.keys()]
  const bets = [...model.calls].filter(([, recorded]) => recorded.call === 'bet' || recorded.call === 'betwin')
  const opened = [...model.rounds.keys()]
  const open = [...model.rounds].filter(([, { state }]) => state === 'OPEN').map(([id]) => id)
  const fresh = `r${opened.length}`
  const call = usual && open.length === 0 && (draft.call === 'win' || draft.call === 'end-round') ? 'bet' : draft.call
  const [refTxId, refBet] = (call === 'rollback' && pick(bets, draft.ref)) || [null, null]
  const burnt = [...model.calls].filter(([, recorded]) => recorded.call === 'tombstone').map(([id]) => id)
  const used = draft.known % 2 === 0 && burnt.length > 0 ? burnt : known
  const txId = newId ? `t${known.length}` : (pick(used, draft.known >> 1) ?? `t${known.length}`)
  const bettable = open.filter((id) => model.rounds.get(id)?.freeWin === null)
  const usualRounds = call === 'bet' || call === 'betwin' ? bettable : open
  const roundId = usual ? (usualRounds.at(-1) ?? fresh) : (pick([...opened, fresh], draft.round) ?? fresh)
  // Now and then a rollback comes before its bet, or names another round.
  const early = `late-${draft.ref}`
  const free = call === 'bet' && draft.free
  const returned = call === 'win' ? (amount * draft.returned) / 100n : 0n
  return {
    call,
    txId,
    roundId: usual && refBet ? refBet.roundId : free && usual ? fresh : roundId,
    refTxId: call !== 'rollback' ? null : draft.known % 6 === 0 || refTxId === null ? early : refTxId,
    amount: call === 'rollback' || call === 'end-round' ? 0n : free && draft.known % 6 > 0 ? freeRounds.stake : amount,
    winAmount: call === 'betwin' ? winAmount : 0n,
    returned,
    // Only the end of a round returns stake.
    roundClosed: roundClosed || (usual && returned > 0n),
    currency,
    free,
  }
}

const jsonOf = (text: string) =>
  JSON.parse(text) as { status: string; balance: string; balanceVersion: number; currency: string }

class WalletCommand implements fc.AsyncCommand<WalletModel, Real> {
  private called: ModelCall | null = null
  constructor(readonly draft: CallDraft) {}

  check = () => true

  async run(model: WalletModel, real: Real): Promise<void> {
    const { seat, tally, asked } = real
    const called = callOf(model, asked, this.draft)
    this.called = called
    asked.push(called)
    const predicted = Array.from({ length: this.draft.copies }, () => model.perform(called))
    const [first] = predicted as [Predicted]
    const refused = first.status !== 'OK' || first.replayed
    const before = refused ? (real.unchanged ?? (await seat.image())) : null
    const answers = await Promise.all(predicted.map(() => seat.ask(called)))
    // One effect and one answer, whichever of the copies came first.
    expect(new Set(answers).size).toBe(1)
    const { status, balance, balanceVersion } = jsonOf(answers[0] ?? '{}')
    expect({ status, balance: BigInt(balance), version: BigInt(balanceVersion) }).toEqual({
      status: first.status,
      balance: first.balance,
      version: first.version,
    })
    // no-trace: a call that was refused, or answered from history, has changed nothing.
    if (refused) expect(await seat.image()).toBe(before)
    real.unchanged = before
    const kind = first.replayed ? 'repeated' : first.status
    tally.set(kind, (tally.get(kind) ?? 0) + 1)
  }

  toString = () =>
    JSON.stringify(this.called ?? this.draft, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
}

const most = <T>(weight: number, usual: T, other: T) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(other) })

const drafts: fc.Arbitrary<CallDraft> = fc.record({
  call: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('bet', 'betwin', 'win') },
    { weight: 2, arbitrary: fc.constantFrom(...roundCalls) },
  ),
  again: most(8, false, true),
  newId: most(10, true, false),
  usual: most(4, true, false),
  known: fc.nat(1000),
  round: fc.nat(1000),
  ref: fc.nat(40),
  amount: fc.oneof(
    { weight: 8, arbitrary: fc.bigInt(20n, 400n) },
    { weight: 1, arbitrary: fc.constantFrom(0n, 5n, 9000n, 10_001n) },
  ),
  winAmount: fc.bigInt(0n, 900n),
  returned: fc.oneof({ weight: 2, arbitrary: fc.constant(0n) }, { weight: 1, arbitrary: fc.bigInt(1n, 100n) }),
  roundClosed: most(2, false, true),
  currency: most(40, 'BRL', 'THB'),
  free: most(3, false, true),
  copies: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.integer({ min: 2, max: 4 }) }),
})

export const walletCommands = (maxCommands: number) =>
  fc.commands(
    [drafts.map((draft) => new WalletCommand(draft))],
    // Always the full length: starting a sequence is the expensive part.
    { maxCommands, size: 'max' },
  )

const startBalance = 3000
const game = { minBet: 20n, maxBet: 10_000n, maxWinHundredths: 205n }

/** Plays a sequence with a new player, and checks that the rounds add up to the balance. */
export const playWith =
  (target: WalletTarget, tally: Tally) =>
  async (commands: Iterable<fc.AsyncCommand<WalletModel, Real>>): Promise<void> => {
    const seat = await target.seat(startBalance)
    const model = new WalletModel(BigInt(startBalance), game)
    await fc.asyncModelRun(() => ({ model, real: { seat, tally, asked: [], unchanged: null } }), commands)
    expect(await target.recorded(seat.player)).toBe(BigInt(startBalance) - model.balance)
  }

/** Non-vacuous: more is accepted than refused, and every reason came; prints the counts. */
export const printTally = (name: string, tally: Tally, reasons: readonly string[]): void => {
  const all = [...tally.values()].reduce((sum, count) => sum + count, 0)
  const accepted = (tally.get('OK') ?? 0) / all
  console.info(
    `${name}: ${all} commands, ${Math.round(accepted * 100)} % accepted;`,
    [...tally].map(([kind, count]) => `${kind} ${count}`).join(', '),
  )
  expect(accepted).toBeGreaterThan(0.4)
  expect(accepted).toBeLessThan(0.8)
  expect([...tally.keys()]).toEqual(expect.arrayContaining([...reasons]))
}
