import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../testing/fresh-database'
import { manualClock } from '../runtime/clock'
import type { Database } from '../db/database'
import { inTransaction } from '../db/transaction'
import { eventDelivery, eventHandler, type NewEvent, publish } from '.'
import type { EventSource } from './source'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await database.db.execute(sql`create table handled (handler text, member_id text, event_id bigint, number int)`)
})
beforeEach(async () => void (await database.db.execute(sql`delete from handled`)))
afterAll(() => database.close())

const clock = manualClock(Date.UTC(2026, 5, 15))
const log = { error: jest.fn() }
const event = (memberId: string, number: number): NewEvent => ({
  name: 'device.first.used',
  memberId,
  at: clock.now(),
  payload: { deviceId: String(number) },
})
const say = (memberId: string, number: number) =>
  inTransaction(database.db, (tx) => publish(tx, event(memberId, number)))

/** Writes down what it handles; `before` may throw. */
const recorder = (name: string, before: (number: number) => void = () => undefined) =>
  eventHandler({
    name,
    subscribesTo: ['device.first.used'],
    handle: async (tx, { id, memberId, payload }) => {
      await tx.execute(
        sql`insert into handled values (${name}, ${memberId}, ${id.toString()}::bigint, ${payload.deviceId}::int)`,
      )
      before(Number(payload.deviceId))
    },
  })
const deliveryOf = async (...handlers: ReturnType<typeof recorder>[]) => {
  const delivery = eventDelivery({ database, clock, log }, handlers)
  await delivery.begin()
  return delivery
}
const handledBy = async (name: string) =>
  (
    await database.db.execute<{ number: number }>(
      sql`select number from handled where handler = ${name} order by event_id`,
    )
  ).rows.map(({ number }) => number)
const until = async (condition: () => Promise<boolean>) => {
  for (let waited = 0; waited < 500 && !(await condition()); waited++) await delay(10)
}

