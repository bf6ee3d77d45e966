import type { EndpointName } from '@mosaic/contracts'
import type { FastifyInstance } from 'fastify'
import type { AppContext, Member } from '../runtime/app-context'
import { tryAgainAt } from '../guard/rate-rule'
import { onePlaceEach } from '../runtime/one-place-each'
import { bind, type Call, type Handler } from './route'

/** Reports of a member that wait for the one that runs. */
const mostWaiting = 8

const places = new WeakMap<AppContext['database'], ReturnType<typeof onePlaceEach>>()

const placesOf = ({ database }: AppContext) => {
  const known = places.get(database)
  if (known) return known
  const made = onePlaceEach(mostWaiting)
  places.set(database, made)
  return made
}

/**
 * `bind` for a member's report over many days: it reads by connections that no other call needs, and a member has one place among them,
 * so that nobody waits for the reports of another.
 */
export const bindReport = <N extends EndpointName>(
  app: FastifyInstance,
  ctx: AppContext,
  name: N,
  handler: (ctx: AppContext, call: Call<N>) => ReturnType<Handler<N>>,
): void => {
  const inPlace = placesOf(ctx)
  const reporting: AppContext = { ...ctx, db: ctx.database.reports }
  bind(app, ctx, name, async (call) => {
    // Reports are rows with a session, so there is a member; the type knows it only for a named row.
    const { id } = call.member as Member
    const done = await inPlace(id, async () => handler(reporting, call))
    return done ?? tryAgainAt(ctx.clock.now() + 1000, ctx.clock.now())
  })
}
