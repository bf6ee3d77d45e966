import { z } from 'zod'
import { visibleString } from '../text/visible-text'
import { instant, off } from './primitives'
import { secretText } from './secret-text'
import { sessionInfo } from './session-info'
import { confirmBySms } from './login-methods'

/** Bytes as WebAuthn's JSON forms carry them (WebAuthn level 3 §5.1.9–5.1.10). */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/)
const credentialId = bytes(1400)
const device = z.string().max(64)
const extensions = z.record(z.string().max(32), z.unknown())
const attachment = z.enum(['platform', 'cross-platform']).optional()
const descriptor = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.array(z.string().max(16)).max(8).optional(),
})

const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().int().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
})
const creationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']),
      userVerification: z.enum(['required', 'preferred', 'discouraged']),
    })
    .loose(),
  attestation: z.literal('none'),
  extensions: extensions.optional(),
})

/** The browser's answer after a passkey signed. */
const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    authenticatorData: bytes(2048),
    clientDataJSON: bytes(4096),
    signature: bytes(8192),
    userHandle: bytes(128).optional(),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
})
const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(24_000),
    authenticatorData: bytes(8192).optional(),
    transports: z.array(z.string().max(16)).max(8).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: bytes(8192).optional(),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
})

export const passkeyLoginOptions = { body: z.object({ loginDeviceId: device }), value: requestOptions }
export const passkeyLogin = {
  body: z.object({ credential: assertion, loginDeviceId: device, remember: z.boolean().default(false) }),
  value: sessionInfo,
}

export const confirmByPassword = { body: z.object({ password: secretText() }), value: confirmBySms.value }
export const passkeyConfirmOptions = { body: z.object({}), value: requestOptions }
export const confirmByPasskey = { body: z.object({ credential: assertion }), value: confirmBySms.value }

/** Longest name that a member gives a passkey. */
const longestPasskeyName = 40
const name = visibleString().min(1).max(longestPasskeyName)
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** Its counter decreased, which suggests a copy; it is no longer accepted. */
  copied: off,
  /** Bound to another address of the site, so this page cannot use it. */
  elsewhere: off,
})
export const passkeys = {
  value: z.object({
    list: z.array(passkey),
    most: z.number().int(),
    /** This address of the site can have passkeys. */
    available: z.boolean(),
    /** Null: the member has to confirm first. */
    confirmedUntil: instant.nullable(),
  }),
}
export const passkeyOptions = { body: z.object({}), value: creationOptions }
export const addPasskey = { body: z.object({ name, credential: attestation }), value: passkeys.value }
export const renamePasskey = { body: z.object({ id: credentialId, name }), value: passkeys.value }
export const removePasskey = { body: z.object({ id: credentialId }), value: passkeys.value }
