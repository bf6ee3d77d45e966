import pg from 'pg'
import { inScope, ofEveryMerchant, ofMerchant } from './merchant-scope'
import { scopedPool } from './scoped-client'

/** A pool of one connection that writes down what it is asked. */
const recordingPool = (asked: string[], failing: (text: string) => boolean = () => false) => {
  const client = {
    query: (query: string | { text: string; values?: readonly string[] }) => {
      const text = typeof query === 'string' ? query : `scope ${query.values?.join(' ') ?? ''}`
      asked.push(text)
      return failing(text) ? Promise.reject(new Error(text)) : Promise.resolve({ rows: [] })
    },
    release: (broken?: boolean) => void (broken === true && asked.push('broken')),
  }
  const pool = new pg.Pool()
  pool.connect = (() => Promise.resolve(client)) as unknown as typeof pool.connect
  return pool
}

test('a connection is told a merchant once, and again only when the merchant differs', async () => {
  const asked: string[] = []
  const pool = scopedPool(recordingPool(asked), recordingPool([]))
  for (const code of ['a', 'a', 'b', 'b', 'a']) await ofMerchant(code, () => pool.query(`of ${code}`))
  await inScope('none', () => pool.query('of none'))
  const role = 'scope mosaic_requests'
  expect(asked).toEqual([
    `${role} a`,
    'of a',
    'of a',
    `${role} b`,
    'of b',
    'of b',
    `${role} a`,
    'of a',
    `${role} `,
    'of none',
  ])
})

test('what runs for all merchants has connections of its own, and no more statements', async () => {
  const [requests, jobs] = [[], []] as [string[], string[]]
  const pool = scopedPool(recordingPool(requests), recordingPool(jobs))
  await pool.query('a job')
  await ofMerchant('a', () => ofEveryMerchant(() => pool.query('a lookup')))
  expect([requests, jobs]).toEqual([[], ['a job', 'a lookup']])
})

test('a connection that did not take its merchant answers no query', async () => {
  const asked: string[] = []
  const pool = scopedPool(
    recordingPool(asked, (text) => text.startsWith('scope')),
    recordingPool([]),
  )
  await expect(ofMerchant('a', () => pool.query('of a'))).rejects.toThrow('scope')
  expect(asked).toEqual(['scope mosaic_requests a', 'broken'])
})
