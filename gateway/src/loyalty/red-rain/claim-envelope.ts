import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import { fingerprintOf, playerAccount, post, transfer } from '../../money'
import { playStopped } from '../../protection'
import { publish } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { fail, type Failure, ok, type Result } from '../../platform/http/result'
import { lockMemberAccount } from '../campaigns/claim'
import { openTo } from '../campaigns/open-campaign'
import { campaignById } from '../campaigns/store'
import { potOf } from './open-rain'
import type { RainRow, ShareRow } from './schema'
import * as store from './store'
import { waveAt } from './wave'

/** The members above a member: whose rains fall on them. `agents` knows them, which is a higher room. */
export type UplinesOf = (db: Db, memberId: string) => Promise<readonly string[]>

/** Why the rain does not fall on the member; null: it does. Excluded members catch nothing. */
const refusalOf = async (
  ctx: AppContext,
  tx: Tx,
  uplinesOf: UplinesOf,
  rain: RainRow,
  member: Member,
): Promise<Failure | null> => {
  if (rain.currency !== member.currency) return fail('not.found')
  if (rain.campaignId === null) {
    if (rain.giverId === null || !(await uplinesOf(tx, member.id)).includes(rain.giverId)) return fail('not.found')
    return playStopped(tx, member.id, ctx.clock.now())
  }
  const campaign = await campaignById(tx, rain.merchantCode, rain.campaignId)
  const open = campaign ? await openTo(ctx, tx, campaign, member) : fail('not.found')
  return open.ok ? null : open
}

const pay = async (tx: Tx, rain: RainRow, share: ShareRow, member: Member, at: number): Promise<void> => {
  const { merchantCode: merchant, currency } = rain
  const paid = await post(tx, {
    scope: 'rain.share',
    key: share.id,
    fingerprint: fingerprintOf('rain.share', share.id, String(share.amount), currency),
    kind: 'promotion',
    title: '',
    reference: rain.id,
    postings: transfer(potOf(rain), playerAccount({ merchant, currency }, member.id), share.amount),
    at,
  })
  if (!paid.ok) throw new Error(`The ledger refused envelope ${share.id}: ${paid.reason}`)
}

/** One envelope for each wave; which one, the order of the gateway decides. The same wave again has the same answer. */
export const claimEnvelope = (
  ctx: AppContext,
  uplinesOf: UplinesOf,
  merchant: Merchant,
  member: Member,
  { rainId, wave }: { readonly rainId: string; readonly wave: number },
): Promise<Result<ValueOf<'claimRedRain'>>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMemberAccount(tx, merchant, member)
    const rain = await store.rainById(tx, merchant.code, rainId)
    if (!rain) return fail('not.found')
    const caught = (amount: ShareRow['amount']) =>
      ok({ amount: moneyToWire(amount, rain.currency), currency: rain.currency, wave })
    const before = (await store.sharesOf(tx, rainId, member.id)).find(({ claimedWave }) => claimedWave === wave)
    if (before) return caught(before.amount)
    const refused = await refusalOf(ctx, tx, uplinesOf, rain, member)
    if (refused) return refused
    const now = ctx.clock.now()
    if (waveAt(rain, now) !== wave) return fail('rain.closed')
    const share = await store.takeShare(tx, rainId, member.id, wave, now)
    if (!share) return fail('rain.empty')
    await pay(tx, rain, share, member, now)
    if (rain.campaignId !== null)
      await publish(tx, {
        ...{ name: 'grant.claimed', memberId: member.id, at: now },
        payload: {
          ...{ merchantCode: rain.merchantCode, grantId: share.id, campaignId: rain.campaignId },
          ...{ kind: 'RED_RAIN', amount: share.amount.toString(), currency: rain.currency },
        },
      })
    return caught(share.amount)
  })
