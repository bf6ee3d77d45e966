import { getCatalogue, type CatalogueGame } from '../../play'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { manualClock } from '../../platform/runtime/clock'
import type { Tx } from '../../platform/db/database'
import { type Random, seededRandom } from '../../platform/runtime/random'
import { isSeeded, markSeeded, seededAt } from '../../platform/db/seed-marks'
import { inTransaction } from '../../platform/db/transaction'
import { giveRebateRates, rebateRatesOf, settleRebates } from '../../agents'
import { createMember, memberByAccount } from '../../identity'
import { addDays, dayOf, spanOf, startOfDay } from '../../platform'
import { personaOf } from './people'
import { planTeam } from './plan'
import { seededTeam, vacuumAnalyze } from './store'
import { deposit, type Visitor, play, type StepContext, type Visit } from './visit'

const dayMs = 86_400_000
/** The activity ends this long before the present, so that its game sessions are expired. */
const quietMs = 70 * 60_000

export type Extent = { readonly team: number; readonly days: number }

/** Shortens the activity; its end stays the same. */
export const limitedTo = (extent: Extent, days: number | null): Extent => ({
  ...extent,
  days: Math.min(extent.days, days ?? extent.days),
})
type TeamMember = Visitor & { readonly registeredAt: number }

/** Most visits go to few games, because the index grows with the square of the draw. */
const favouriteGame = (games: readonly CatalogueGame[], random: Random): CatalogueGame | null => {
  const draw = random.int(10_000)
  return games[Math.floor((draw * draw * games.length) / 100_000_000)] ?? null
}

const shuffled = <T>(list: readonly T[], random: Random): readonly T[] => {
  const mixed = [...list]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = random.int(index + 1)
    const [a, b] = [mixed[index], mixed[other]]
    if (a !== undefined && b !== undefined) [mixed[index], mixed[other]] = [b, a]
  }
  return mixed
}

/** The context of one step: real services, a manual clock, and chance seeded by the step's name. */
const stepContext = (ctx: AppContext, tx: Tx, merchant: Merchant, name: string, now: number): StepContext => {
  const clock = manualClock(now)
  const random = seededRandom(name)
  return { tx, clock, random, merchant, ctx: { ...ctx, clock, random } }
}

const createTeam = async (context: StepContext, extent: Extent, start: number): Promise<void> => {
  const { tx, ctx, clock, merchant, random } = context
  const agent = await memberByAccount(tx, merchant.code, 'agent01')
  if (!agent) return
  const ids: string[] = []
  const rates = new Map([[agent.id, await rebateRatesOf(tx, merchant, agent.id)]])
  const plan = planTeam(merchant.code, extent.team, random)
  const early = plan.filter((planned) => planned.joinedPerMille === 0).length
  for (const [index, planned] of plan.entries()) {
    const at =
      planned.joinedPerMille === 0
        ? start - Math.floor(((early - index) / early) * 28 * dayMs)
        : start + Math.floor((extent.days * dayMs * planned.joinedPerMille) / 1000)
    clock.set(at)
    const parentId = ids[planned.parent] ?? agent.id
    const member = await createMember(tx, ctx, {
      merchant,
      account: planned.account,
      type: planned.agent ? 1 : 0,
      passwordHash: null,
      parentId,
      at,
    })
    ids.push(member.id)
    if (!planned.agent) continue
    const given = passedOn(rates.get(parentId) ?? {})
    await giveRebateRates(tx, { memberId: member.id, givenBy: parentId, at }, given)
    rates.set(member.id, given)
  }
}

/** An agent keeps a fifth of their rate and gives the rest in steps of five basis points. */
const passedOn = (own: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(own).map(([category, rate]) => [category, Math.floor((rate * 0.8) / 5) * 5]))

const paidDays = 7

/** Pays the commissions of the last days, each on the next morning. */
const payCommissions = async (ctx: AppContext, merchant: Merchant, end: number): Promise<void> => {
  const today = dayOf(end, merchant.timeZone)
  for (const day of spanOf(addDays(today, 1 - paidDays), today, merchant.timeZone).days) {
    const clock = manualClock(startOfDay(day, merchant.timeZone) + 45 * 60_000)
    if (clock.now() < end) await settleRebates({ ...ctx, clock }, merchant)
  }
}

