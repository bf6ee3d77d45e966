import { merchant, status } from '../testing/samples'
import { createMerchantSource } from './merchant-source'

const fail = (error: unknown) => {
  throw error
}
const source = (whitelabel?: typeof merchant) => {
  const asked: string[] = []
  const view = createMerchantSource(
    {
      merchantOf: () => Promise.resolve('aurora'),
      profile: () => {
        asked.push('profile')
        return Promise.resolve(merchant)
      },
      status: () => Promise.resolve({ ...status, info: { ...status.info, ...(whitelabel && { whitelabel }) } }),
      publicValue: () => Promise.reject(new Error('not asked')),
    },
    fail,
  ).view('localhost', '203.0.113.7')
  return { view, asked }
}

test('the profile that comes with the status is the merchant of the page, and the page has it once', async () => {
  const { view, asked } = source({ ...merchant, name: 'Named in the status' })
  expect(await view).toEqual({ merchant: { ...merchant, name: 'Named in the status' }, status })
  expect(asked).toEqual([])
})

test('a gateway that sends none along is asked for it', async () => {
  const { view, asked } = source()
  expect(await view).toEqual({ merchant, status })
  expect(asked).toEqual(['profile'])
})
