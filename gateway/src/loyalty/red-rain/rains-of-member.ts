import { addMinor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { UplinesOf } from './claim-envelope'
import type { RainRow } from './schema'
import * as store from './store'
import { waveAt, waveChangesAt } from './wave'

type Rain = ValueOf<'redRains'>['list'][number]

const shown = async ({ db }: AppContext, rain: RainRow, member: Member, now: number): Promise<Rain> => {
  const wave = waveAt(rain, now)
  const own = await store.sharesOf(db, rain.id, member.id)
  const caught = own.find(({ claimedWave }) => claimedWave === wave)?.amount
  const wire = (amount: RainRow['total']) => moneyToWire(amount, rain.currency)
  return {
    rainId: rain.id,
    giver: rain.giverId === null ? 'merchant' : 'agent',
    currency: rain.currency,
    total: wire(rain.total),
    startsAt: rain.startsAt,
    endsAt: rain.endsAt,
    waves: rain.waves,
    wave,
    changesAt: waveChangesAt(rain, now),
    falling: wave === null ? 0 : await store.fallingIn(db, rain.id, wave),
    caught: caught === undefined ? null : wire(caught),
    caughtInAll: wire(own.reduce((sum, { amount }) => addMinor(sum, amount), zero)),
  }
}

/** Rains that fall on the member now or later. */
export const rainsOfMember = async (
  ctx: AppContext,
  uplinesOf: UplinesOf,
  merchant: Merchant,
  member: Member,
): Promise<ValueOf<'redRains'>> => {
  const now = ctx.clock.now()
  const open = await store.openRains(ctx.db, merchant.code, await uplinesOf(ctx.db, member.id), now)
  const list: Rain[] = []
  for (const rain of open) if (rain.currency === member.currency) list.push(await shown(ctx, rain, member, now))
  return { list, now }
}
