/** @jest-environment jsdom */
import { oneAtATime, withLock } from './locks'

const locks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true })
const name = 'mosaic.session.renewal'
const job = async () => 'done'
beforeEach(() => localStorage.clear())
afterAll(() => locks(undefined))

const refusals: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  [
    'throwing',
    {
      request: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    },
  ],
  ['rejecting', { request: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')) }],
]

test.each(refusals)('locks %s: the job runs once, under a lease', async (_case, value) => {
  locks(value)
  expect(await withLock(name, {}, job)).toBeNull()
  const run = jest.fn(async () => localStorage.getItem(name))
  expect(await oneAtATime(name, run)).toMatch(/^\d+ 0\.\d+$/)
  expect([run.mock.calls.length, localStorage.getItem(name)]).toEqual([1, null])
})

test('the error of a job is its own', async () => {
  locks({ request: (_name: string, _options: object, run: () => Promise<unknown>) => run() })
  await expect(oneAtATime(name, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
  locks(undefined)
  await expect(oneAtATime(name, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
  expect(localStorage.getItem(name)).toBeNull()
})

test.each([
  ['passed', () => `${Date.now() - 1} closed`],
  ['from the future', () => `${Date.now() + 400 * 86_400_000} other clock`],
  ['truncated', () => String(Date.now() + 5000).slice(0, 9)],
  ['without a holder', () => String(Date.now() + 5000)],
  ['of another form', () => '{"until":1}'],
])('lease %s is none', async (_case, lease) => {
  locks(undefined)
  localStorage.setItem(name, lease())
  const started = Date.now()
  expect(await oneAtATime(name, job)).toBe('done')
  expect(Date.now() - started).toBeLessThan(90)
})

test('lease of another tab: waits until it is over', async () => {
  locks(undefined)
  localStorage.setItem(name, `${Date.now() + 5000} other`)
  const run = jest.fn(job)
  const running = oneAtATime(name, run)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(run).not.toHaveBeenCalled()
  localStorage.removeItem(name)
  expect(await running).toBe('done')
})
