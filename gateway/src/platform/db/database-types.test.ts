import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../testing/fresh-database'

test('times and amounts come as PostgreSQL writes them, also in arrays, and large numbers as bigint', async () => {
  const database = await freshDatabase()
  const { rows } = await database.db.execute(sql`
    select timestamp '2026-01-02 03:04:05' as time, date '2026-01-02' as day, 1.50::numeric as amount, 9007199254740993::int8 as large,
      array[timestamp '2026-01-02 03:04:05'] as times, array[1.50::numeric] as amounts`)
  expect(rows).toEqual([
    {
      time: '2026-01-02 03:04:05',
      day: '2026-01-02',
      amount: '1.50',
      large: 9007199254740993n,
      times: '{"2026-01-02 03:04:05"}',
      amounts: '{1.50}',
    },
  ])
  await database.close()
})
