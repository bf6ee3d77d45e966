import { ok } from '../../platform/http/result'
import { defineModule } from '../../platform/runtime/module'
import { bind } from '../../platform/http/route'
import { addImage, kycOf, submitKyc } from './submit'

export { decideKyc } from './decision'
export { hasVerifiedIdentity, verifiedPerson } from './kyc.sql'
export type { KycSubmission } from './schema'
export {
  imageAt,
  imageCounts,
  insertSubmission,
  kycStateOf,
  sharesDocument,
  submissionsShown,
  type VerifiedPerson,
  verifiedAmong,
  verifiedPersonOf,
} from './store'

/** NONE → PENDING → VERIFIED or REJECTED (domain §8.38); operators decide. */
export const kycModule = defineModule({
  name: 'kyc',
  routes: (app, ctx) => {
    bind(app, ctx, 'kyc', async ({ merchant, member }) => ok(await kycOf(ctx, merchant, member)))
    bind(app, ctx, 'addKycImage', ({ merchant, member, body }) => addImage(ctx, merchant, member, body))
    bind(app, ctx, 'submitKyc', ({ merchant, member, body }) => submitKyc(ctx, merchant, member, body))
  },
})
