import { type Minor, type RainDivision } from '@mosaic/contracts'
import { fingerprintOf, playerAccount, post, promotionExpense, rainPot, transfer } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { refuse } from '../../platform/http/result'
import { divide } from './divide'
import type { RainRow } from './schema'
import * as store from './store'
import { waveOfPlace } from './wave'

export type NewRain = Pick<RainRow, 'merchantCode' | 'currency' | 'envelopes' | 'waves' | 'waveMs' | 'startsAt'> & {
  readonly total: Minor
  readonly division: RainDivision
} & ({ readonly campaignId: string } | { readonly giverId: string; readonly requestKey: string })

/** The account that pays a rain and gets back what nobody caught. */
export const giverAccount = ({
  merchantCode: merchant,
  currency,
  giverId,
}: Pick<RainRow, 'merchantCode' | 'currency' | 'giverId'>) =>
  giverId === null ? promotionExpense({ merchant, currency }) : playerAccount({ merchant, currency }, giverId)

export const potOf = ({ merchantCode: merchant, currency, id }: Pick<RainRow, 'merchantCode' | 'currency' | 'id'>) =>
  rainPot({ merchant, currency }, id)

/** Draws the envelopes and moves the money into the pot. */
export const openRain = async (
  tx: Tx,
  { random, clock }: Pick<AppContext, 'random' | 'clock'>,
  { division, ...rain }: NewRain,
): Promise<RainRow> => {
  const at = clock.now()
  const amounts =
    divide(rain.total, rain.envelopes, division, random) ?? refuse('rain.amount.small', undefined, { amount: 'small' })
  const endsAt = rain.startsAt + rain.waves * rain.waveMs
  const row = await store.insertRain(tx, { ...rain, id: random.uuid(), endsAt, createdAt: at })
  if (!row) return refuse('idempotency.mismatch')
  const { id: rainId, merchantCode, envelopes, waves } = row
  await store.insertShares(
    tx,
    amounts.map((amount, place) => ({
      ...{ id: random.uuid(), merchantCode, rainId, place, amount },
      wave: waveOfPlace(place, envelopes, waves),
    })),
  )
  const funded = await post(tx, {
    scope: 'rain.fund',
    key: rainId,
    fingerprint: fingerprintOf('rain.fund', rainId, String(row.total), row.currency),
    kind: 'promotion',
    title: '',
    reference: rainId,
    postings: transfer(giverAccount(row), potOf(row), row.total),
    at,
  })
  if (!funded.ok) return refuse('money.insufficient', undefined, { amount: 'balance' })
  return row
}
