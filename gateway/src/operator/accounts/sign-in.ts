import type { DeskBody, DeskValue } from '@mosaic/contracts/desk'
import { verifyPassword } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { addressKey, overRate } from '../../platform/guard/rate-limit'
import { writeLog } from '../log'
import { knownDevice } from './device'
import { type DeskResult, refused } from './operator-result'
import { hasPasskey } from './passkey'
import type { OperatorRow } from './schema'
import { type DeskSession, openSession } from './session'
import { operatorByName } from './store'

const window = 15 * 60_000
/** Counts correct passwords too: one attempt is enough for a person. A known device has its own counter, which strangers cannot use up. */
const tries = {
  name: { limit: 10, windowMs: window },
  address: { limit: 30, windowMs: window },
  device: { limit: 10, windowMs: window },
}

type Caller = { readonly address: string; readonly userAgent: string; readonly device: string | null }
type State = DeskValue<'session'>

/** The next step of a sign-in. `enrol`: the account has no passkey for this origin. */
export const stateOf = async (ctx: AppContext, rpId: string, session: DeskSession | null): Promise<State> => {
  if (session === null) return { step: 'none', operator: null }
  const { name, role, demo } = session.operator
  const operator = { name, role, demo }
  if (session.open) return { step: 'open', operator }
  return { step: (await hasPasskey(ctx.db, session.operator.id, rpId)) ? 'passkey' : 'enrol', operator }
}

const startPasswordExpired = ({ startEndsAt }: OperatorRow, now: number): boolean =>
  startEndsAt !== null && startEndsAt <= now

/** First step: the password, which only allows the second factor. Unknown names take as long as known ones. */
export const login = async (
  ctx: AppContext,
  { name, password }: DeskBody<'login'>,
  caller: Caller,
): Promise<DeskResult<string>> => {
  const known = name.trim().toLowerCase()
  const operator = await operatorByName(ctx.db, known)
  const device = await knownDevice(ctx, caller.device, operator?.id)
  const counted =
    operator !== null && device !== null
      ? ([[`ops-device:${operator.id}:${device}`, tries.device]] as const)
      : ([
          [`ops-login:${addressKey(caller.address)}`, tries.address],
          [`ops-name:${known}`, tries.name],
        ] as const)
  for (const [key, rule] of counted) {
    const over = await overRate(ctx.db, ctx.clock, key, rule)
    if (over) return over
  }
  const right = await verifyPassword(operator?.passwordHash ?? null, password)
  if (!right || !operator || operator.disabled || startPasswordExpired(operator, ctx.clock.now())) {
    if (operator)
      await writeLog(ctx.db, { operator: operator.name, address: caller.address }, ctx.clock.now(), {
        action: 'login.refused',
        subject: operator.name,
      })
    return refused('desk.login.wrong')
  }
  return {
    ok: true,
    value: await openSession(ctx.db, ctx, operator.id, false, { address: caller.address, userAgent: caller.userAgent }),
  }
}
