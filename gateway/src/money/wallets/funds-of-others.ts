import type { ValueOf } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { CreditsOf } from './credit-funds'

type Offers = Pick<ValueOf<'funds'>, 'dailysalreqtype' | 'divtypecompperiodreq' | 'contracthoursalreq'>

/** What higher domains add to the answer about a member's funds. */
export type FundsOfOthers = {
  readonly creditsOf: CreditsOf
  /** Contract offers that await the member's answer (spec §3). */
  readonly offersOf: (ctx: Pick<AppContext, 'db' | 'clock'>, member: Member) => Promise<Offers>
}
