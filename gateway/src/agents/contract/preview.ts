import { type BodyOf, type Minor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { isUuid } from '../../platform/runtime/uuid'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { directDownline } from '../team'
import { costsOf } from './compute-period'
import { type ContractPeriod, contractPeriodAt } from './contract-period'
import { activeContract, contractOfSide, givenContracts } from './contract-store'
import { type DividendAgent, dividendsOf } from './dividend'
import type { NetShare } from './level-difference'
import { contractRules } from './merchant-rules'
import { salariesOf } from './salary'
import { readTerms } from './stored-terms'
import { activeMembers, betsOf, lossOf } from './team-figures'
import type { DividendTerms, Terms } from './terms'
import { termsOfBody } from './terms-of-body'

type Row = ValueOf<'contractPreview'>['list'][number]
/** An agent with terms, as if they had been in force. */
type Party = { readonly agentId: string; readonly offerorId: string | null; readonly terms: Terms }

const periodsShown = { hourlySalary: 12, dailySalary: 7, dividend: 3 }

/** The last periods that are over, the oldest first. */
const pastPeriods = (terms: Terms, now: number, timeZone: string): readonly ContractPeriod[] => {
  const past: ContractPeriod[] = []
  let { from } = contractPeriodAt(terms, now, timeZone)
  while (past.length < periodsShown[terms.kind]) {
    const period = contractPeriodAt(terms, from - 1, timeZone)
    past.unshift(period)
    from = period.from
  }
  return past
}

const isSamePeriod = (one: Terms, other: Terms): boolean =>
  one.kind !== 'dividend' || other.kind !== 'dividend' || one.period === other.period

/** Those to whom an agent offered a contract that is in force. */
const downlinesOf = async (db: Db, merchant: Merchant, offerorId: string, terms: Terms): Promise<readonly Party[]> =>
  (await givenContracts(db, offerorId, terms.kind))
    .map((row) => ({ agentId: row.agentId, offerorId, terms: readTerms(row.terms, merchant.currency) }))
    .filter((party) => isSamePeriod(party.terms, terms))

/** The downline under the terms, who rests on them, and for the offeror also themselves with their other downlines. */
const partiesOf = async (
  db: Db,
  merchant: Merchant,
  asked: Party,
  isOfferor: boolean,
): Promise<readonly [Party, ...Party[]]> => {
  const below = await downlinesOf(db, merchant, asked.agentId, asked.terms)
  if (!isOfferor || asked.offerorId === null) return [asked, ...below]
  const row = await activeContract(db, asked.offerorId, asked.terms.kind)
  if (!row) return [asked, ...below]
  const own = { agentId: asked.offerorId, offerorId: null, terms: readTerms(row.terms, merchant.currency) }
  const others = await downlinesOf(db, merchant, asked.offerorId, asked.terms)
  return [asked, ...below, own, ...others.filter(({ agentId }) => agentId !== asked.agentId)]
}

type Computed = NetShare & { readonly rate: number; readonly carry: Minor }
type Figures = DividendAgent['figures']

const figuresOf = async (
  db: Db,
  merchant: Merchant,
  { agentId, terms }: Party,
  period: ContractPeriod,
  carried: Minor,
): Promise<Figures> => {
  const none = { rebates: zero, promotions: zero, salaries: zero }
  const leader = { agentId, timeZone: merchant.timeZone }
  return {
    ...(await betsOf(db, leader, period)),
    active: await activeMembers(db, leader, period, contractRules(merchant)),
    ...(terms.kind === 'dividend' ? await costsOf(db, merchant, agentId, period) : none),
    carried,
  }
}

/** The same pure functions that compute what is paid. */
const compute = (
  merchant: Merchant,
  parties: readonly Party[],
  figures: readonly Figures[],
): readonly (Computed & { readonly loss: Minor })[] => {
  const figured = parties.flatMap((party, at) => {
    const own = figures[at]
    return own ? [{ party, own }] : []
  })
  const dividends = figured.flatMap(({ party: { terms, ...party }, own }) =>
    terms.kind === 'dividend' ? [{ ...party, terms: terms satisfies DividendTerms, figures: own }] : [],
  )
  if (dividends.length > 0)
    return dividendsOf(dividends, contractRules(merchant).feeRate).map((each) => ({
      ...each,
      rate: each.tier?.rate ?? 0,
      loss: each.netLoss,
    }))
  const salaried = figured.map(({ party, own: { turnover, active, stake, payout } }) => ({
    ...party,
    figures: { turnover, active, loss: lossOf({ turnover, stake, payout }) },
  }))
  return salariesOf(salaried).map((each, at) => ({
    ...each,
    rate: each.tier?.rate ?? 0,
    carry: zero,
    loss: salaried[at]?.figures.loss ?? zero,
  }))
}

const preview = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  merchant: Merchant,
  asked: Party,
  isOfferor: boolean,
): Promise<Row[]> => {
  const parties = await partiesOf(db, merchant, asked, isOfferor)
  const carried = new Map<string, Minor>()
  const rows: Row[] = []
  for (const period of pastPeriods(asked.terms, clock.now(), merchant.timeZone)) {
    const figures: Figures[] = []
    for (const party of parties)
      figures.push(await figuresOf(db, merchant, party, period, carried.get(party.agentId) ?? zero))
    const computed = compute(merchant, parties, figures)
    for (const { agentId, carry } of computed) carried.set(agentId, carry)
    const [own, reached] = [computed[0], figures[0]]
    if (!own || !reached) continue
    const offeror = isOfferor ? computed.find(({ agentId }) => agentId === asked.offerorId) : undefined
    const wire = (amount: Minor) => moneyToWire(amount, merchant.currency)
    rows.unshift({
      periodKey: period.key,
      from: period.from,
      to: period.to,
      turnover: wire(reached.turnover),
      netLoss: wire(own.loss),
      active: reached.active,
      rate: own.rate,
      share: wire(own.share),
      below: wire(own.below),
      amount: wire(own.amount),
      offerorAmount: offeror ? wire(offeror.amount) : null,
    })
  }
  return rows
}

const partyOf = async (
  { db }: Pick<AppContext, 'db'>,
  merchant: Merchant,
  viewer: Member,
  body: BodyOf<'contractPreview'>,
): Promise<Result<Party>> => {
  if ('contractId' in body) {
    if (!isUuid(body.contractId)) return fail('not.found')
    const row = await contractOfSide(db, body.contractId, viewer.id)
    if (!row) return fail('not.found')
    return ok({ agentId: row.agentId, offerorId: row.offerorId, terms: readTerms(row.terms, merchant.currency) })
  }
  if ((await directDownline(db, merchant.code, viewer.id, body.agentId)) === null) return fail('not.found')
  const defaults = { period: 'month', negative: 'carry', stackable: false } as const
  const terms = termsOfBody({ ...defaults, ...body }, merchant.currency)
  return terms.ok ? ok({ agentId: body.agentId, offerorId: viewer.id, terms: terms.value }) : terms
}

/** What terms would have paid in the last periods; each side sees what its own tree allows. */
export const previewContract = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  merchant: Merchant,
  viewer: Member,
  body: BodyOf<'contractPreview'>,
): Promise<Result<ValueOf<'contractPreview'>>> => {
  const asked = await partyOf(ctx, merchant, viewer, body)
  if (!asked.ok) return asked
  const list = await preview(ctx, merchant, asked.value, asked.value.offerorId === viewer.id)
  return ok({ currency: merchant.currency, list })
}
