import { type BodyOf, type ValueOf } from '@mosaic/contracts'
import { lockMember } from '../../identity'
import { drawReferralCode } from '../../loyalty'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, type Result } from '../../platform/http/result'
import {
  aboveOwn,
  type AffiliateCode,
  affiliateCodesOf,
  insertAffiliateCode,
  rateList,
  ratesOfList,
  rebateRatesOf,
  removeAffiliateCode,
} from '../team'
import { countsByCode, type LinkCounts } from './store'

/** A person keeps an overview of so many; each is a row of the list. */
const mostLinks = 50

type Link = ValueOf<'createAffiliateUrl'>
const nothing: LinkCounts = { clicks: 0, registered: 0, deposited: 0 }

const linkToWire = ({ code, label, rates, createdAt }: AffiliateCode, counts: LinkCounts): Link => ({
  ...{ code, label, createdAt, ...counts },
  rebates: rateList(rates ?? {}),
  removable: rates !== null,
})

const isOwnCode = ({ rates }: AffiliateCode): boolean => rates === null

/** The own code first, then the links, the newest first. */
export const affiliateLinks = async (
  { db }: Pick<AppContext, 'db'>,
  merchant: Merchant,
  agent: Member,
): Promise<ValueOf<'affiliateUrls'>> => {
  const codes = await affiliateCodesOf(db, agent.id)
  const counts = await countsByCode(db, merchant.code, agent.id)
  return {
    list: [...codes.filter(isOwnCode), ...codes.filter((row) => !isOwnCode(row))].map((row) =>
      linkToWire(row, counts.get(row.code) ?? nothing),
    ),
    promotionDomains: [...merchant.hosts],
  }
}

/** A code of its own for each set of rates, none above the agent's. */
export const createLink = (
  ctx: Pick<AppContext, 'db' | 'clock' | 'random'>,
  merchant: Merchant,
  agent: Member,
  { label, rebates }: Required<BodyOf<'createAffiliateUrl'>>,
): Promise<Result<Link>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, agent.id)
    const rates = ratesOfList(rebates)
    const tooHigh = aboveOwn(rates, await rebateRatesOf(tx, merchant, agent.id))
    if (Object.keys(tooHigh).length > 0) return fail('agent.rebate.above.own', undefined, tooHigh)
    if ((await affiliateCodesOf(tx, agent.id)).length > mostLinks) return fail('affiliate.links.most')
    const about = { merchantCode: merchant.code, memberId: agent.id, label, rates, createdAt: ctx.clock.now() }
    for (;;) {
      const row = { ...about, code: drawReferralCode(ctx) }
      if (await insertAffiliateCode(tx, row)) return ok(linkToWire(row, nothing))
    }
  })

/** The own code stays, since members already have it. */
export const removeLink = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  merchant: Merchant,
  agent: Member,
  code: string,
): Promise<Result<{ done: true }>> => {
  const found = (await affiliateCodesOf(db, agent.id)).find((each) => each.code === code)
  if (!found) return fail('not.found')
  if (isOwnCode(found)) return fail('affiliate.code.own')
  await removeAffiliateCode(db, merchant.code, code, clock.now())
  return ok({ done: true })
}
