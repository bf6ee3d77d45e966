/** @jest-environment jsdom */
import { configureClient } from './settings'
import { send, slowAfter } from './transport'

const request = jest.fn()
beforeAll(() => Object.defineProperty(globalThis, 'fetch', { value: request, configurable: true }))

const question = {
  method: 'GET',
  url: '/slow',
  query: {},
  headers: {},
  body: undefined,
  form: false,
  repeatable: true,
} as const
const slow = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  slow.mockClear()
  configureClient({ onSlow: slow })
})
afterEach(() => jest.useRealTimers())

const answerAfter = (ms: number) =>
  request.mockImplementationOnce(
    () =>
      new Promise((resolve) =>
        setTimeout(
          () =>
            resolve({ status: 200, text: () => Promise.resolve('{"success":true,"value":null}'), headers: new Map() }),
          ms,
        ),
      ),
  )

test('a call that waits five seconds emits one slow notice', async () => {
  answerAfter(slowAfter + 1000)
  const answer = send(question)
  await jest.advanceTimersByTimeAsync(slowAfter - 1)
  expect(slow).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2000)
  await answer
  expect(slow).toHaveBeenCalledTimes(1)
})

test('an answer in time emits no notice', async () => {
  answerAfter(slowAfter - 1)
  const answer = send(question)
  await jest.advanceTimersByTimeAsync(slowAfter * 2)
  await answer
  expect(slow).not.toHaveBeenCalled()
})
