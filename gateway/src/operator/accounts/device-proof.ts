import type { DeskValue } from '@mosaic/contracts/desk'
import { addressKey, overRate } from '../../platform/guard/rate-limit'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { writeLog } from '../log'
import { rememberDevice } from './device'
import { insertChallenge, passkeyById, takeChallenge } from './device-store'
import { type DeskResult, refused } from './operator-result'
import { type DeskParty, isSignedBy, patience, signedChallenge, webauthn } from './passkey'
import { hashOf } from './session'
import { operatorById } from './store'

const tries = { limit: 30, windowMs: 15 * 60_000 }

type Caller = { readonly address: string; readonly device: string | null }

/** A challenge for a passkey of any operator: the browser offers its own, so that no name is asked for or revealed. */
export const deviceOptions = async (
  ctx: AppContext,
  party: DeskParty,
  { address }: Caller,
): Promise<DeskResult<DeskValue<'deviceOptions'>>> => {
  const over = await overRate(ctx.db, ctx.clock, `ops-device-proof:${addressKey(address)}`, tries)
  if (over) return over
  const challenge = ctx.random.token()
  const now = ctx.clock.now()
  await insertChallenge(ctx.db, hashOf(challenge), now + patience, now)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: party.rpId,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: patience,
    userVerification: 'required',
  })
  return { ok: true, value: { options: { ...options } } }
}

/**
 * The passkey before the password: makes the browser a known device, so that attempts of strangers for the name do not
 * count for it. The sign-in still needs both factors.
 */
export const deviceAnswer = async (
  ctx: AppContext,
  party: DeskParty,
  credential: Readonly<Record<string, unknown>>,
  { address, device }: Caller,
): Promise<DeskResult<string>> => {
  const challenge = signedChallenge(credential)
  const at = ctx.clock.now()
  const alive = await takeChallenge(ctx.db, hashOf(challenge), at)
  const passkey =
    alive && typeof credential.id === 'string' ? await passkeyById(ctx.db, party.rpId, credential.id) : null
  const operator = passkey && (await operatorById(ctx.db, passkey.operatorId))
  if (!passkey || !operator || operator.disabled) return refused('desk.passkey.wrong')
  const actor = { operator: operator.name, address }
  if (!(await isSignedBy(ctx, party, passkey, challenge, credential))) {
    await writeLog(ctx.db, actor, at, { action: 'passkey.refused', subject: operator.name })
    return refused('desk.passkey.wrong')
  }
  const known = await inTransaction(ctx.db, async (tx) => {
    await writeLog(tx, actor, at, { action: 'device.known', subject: operator.name })
    return rememberDevice(ctx, tx, device, operator.id)
  })
  return { ok: true, value: known }
}
