/// <reference types="@testing-library/jest-dom" />
import { call, type IdempotentName } from '@mosaic/api-client'
import { endpointNames, endpoints, type Endpoint, type EndpointName } from '@mosaic/contracts'
import { bringWebCrypto, fakeGateway, screenRenderer, type Answers, type Reply } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { amountOf } from './order-amount'
import { OrderCheck } from './OrderCheck'

const renderScreen = screenRenderer('forms')
const member = { userName: 'player01', type: 0 }
const rowOf = (name: EndpointName): Endpoint => endpoints[name]
const names = endpointNames().filter(
  (name): name is IdempotentName => rowOf(name).idempotent !== undefined && !rowOf(name).gatewayOnly,
)
const long = { timeout: 20_000 }

beforeAll(bringWebCrypto)
beforeEach(() => localStorage.removeItem('mosaic.intents'))

const done = jest.fn()
const refused = jest.fn()
const body = { amount: '7.00', password: '274951' }
const Sample = ({ name }: { readonly name: IdempotentName }) => (
  <OrderCheck names={[name]} onDone={done} onRefused={refused}>
    <button type="button" onClick={() => void call(name, { body } as never)}>
      Send
    </button>
  </OrderCheck>
)
const gatewayOf = (name: IdempotentName, replies: readonly Reply<EndpointName>[]) => {
  const keys = new Set<string>()
  fakeGateway({
    [name]: ({ headers }: { headers: Readonly<Record<string, string>> }, count: number) => {
      keys.add(headers['Idempotency-Key'] ?? '')
      return replies[count - 1] ?? { value: { done: true } }
    },
  } as Answers)
  return keys
}
const spoiled: readonly Reply<EndpointName>[] = [{ raw: '<html>portal</html>' }, { raw: '{"success":tr' }, 'offline']

beforeEach(() => {
  done.mockClear()
  refused.mockClear()
})

/** An order, a message, and a sealed body with a secret. */
describe.each(['walletTransfer', 'sendMessage', 'openAccount'] as const)('%s', (name) => {
  test('unreadable answers: the question stands in place of the button until the outcome is known', async () => {
    const keys = gatewayOf(name, spoiled)
    await renderScreen(<Sample name={name} />, { at: '/m/home', session: member })
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const question = await screen.findByText(/^We are checking/, undefined, long)
    expect(question).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(await screen.findByRole('button', { name: 'Send' }, long)).toBeVisible()
    expect([done.mock.calls.length, refused.mock.calls.length, keys.size]).toEqual([1, 0, 1])
  })

  test('refused after unreadable answers: says why, and the button is there again', async () => {
    gatewayOf(name, [...spoiled, { errorCode: 'money.limit.reached', status: 422 }])
    await renderScreen(<Sample name={name} />, { at: '/m/home', session: member })
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(1), long)
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible()
    expect(done).not.toHaveBeenCalled()
  })
})

test.each(names)('%s: a page of a remote asks the question', (name) => {
  const root = join(__dirname, '../../../..')
  const pages = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .flatMap((folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
        .map((path) => readFileSync(join(root, folder, 'src', path), 'utf8')),
    )
  const asks = (text: string) => /<OrderCheck|useIntentCheck\(/.test(text) && text.includes(`'${name}'`)
  expect(pages.some(asks)).toBe(true)
})

test('another request of the same call: its button stays', async () => {
  gatewayOf('forfeitBonus', [...spoiled])
  const Two = () =>
    ['b1', 'b2'].map((bonusId) => (
      <OrderCheck key={bonusId} names={['forfeitBonus']} body={{ bonusId }} onDone={done}>
        <button type="button" onClick={() => void call('forfeitBonus', { body: { bonusId } })}>
          {bonusId}
        </button>
      </OrderCheck>
    ))
  await renderScreen(<Two />, { at: '/m/home', session: member })
  await userEvent.click(screen.getByRole('button', { name: 'b1' }))
  await screen.findByText(/^We are checking/, undefined, long)
  expect(screen.queryByRole('button', { name: 'b1' })).toBeNull()
  expect(screen.getByRole('button', { name: 'b2' })).toBeVisible()
})

test.each([
  ['{"amount":"7.00"}', '7.00'],
  ['{"amount":7}', null],
  ['null', null],
  ['27.-123456', null],
])('request %s: amount %s', (request, amount) => expect(amountOf(request)).toBe(amount))
