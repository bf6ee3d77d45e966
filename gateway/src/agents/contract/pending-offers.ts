import { mayReceiveContract } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { pendingOffers } from './contract-store'
import { offerLifeMs } from './life-cycle'
import type { ContractRow } from './schema'
import type { StoredTier } from './stored-terms'

/** Offers as the consolidated funds carry them (wire contract, "contract offers"); '' where none awaits an answer. */
export type PendingOffers = {
  readonly dailysalreqtype: SalaryOffer | ''
  readonly divtypecompperiodreq: DividendOffer | ''
  readonly contracthoursalreq: HourlyOffer | ''
}
type SalaryOffer = { readonly id: string; readonly status: 'P'; readonly details: SalaryDetail[] }
type SalaryDetail = {
  readonly betVolume: string
  readonly activeMember: number
  readonly rateType: 'bp'
  readonly rate: number
}
type HourlyOffer = { readonly contractId: string; readonly status: 'P'; readonly hourSalaryRates: SalaryDetail[] }
type DividendOffer = {
  readonly contractId: string
  readonly status: 'P'
  readonly minimumBet: string
  readonly netLoss: string
  readonly activeMember: number
  readonly contractRate: number
}

const detailOf = ({ minTurnover, minActive, rate }: StoredTier): SalaryDetail => ({
  betVolume: minTurnover,
  activeMember: minActive,
  rateType: 'bp',
  rate,
})

/** The first tier, as the wire has room for one; the page about contracts shows all. */
const dividendOffer = ({ id, terms }: ContractRow): DividendOffer | '' => {
  const [tier] = terms.tiers
  if (!tier) return ''
  const { minTurnover: minimumBet, minLoss: netLoss, minActive: activeMember, rate: contractRate } = tier
  return { contractId: id, status: 'P', minimumBet, netLoss, activeMember, contractRate }
}

const noOffers: PendingOffers = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }

/** Members who can have no contract are asked nothing and cost no statement. */
export const pendingOffersOf = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, type }: Pick<Member, 'id' | 'type'>,
): Promise<PendingOffers> => {
  if (!mayReceiveContract(type)) return noOffers
  const offers = await pendingOffers(db, id, clock.now() - offerLifeMs)
  const of = (kind: ContractRow['kind']) => offers.find((offer) => offer.kind === kind)
  const [daily, hourly, dividend] = [of('dailySalary'), of('hourlySalary'), of('dividend')]
  return {
    dailysalreqtype: daily ? { id: daily.id, status: 'P', details: daily.terms.tiers.map(detailOf) } : '',
    contracthoursalreq: hourly
      ? { contractId: hourly.id, status: 'P', hourSalaryRates: hourly.terms.tiers.map(detailOf) }
      : '',
    divtypecompperiodreq: dividend ? dividendOffer(dividend) : '',
  }
}
