import { merchant, status } from '../testing/samples'
import { createMerchantSource } from './merchant-source'

const fail = (error: unknown) => {
  throw error
}
const source = (whitelabel?: typeof merchant) => {
  const calls: string[] = []
  const view = createMerchantSource(
    {
      merchantOf: () => Promise.resolve('aurora'),
      profile: () => {
        calls.push('profile')
        return Promise.resolve(merchant)
      },
      status: () => Promise.resolve({ ...status, info: { ...status.info, ...(whitelabel && { whitelabel }) } }),
      publicValue: () => Promise.reject(new Error('not asked')),
    },
    fail,
  ).view('localhost', '203.0.113.7')
  return { view, calls }
}

test('profile in the status: used, without a call of its own', async () => {
  const { view, calls } = source({ ...merchant, name: 'Named in the status' })
  expect(await view).toEqual({ merchant: { ...merchant, name: 'Named in the status' }, status })
  expect(calls).toEqual([])
})

test('no profile in the status: fetched with a call of its own', async () => {
  const { view, calls } = source()
  expect(await view).toEqual({ merchant, status })
  expect(calls).toEqual(['profile'])
})
