/// <reference types="@testing-library/jest-dom" />
import { fakeGateway, screenRenderer } from '@mosaic/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CaptchaField } from './CaptchaField'
import { challengeAnswer } from './solved-challenge'
import { useCaptcha } from './use-captcha'

const renderScreen = screenRenderer('forms')
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: 'aa',
    nonce: 'bb',
    salt: 'cc',
  },
  signature: 'dd',
}
const solution = { counter: 7, derivedKey: 'ee' }

/** Workers that the field has started; the test answers for them. */
const workers: FakeWorker[] = []
class FakeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  readonly received: unknown[] = []
  readonly terminate = jest.fn()
  constructor() {
    workers.push(this)
  }
  postMessage(message: unknown) {
    this.received.push(message)
  }
}

beforeEach(() => {
  workers.length = 0
  Object.assign(globalThis, { Worker: FakeWorker })
})

let value = ''
const Sample = () => {
  const [typed, setTyped] = useState('')
  value = typed
  return <CaptchaField captcha={useCaptcha(true)} value={typed} onChange={setTyped} />
}
const gatewayWith = (reply: { readonly value: typeof challenge } | 'offline') =>
  fakeGateway({ captcha: () => ({ value: 'AAAA' }), captchaChallenge: () => reply })

const alternative = () => screen.getByRole('button', { name: 'I cannot read the image' })
const startSolving = async () => {
  await screen.findByRole('img', { name: 'Image with digits' })
  alternative().focus()
  await userEvent.keyboard('{Enter}')
}
const nextWorker = () => waitFor(() => workers.at(-1) ?? Promise.reject(new Error('No worker was started.')))

test('the device solves the challenge of the flow in a worker: the field holds its answer', async () => {
  const gateway = gatewayWith({ value: challenge })
  await renderScreen(<Sample />)
  expect(alternative()).toHaveAccessibleDescription(/short calculation/)
  await startSolving()
  const worker = await nextWorker()
  expect(worker.received).toEqual([{ type: 'work', challenge }])
  expect(screen.getByText(/^Your device is calculating/)).toHaveAttribute('role', 'status')
  expect(screen.getByLabelText(/Digits in the image/)).toBeDisabled()
  await act(async () => worker.onmessage?.({ data: solution }))

  expect(value).toBe(challengeAnswer(challenge, solution))
  expect(gateway.calls('captchaChallenge')[0]?.query).toEqual(gateway.calls('captcha')[0]?.query)
  expect(screen.getByLabelText('Check without the image')).toHaveValue('Passed')
  expect(screen.getByText('Passed')).toHaveAttribute('role', 'status')
  expect(worker.terminate).toHaveBeenCalled()
})

test('the way back to the image: another picture, and nothing stays in the field', async () => {
  const gateway = gatewayWith({ value: challenge })
  await renderScreen(<Sample />)
  await startSolving()
  const worker = await nextWorker()
  await act(async () => worker.onmessage?.({ data: solution }))
  await userEvent.click(screen.getByRole('button', { name: 'Use the image instead' }))
  expect(value).toBe('')
  expect(screen.getByLabelText(/Digits in the image/)).toHaveValue('')
  await waitFor(() => expect(gateway.calls('captcha')).toHaveLength(2))
})

test.each<readonly [string, (worker: FakeWorker) => void]>([
  ['the worker breaks', (worker) => worker.onerror?.()],
  ['the worker finds nothing', (worker) => worker.onmessage?.({ data: null })],
  ['the worker reports an error', (worker) => worker.onmessage?.({ data: { error: 'no WebCrypto' } })],
])('%s: the field shows an error and another picture', async (_name, fail) => {
  const gateway = gatewayWith({ value: challenge })
  await renderScreen(<Sample />)
  await startSolving()
  const worker = await nextWorker()
  await act(async () => fail(worker))
  expect(screen.getByLabelText(/Digits in the image/)).toHaveAccessibleDescription(/The check did not work/)
  await waitFor(() => expect(gateway.calls('captcha')).toHaveLength(2))
  expect(value).toBe('')
})

test('no challenge arrives: the field shows an error', async () => {
  gatewayWith('offline')
  await renderScreen(<Sample />)
  await startSolving()
  await waitFor(() =>
    expect(screen.getByLabelText(/Digits in the image/)).toHaveAccessibleDescription(/The check did not work/),
  )
  expect(workers).toEqual([])
})

test('the field goes away while the device calculates: the worker ends', async () => {
  gatewayWith({ value: challenge })
  const { unmount } = await renderScreen(<Sample />)
  await startSolving()
  const worker = await nextWorker()
  unmount()
  expect(worker.terminate).toHaveBeenCalled()
})
