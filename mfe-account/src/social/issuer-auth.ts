import { loginDeviceId } from '@mosaic/api-client'
import { startSocialConfirmation, startSocialLogin } from '../api/social'
import { storeIntent } from './intent'
import { leavePage } from './leave-page'
import type { SocialAuth } from './social-auth'

/** OpenID Connect through the gateway: it makes the address of the provider's page, and exchanges the code that comes back. */
export const issuerAuth: SocialAuth = {
  needsSocialPage: false,
  ready: () => Promise.resolve(true),
  begin: async (intent) => {
    const request = { provider: intent.provider, loginDeviceId: loginDeviceId() }
    const answer = await (intent.purpose === 'confirm' ? startSocialConfirmation(request) : startSocialLogin(request))
    if (!answer.ok) return { kind: 'failed', failure: answer.failure }
    storeIntent(intent)
    leavePage(answer.value.authorizeUrl)
    return { kind: 'left' }
  },
}
