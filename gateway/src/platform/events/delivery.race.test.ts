import { EventEmitter, once } from 'node:events'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import { manualClock } from '../runtime/clock'
import type { Database, Tx } from '../db/database'
import { inTransaction } from '../db/transaction'
import { eventDelivery, eventHandler, publish } from '.'

const clock = manualClock(Date.UTC(2026, 5, 15))
const log = { error: () => undefined }

type Mishap = (tx: Tx) => Promise<unknown>
const fails: Mishap = () => Promise.reject(new Error('the handler fails'))
/** A killed process: its connection ends in the middle of a transaction. */
const dies: Mishap = (tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)

const [older, newer] = [['device.first.used'], ['device.first.used', 'contact.bound']] as const

/** One of the two gateways; `mishap` strikes after this many handled events. */
const gatewayOn = async (database: Database, name: string, subscribesTo: readonly (typeof newer)[number][] = newer) => {
  let next: { readonly after: number; readonly mishap: Mishap } | null = null
  const handler = eventHandler({
    name,
    subscribesTo,
    handle: async (tx, { id, memberId, payload }) => {
      const number = 'deviceId' in payload ? payload.deviceId : payload.address
      await tx.execute(
        sql`insert into handled (handler, member_id, event_id, number) values (${name}, ${memberId}, ${id.toString()}::bigint, ${number}::int)`,
      )
      if (next === null) return
      if (next.after > 0) next = { ...next, after: next.after - 1 }
      else {
        const { mishap } = next
        next = null
        await mishap(tx)
      }
    },
  })
  const delivery = eventDelivery({ database, clock, log }, [handler])
  await delivery.begin()
  return {
    delivery,
    struck: (mishap: Mishap, after: number) => {
      next = { after, mishap }
    },
    spared: () => {
      next = null
    },
  }
}

const onPostgres = raceOn(async (url) => {
  const databases = [await openRaceDatabase(url), await openRaceDatabase(url)] as const
  await databases[0].runScript(
    'create table handled (place bigint generated always as identity, handler text, member_id text, event_id bigint, number int); create table locks (member_id text primary key)',
  )
  return {
    bench: databases,
    close: async () => {
      for (const database of databases) await database.close()
    },
  }
})

/** Odd numbers use the event name that an older gateway does not subscribe to. */
const say = (tx: Tx, memberId: string, number: number) =>
  publish(tx, {
    memberId,
    at: clock.now(),
    ...(number % 2 === 0
      ? { name: 'device.first.used', payload: { deviceId: String(number) } }
      : { name: 'contact.bound', payload: { channel: 'sms', address: String(number) } }),
  })

/** Handled numbers per member, in order of handling. */
const handledBy = async ({ db }: Database, handler: string): Promise<Record<string, number[]>> => {
  const { rows } = await db.execute<{ member_id: string; number: number }>(
    sql`select member_id, number from handled where handler = ${handler} order by place`,
  )
  const byMember: Record<string, number[]> = {}
  for (const { member_id: member, number } of rows) byMember[member] = [...(byMember[member] ?? []), number]
  return byMember
}

/** An open transaction would keep the database from closing after a test that failed. */
const openOnes = new Set<() => Promise<void>>()
afterEach(async () => {
  for (const undo of openOnes) await undo()
})

/** A transaction that stays open until the test ends it. */
const openTransaction = async ({ db }: Database) => {
  const undone = new Error('undone')
  const signal = new EventEmitter()
  const begun = once(signal, 'begun')
  const ended = db
    .transaction(async (tx) => {
      signal.emit('begun', tx)
      if ((await once(signal, 'end'))[0] === 'rollback') throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  const [tx]: Tx[] = await begun
  if (!tx) throw new Error('no transaction')
  const end = (how: 'commit' | 'rollback') => {
    openOnes.delete(undo)
    signal.emit('end', how)
    return ended
  }
  const undo = () => end('rollback')
  openOnes.add(undo)
  return { tx, end }
}

const slots = 4
const members = ['a', 'b']
const slot = fc.nat(slots - 1)
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ what: fc.constant('publish' as const), slot, member: fc.constantFrom(...members) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('begin' as const), slot }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('commit' as const, 'rollback' as const), slot }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('drain' as const), gateway: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('mishap' as const),
      gateway: fc.nat(1),
      after: fc.nat(3),
      mishap: fc.constantFrom(fails, dies),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Plays the steps with two gateways; transactions about one member follow each other, as their row locks make them. */