const visitsOf = (
  people: readonly TeamMember[],
  games: readonly CatalogueGame[],
  from: number,
  random: Random,
): readonly Visit[] => {
  const visits: Visit[] = []
  for (const visitor of people) {
    const persona = personaOf(visitor.account, visitor.currency)
    const onFirstDay = visitor.registeredAt >= from && visitor.registeredAt < from + dayMs
    const comes = random.int(1000) < persona.visitsPerMille
    const at = Math.max(from + random.int(dayMs - 3_600_000), visitor.registeredAt + 60_000)
    const game = favouriteGame(games, random)
    if (!game || visitor.registeredAt >= from + dayMs || !(comes || onFirstDay)) continue
    visits.push({
      visitor,
      at,
      game,
      stakeStep: persona.stakeStep,
      rounds: persona.roundsPerVisit,
      deposit: persona.deposit,
    })
  }
  return visits.sort((a, b) => a.at - b.at)
}

type DemoPlayer = {
  readonly account: string
  readonly everyDays: number
  readonly lastDays: number
  readonly stakeStep: number
  readonly rounds: number
  readonly deposit: Readonly<Record<string, number>>
}

/** The two demo players: an occasional one, and one with enough bets for VIP 3. */
const demoPlayers: readonly DemoPlayer[] = [
  { account: 'player01', everyDays: 3, lastDays: 21, stakeStep: 1, rounds: 9, deposit: { BRL: 50, THB: 300 } },
  { account: 'vip01', everyDays: 2, lastDays: 90, stakeStep: 6, rounds: 16, deposit: { BRL: 1000, THB: 5000 } },
]

const demoPlayerVisits = async (
  tx: Tx,
  merchant: Merchant,
  games: readonly CatalogueGame[],
  day: number,
  days: number,
  from: number,
  random: Random,
): Promise<readonly Visit[]> => {
  const visits: Visit[] = []
  for (const player of demoPlayers) {
    const member = await memberByAccount(tx, merchant.code, player.account)
    const game = favouriteGame(games, random)
    const left = days - day
    if (!member || !game || left > player.lastDays || left % player.everyDays !== 1) continue
    visits.push({
      visitor: { id: member.id, account: member.account, type: member.type, currency: merchant.currency },
      at: from + 6 * 3_600_000 + random.int(12 * 3_600_000),
      game,
      stakeStep: player.stakeStep,
      rounds: player.rounds,
      deposit: player.deposit[merchant.currency] ?? 50,
    })
  }
  return visits
}

/** A last deposit of each demo player, so that the accounts have a balance. */
const fillBalances = async (context: StepContext): Promise<void> => {
  for (const { account, deposit: amounts } of demoPlayers) {
    const member = await memberByAccount(context.tx, context.merchant.code, account)
    if (!member) continue
    await deposit(
      context,
      { id: member.id, account, type: member.type, currency: context.merchant.currency },
      amounts[context.merchant.currency] ?? 50,
    )
  }
}

const step = async (ctx: AppContext, name: string, work: (tx: Tx) => Promise<void>): Promise<void> => {
  if (await isSeeded(ctx.db, name)) return
  await inTransaction(ctx.db, async (tx) => {
    await work(tx)
    await markSeeded(tx, name, ctx.clock.now())
  })
}

/** The end of the activity of this database; a restart does not move it. */
const presentOf = async (ctx: AppContext): Promise<number> => {
  await step(ctx, 'history:present', async () => undefined)
  return (await seededAt(ctx.db, 'history:present')) ?? ctx.clock.now()
}

export const playActivity = async (ctx: AppContext, merchant: Merchant, extent: Extent): Promise<void> => {
  const end = (await presentOf(ctx)) - quietMs
  const start = end - extent.days * dayMs
  const name = (part: string) => `history:${merchant.code}:${part}`
  const catalogue = await getCatalogue(ctx.db)
  const games = shuffled(
    catalogue.games.filter((game) => game.playable && game.minBet(merchant.currency) > 0n),
    seededRandom(name('games')),
  ).slice(0, 120)

  await step(ctx, name('team'), (tx) => createTeam(stepContext(ctx, tx, merchant, name('team'), start), extent, start))
  for (let day = 0; day < extent.days; day++) {
    await step(ctx, name(`day-${day}`), async (tx) => {
      const from = start + day * dayMs
      const context = stepContext(ctx, tx, merchant, name(`day-${day}`), from)
      const visits = [
        ...visitsOf(await seededTeam(tx, merchant.code), games, from, context.random),
        ...(await demoPlayerVisits(tx, merchant, games, day, extent.days, from, context.random)),
      ]
      for (const visit of visits.sort((a, b) => a.at - b.at)) await play(context, visit)
    })
  }
  // Commissions read activity: totals of handled events on analysed tables, instead of every event of the whole period.
  await ctx.events.drained()
  if (ctx.database.kind === 'pglite') await vacuumAnalyze(ctx.db)
  await payCommissions(ctx, merchant, end)
  await step(ctx, name('purses'), (tx) => fillBalances(stepContext(ctx, tx, merchant, name('purses'), end)))
}
