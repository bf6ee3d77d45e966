import './controls'
import { authenticator, type Lie } from '../testing/authenticator'
import { loginOptions, loginWith, newPasskey } from '../testing/passkey'
import type { Trial } from './attack'
import { without, type Attack } from './weaken'

const browser = authenticator()

/** The member is lured to another page, and its answer is sent here. */
const loginThat =
  (lie: Lie): Attack =>
  async (gateway) =>
    (await loginWith(gateway, await newPasskey(gateway, await gateway.tokenOf('player01')), lie)).status === 200

const answerUsedTwice: Attack = async (gateway) => {
  const key = await newPasskey(gateway, await gateway.tokenOf('player01'))
  const body = { credential: browser.sign(await loginOptions(gateway), key), loginDeviceId: 'd' }
  await gateway.call('passkeyLogin', { body })
  return (await gateway.call('passkeyLogin', { body })).status === 200
}

const inventedChallenge: Attack = async (gateway) => {
  const key = await newPasskey(gateway, await gateway.tokenOf('player01'))
  const challenge = Buffer.alloc(32, 7).toString('base64url')
  return (
    (await gateway.call('passkeyLogin', { body: { credential: browser.sign({ challenge }, key), loginDeviceId: 'd' } }))
      .status === 200
  )
}

/** With a short-lived session of player01, the attacker proves to be player01 with a passkey of their own. */
const anothersPasskey: Attack = async (gateway) => {
  const thief = await newPasskey(gateway, await gateway.tokenOf('agent01'))
  const token = await gateway.tokenOf('player01')
  await newPasskey(gateway, token)
  gateway.clock.advance(6 * 60_000)
  const options = (await gateway.call('passkeyConfirmOptions', { token, body: {} })).body.value
  const credential = browser.sign({ challenge: options?.challenge ?? '' }, thief)
  return (await gateway.call('confirmByPasskey', { token, body: { credential } })).status === 200
}

/** The handle in the answer names another member than the owner of the key. */
const anothersName: Attack = loginThat({ userHandle: Buffer.from('1234567890').toString('base64url') })

const copiedKey: Attack = async (gateway) => {
  const key = await newPasskey(gateway, await gateway.tokenOf('player01'), 'Key', { count: 5 })
  await loginWith(gateway, key, { count: 9 })
  return (await loginWith(gateway, key, { count: 6 })).status === 200
}

type Asked = {
  readonly response: { readonly response: { readonly clientDataJSON: string; readonly authenticatorData: string } }
}
const said = ({ response }: Asked) =>
  JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString()) as { origin: string }

/** The library, with fields of its options changed by a test. */
const asking = (changed: (asked: Asked) => Record<string, unknown>) =>
  without('@simplewebauthn/server', (actual) => ({
    verifyAuthenticationResponse: (asked: Asked) =>
      (actual.verifyAuthenticationResponse as (asked: unknown) => unknown)({ ...asked, ...changed(asked) }),
  }))

const anyOrigin = asking((asked) => ({ expectedOrigin: said(asked).origin }))
const anyDomain = asking(() => ({ expectedRPID: ['localhost', 'evil.example'] }))
const noMatch = asking(() => ({ requireUserVerification: false }))
const noBurning = without('../src/identity/passkeys/challenges', () => ({ burnChallenge: async () => true }))
const noCount = without('../src/identity/passkeys/store', () => ({ countUse: async () => 'counted' }))
const noOwner = without('../src/identity/passkeys/assertion', (actual) => ({
  ownAssertion: async (...[ctx, , place, party, credential]: unknown[]) => {
    const verified = await (
      actual.verifyAssertion as (...parts: unknown[]) => Promise<{ refused?: { failure: unknown }; passkey?: unknown }>
    )(ctx, place, party, credential)
    return verified.refused ? verified.refused.failure : { ok: true, value: verified.passkey }
  },
}))
const anyHandle = without('../src/identity/passkeys/assertion', (actual) => ({
  verifyAssertion: (
    ctx: unknown,
    place: unknown,
    party: unknown,
    { response: { userHandle: _other, ...response }, ...credential }: { response: Record<string, unknown> },
  ) => (actual.verifyAssertion as (...parts: unknown[]) => unknown)(ctx, place, party, { ...credential, response }),
}))

export const passkeyAttacks: readonly Trial[] = [
  {
    what: 'an answer that was signed for a foreign page is brought here',
    attack: loginThat({ origin: 'https://evil.example' }),
    off: 'without the check of the origin',
    weaken: anyOrigin,
  },
  {
    what: 'an answer that was signed for another port of this machine is brought here',
    attack: loginThat({ origin: 'http://localhost:9999' }),
    off: 'without the check of the origin',
    weaken: anyOrigin,
  },
  {
    what: 'an answer that was signed for another domain is brought here',
    attack: loginThat({ rpId: 'evil.example' }),
    off: 'without the check of the domain',
    weaken: anyDomain,
  },
  {
    what: 'an answer is overheard and sent again',
    attack: answerUsedTwice,
    off: 'without one-time use',
    weaken: noBurning,
  },
  {
    what: 'a challenge is signed that the gateway did not issue',
    attack: inventedChallenge,
    off: 'without one-time use',
    weaken: noBurning,
  },
  {
    what: 'a passkey of another member confirms a session',
    attack: anothersPasskey,
    off: 'without the check of the owner',
    weaken: noOwner,
  },
  {
    what: 'an answer names another member than the owner of its key',
    attack: anothersName,
    off: 'without the check of the name',
    weaken: anyHandle,
  },
  { what: 'a copied key signs with a count of before', attack: copiedKey, off: 'without the count', weaken: noCount },
  {
    what: 'a found phone signs without its owner',
    attack: loginThat({ unverified: true }),
    off: 'without asking for the person',
    weaken: noMatch,
  },
]