const playSteps = async (
  databases: readonly [Database, Database],
  name: string,
  steps: readonly Step[],
  second: typeof older | typeof newer,
) => {
  const gateways = [await gatewayOn(databases[0], name), await gatewayOn(databases[1], name, second)] as const
  type Slot = Awaited<ReturnType<typeof openTransaction>> & { readonly said: Record<string, number[]> }
  const open = new Map<number, Slot>()
  const committed: Record<string, number[]> = {}
  let number = 0
  const slotOf = async (at: number): Promise<Slot> => {
    const found = open.get(at) ?? { ...(await openTransaction(databases[0])), said: {} }
    // From here on the transaction has its id, long before it waits for another one.
    if (!open.has(at)) await found.tx.execute(sql`select pg_current_xact_id()`)
    open.set(at, found)
    return found
  }
  const end = async (at: number, how: 'commit' | 'rollback') => {
    const ending = open.get(at)
    open.delete(at)
    await ending?.end(how)
    if (ending && how === 'commit')
      for (const [member, said] of Object.entries(ending.said))
        committed[member] = [...(committed[member] ?? []), ...said]
  }
  for (const each of steps) {
    if (each.what === 'begin') await slotOf(each.slot)
    else if (each.what === 'publish') {
      const held = [...open].some(([at, { said }]) => at !== each.slot && each.member in said)
      if (held) continue
      const { tx, said } = await slotOf(each.slot)
      number += 1
      await say(tx, each.member, number)
      said[each.member] = [...(said[each.member] ?? []), number]
    } // A pending mishap strikes only here.
    else if (each.what === 'drain') await gateways[each.gateway === 0 ? 0 : 1].delivery.drained().catch(() => undefined)
    else if (each.what === 'mishap') {
      const { delivery, struck } = gateways[each.gateway === 0 ? 0 : 1]
      struck(each.mishap, each.after)
      await delivery.drained().catch(() => undefined)
    } else await end(each.slot, each.what)
  }
  for (const at of [...open.keys()]) await end(at, 'commit')
  for (const gateway of gateways) gateway.spared()
  await gateways[0].delivery.drained()
  return { handled: await handledBy(databases[0], name), committed }
}

onPostgres(
  'any order of transactions and any failures: every event is handled once, those of a member in order',
  async (databases) => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const { handled, committed } = await playSteps(databases, `property-${++run}`, steps, newer)
        expect(handled).toEqual(committed)
      }),
      { numRuns: 40, interruptAfterTimeLimit: 20_000 },
    )
  },
)

const byName = (numbers: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(numbers).map(([member, all]) => [member, [0, 1].map((rest) => all.filter((n) => n % 2 === rest))])

onPostgres(
  'with an older gateway that lacks one event name: every event of each name is handled, per member in order',
  async (databases) => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const { handled, committed } = await playSteps(databases, `rolling-${++run}`, steps, older)
        expect(Object.fromEntries(byName(handled))).toEqual(Object.fromEntries(byName(committed)))
      }),
      { numRuns: 40, interruptAfterTimeLimit: 20_000 },
    )
  },
)

onPostgres(
  'an event with an earlier id committed later is not lost, and an open transaction does not delay others',
  async ([database]) => {
    const { delivery } = await gatewayOn(database, 'late')
    const [idle, late] = [await openTransaction(database), await openTransaction(database)]
    await idle.tx.execute(sql`select pg_current_xact_id()`)
    await say(late.tx, 'a', 1)
    await inTransaction(database.db, (tx) => say(tx, 'b', 2))
    await delivery.drained()
    expect(await handledBy(database, 'late')).toEqual({ b: [2] })
    await late.end('commit')
    await delivery.drained()
    expect(await handledBy(database, 'late')).toEqual({ a: [1], b: [2] })
    await idle.end('commit')
  },
)

onPostgres(
  'two gateways that run at once handle each of 400 events of twenty busy members once, in order',
  async (databases) => {
    const gateways = [await gatewayOn(databases[0], 'busy'), await gatewayOn(databases[1], 'busy')] as const
    const stops = [await gateways[0].delivery.start(), await gateways[1].delivery.start()]
    const people = Array.from({ length: 20 }, (_, index) => `busy-${index}`)
    const numbers = Array.from({ length: 20 }, (_, index) => index)
    await databases[0].db.execute(sql`insert into locks select 'busy-' || n from generate_series(0, 19) n`)
    await Promise.all(
      people.map(async (member, index) => {
        for (const number of numbers) {
          if (number === 10 && index % 10 === 0) gateways[index === 0 ? 0 : 1].struck(index === 0 ? fails : dies, 2)
          await inTransaction(databases[index % 2 === 0 ? 0 : 1].db, async (tx) => {
            await tx.execute(sql`select from locks where member_id = ${member} for update`)
            await say(tx, member, number)
          })
        }
      }),
    )
    await Promise.all(stops.map((stop) => stop()))
    for (const { delivery } of [...gateways, ...gateways]) await delivery.drained().catch(() => undefined)
    await gateways[0].delivery.drained()
    expect(await handledBy(databases[0], 'busy')).toEqual(Object.fromEntries(people.map((member) => [member, numbers])))
  },
)
