import { type Minor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import type { CampaignRow } from '../schema'
import type { Visitor } from '../visitor'
import { countingTerms, missionTarget, periodOf, ticketsOf } from './counted'

type Wire = ValueOf<'promotions'>['content'][number]['progress']
type Seen = Pick<Visitor, 'progress' | 'timeZone' | 'now'>

/** What counts for the visitor in the present period. */
export const progressValue = ({ id, terms }: CampaignRow, { progress, timeZone, now }: Seen): Minor => {
  const of = countingTerms(terms)
  const period = of && periodOf(of, now, timeZone)
  return progress.find((each) => each.campaignId === id && each.period === period)?.value ?? zero
}

const upTo = (value: Minor, target: Minor): Minor => (value < target ? (value < 0n ? zero : value) : target)

/** How far a mission is, or how many tickets of a raffle there are; null for other kinds. */
export const progressToWire = (campaign: CampaignRow, seen: Seen): Wire => {
  const { terms, currency } = campaign
  const value = progressValue(campaign, seen)
  if (terms.of.kind === 'RAFFLE')
    return { done: String(ticketsOf(terms.of, value, currency)), target: String(terms.of.mostTickets), unit: 'count' }
  if (terms.of.kind !== 'MISSION') return null
  const target = missionTarget(terms.of, currency)
  const done = upTo(value, target)
  return terms.of.metric === 'rounds'
    ? { done: String(done), target: String(target), unit: 'count' }
    : { done: moneyToWire(done, currency), target: moneyToWire(target, currency), unit: 'money' }
}
