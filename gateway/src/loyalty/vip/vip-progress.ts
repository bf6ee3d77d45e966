import type { Currency, ValueOf } from '@mosaic/contracts'
import { currentArt } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import { totalsOf } from '../../play'
import { vipProgressOf, vipWindowStart } from './vip-level'

type Player = { readonly id: string; readonly currency: Currency }

export const vipProgress = async (
  ctx: Pick<AppContext, 'db' | 'clock' | 'config'>,
  member: Player,
): Promise<Omit<ValueOf<'vipProgress'>, 'levels'>> => {
  const span = { from: vipWindowStart(ctx.clock.now()) }
  const { validBet } = await totalsOf(ctx.db, { scope: { memberId: member.id }, span })
  const progress = vipProgressOf(validBet, member.currency)
  const art = await currentArt(ctx.config.dataDir)
  return { ...progress, badge: art(`vip/${progress.level}`).url }
}
