import { z } from 'zod'
import { socialProviders } from '../social'
import { instant } from './primitives'
import { secretText } from './secret-text'
import { smsNoLogin } from './session'
import { sessionInfo } from './session-info'

const provider = z.enum(socialProviders)

/** Accepted proofs of a member's identity. SMS code and provider are only for members without a password. */
export const confirmationWays = {
  value: z.object({
    /** Until when nothing more is asked; null: the member has to confirm first. */
    until: instant.nullable(),
    ways: z.array(z.enum(['password', 'passkey', 'sms', ...socialProviders])),
    /** Masked target of the code. */
    mobileNum: z.string().nullable(),
  }),
}
const confirmed = z.object({ until: instant })

export const sendConfirmCode = { body: z.object({}), value: smsNoLogin.value }
export const confirmBySms = { body: z.object({ code: z.string().max(10) }), value: confirmed }

const loginDeviceId = z.string().max(64)
/** The provider asks for the login again, even if it remembers the visitor. */
export const confirmSocialStart = {
  body: z.object({ provider, loginDeviceId }),
  value: z.object({ authorizeUrl: z.url({ protocol: /^https?$/ }) }),
}
/** A code of the provider's way back, or a token that Firebase gave. */
export const confirmBySocial = {
  body: z.object({
    socialState: z.string().max(64).default(''),
    socialCode: z.string().max(512).default(''),
    firebaseChannel: z.enum(['', ...socialProviders]).default(''),
    firebaseIdToken: z.string().max(4096).default(''),
    loginDeviceId,
  }),
  value: confirmed,
}

/** For an account without a password. Every session ends, so the device that asked goes on with new tokens. */
export const setFirstPassword = {
  body: z.object({ newPassword: secretText(), confirmNewPassword: secretText() }),
  value: sessionInfo,
}

export const socialAccounts = { value: z.object({ list: z.array(z.object({ provider, linkedAt: instant })) }) }
export const unlinkSocial = { body: z.object({ provider }), value: socialAccounts.value }