describe('a handler', () => {
  test('handles each event published after its beginning once, in order, and none that was rolled back', async () => {
    await say('a', 0)
    const delivery = await deliveryOf(recorder('plain'))
    await say('a', 1)
    await expect(
      inTransaction(database.db, async (tx) => {
        await publish(tx, event('a', 2))
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await say('b', 3)
    await delivery.drained()
    await delivery.drained()
    expect(await handledBy('plain')).toEqual([1, 3])
  })

  test('goes on after exactly one full batch', async () => {
    const delivery = await deliveryOf(recorder('full'))
    const numbers = Array.from({ length: 100 }, (_, index) => index)
    await inTransaction(database.db, async (tx) => {
      for (const number of numbers) await publish(tx, event('a', number))
    })
    await delivery.drained()
    await say('a', 100)
    await delivery.drained()
    expect(await handledBy('full')).toEqual([...numbers, 100])
  })

  test('is not queried for events of a name that it does not subscribe to', async () => {
    const delivery = await deliveryOf(recorder('choosy'))
    await inTransaction(database.db, (tx) =>
      publish(tx, { name: 'password.changed', memberId: 'a', at: clock.now(), payload: {} }),
    )
    await say('a', 1)
    await delivery.drained()
    expect(await handledBy('choosy')).toEqual([1])
  })

  test('takes more than one batch, also from one transaction', async () => {
    const delivery = await deliveryOf(recorder('many'))
    await inTransaction(database.db, async (tx) => {
      for (let number = 0; number < 230; number++) await publish(tx, event('a', number))
    })
    await delivery.drained()
    expect(await handledBy('many')).toEqual(Array.from({ length: 230 }, (_, number) => number))
  })

  test('that fails: is rolled back and gets the event again; other handlers go on meanwhile', async () => {
    let broken = true
    const failing = recorder('failing', (number) => {
      if (broken && number === 2) throw new Error('broken')
    })
    const delivery = await deliveryOf(recorder('healthy'), failing)
    for (const number of [1, 2, 3]) await say('a', number)
    await expect(delivery.drained()).rejects.toThrow('broken')
    expect([await handledBy('healthy'), await handledBy('failing')]).toEqual([[1, 2, 3], []])
    broken = false
    await delivery.drained()
    expect(await handledBy('failing')).toEqual([1, 2, 3])
  })

  test('that publishes an event: the event is delivered as well', async () => {
    const echo = eventHandler({
      name: 'echo',
      subscribesTo: ['device.first.used'],
      handle: async (tx, { memberId, payload }) => {
        const number = Number(payload.deviceId)
        if (number < 3) await publish(tx, event(memberId, number + 1))
      },
    })
    const delivery = await deliveryOf(echo, recorder('listener'))
    await say('a', 1)
    await delivery.drained()
    expect(await handledBy('listener')).toEqual([1, 2, 3])
  })

  test('of a newer gateway handles its own event names, also events that an older gateway skipped or crashed at', async () => {
    let crashing = true
    const older = await deliveryOf(recorder('rolling'))
    const newer = async () => {
      const delivery = eventDelivery({ database, clock, log }, [
        eventHandler({
          name: 'rolling',
          subscribesTo: ['device.first.used', 'contact.bound'],
          handle: async (tx, { id, memberId, payload }) => {
            const number = 'deviceId' in payload ? payload.deviceId : payload.address
            await tx.execute(
              sql`insert into handled values ('rolling', ${memberId}, ${id.toString()}::bigint, ${number}::int)`,
            )
            if (crashing && number === '4') throw new Error('crashed')
          },
        }),
      ])
      await delivery.begin()
      return delivery
    }
    const bind = (number: number) =>
      inTransaction(database.db, (tx) =>
        publish(tx, {
          ...event('a', number),
          name: 'contact.bound',
          payload: { channel: 'sms', address: `${number}` },
        }),
      )
    await bind(0)
    await say('a', 1)
    const first = await newer()
    await bind(2)
    await say('a', 3)
    await older.drained()
    expect(await handledBy('rolling')).toEqual([1, 3])
    await bind(4)
    await expect(first.drained()).rejects.toThrow('crashed')
    await say('a', 5)
    await older.drained()
    crashing = false
    const second = await newer()
    await bind(6)
    await second.drained()
    await older.drained()
    expect(await handledBy('rolling')).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('has its name alone', () => {
    expect(() => eventDelivery({ database, clock, log }, [recorder('twice'), recorder('twice')])).toThrow('twice')
  })
})

describe('a running gateway', () => {
  test('of a followed table: handles rows without an announcement, and looks only after something was committed', async () => {
    await database.db.execute(
      sql`create table followed (id bigint default nextval('domain_event_ids'), xid xid8 default pg_current_xact_id(), member_id text)`,
    )
    const source: EventSource = {
      names: ['device.first.used'],
      due: (isDue) => sql`
        select id, 'device.first.used' as name, member_id, to_timestamp(0) as at, '{"deviceId": "7"}'::jsonb as payload from followed
        where ${isDue(sql`'device.first.used'`, sql`xid`, sql`id`)}`,
    }
    let batches = 0
    const asked: EventSource = { ...source, due: (isDue) => ((batches += 1), source.due(isDue)) }
    const delivery = eventDelivery({ database, clock, log }, [recorder('follower')], [asked])
    await delivery.begin()
    const stop = await delivery.start()
    await delay(2_500)
    const before = batches
    await delay(2_500)
    expect(batches).toBe(before)
    await database.db.execute(sql`insert into followed (member_id) values ('a')`)
    await until(async () => (await handledBy('follower')).length > 0)
    expect(await handledBy('follower')).toEqual([7])
    await stop()
  })

  test('handles pending events at its start and later ones by itself', async () => {
    const delivery = await deliveryOf(recorder('running'))
    await say('a', 1)
    const stop = await delivery.start()
    await until(async () => (await handledBy('running')).length === 1)
    await say('a', 2)
    await until(async () => (await handledBy('running')).length === 2)
    await stop()
    await say('a', 3)
    expect(await handledBy('running')).toEqual([1, 2])
    await delivery.drained()
    expect(await handledBy('running')).toEqual([1, 2, 3])
  })

  test('retries a failed batch by itself and logs the failure', async () => {
    let failures = 1
    const delivery = await deliveryOf(
      recorder('recovering', () => {
        if (failures-- > 0) throw new Error('not now')
      }),
    )
    await say('a', 1)
    const stop = await delivery.start()
    await until(async () => (await handledBy('recovering')).length === 1)
    await stop()
    expect(await handledBy('recovering')).toEqual([1])
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'event.handler', handler: 'recovering' }),
      expect.any(String),
    )
  })
})
