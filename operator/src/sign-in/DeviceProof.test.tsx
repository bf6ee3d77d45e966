/// <reference types="@testing-library/jest-dom" />
import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import { startI18n } from '@mosaic/i18n'
import { startAuthentication } from '@simplewebauthn/browser'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import common from '../../../shared/i18n/src/texts/common/en.json'
import errors from '../../../shared/i18n/src/texts/errors/en.json'
import forms from '../../../shared/forms/src/texts/en.json'
import operator from '../texts/en.json'
import { SignIn } from './SignIn'

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }))
const signed = jest.mocked(startAuthentication)

const answers: Record<string, () => object> = {
  '/ops/v1/login': () => ({ success: false, errorCode: 'rate.limited', value: null }),
  '/ops/v1/device/options': () => ({ success: true, value: { options: { challenge: 'abc' } } }),
  '/ops/v1/device/answer': () => ({ success: true, value: { done: true } }),
}
const sent: unknown[] = []

beforeEach(async () => {
  sent.length = 0
  await startI18n({
    language: 'EN',
    source: () => Promise.resolve({}),
    preloaded: { common, errors, forms, operator },
  })
  const fetched = (url: string, { body }: { body?: string }) => {
    sent.push([url, JSON.parse(body ?? '{}')])
    const answer = answers[url]?.() ?? {}
    return Promise.resolve({
      status: 'success' in answer && answer.success ? 200 : 429,
      json: () => Promise.resolve(answer),
    })
  }
  globalThis.fetch = fetched as unknown as typeof fetch
  render(
    <QueryClientProvider client={queryClient}>
      <SignIn state={{ step: 'none', operator: null }} />
    </QueryClientProvider>,
  )
})

const tooMany = async () => {
  expect(screen.queryByRole('button', { name: operator.signIn.passkeyFirst })).not.toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(new RegExp(`^${operator.signIn.name}`)), 'ana')
  await userEvent.type(screen.getByLabelText(new RegExp(`^${operator.signIn.password}`)), 'my own password{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: operator.signIn.passkeyFirst }))
}

test('too many attempts: the passkey makes the browser known, and the form is there for another attempt', async () => {
  signed.mockResolvedValue({ id: 'key' } as never)
  await tooMany()
  expect(await screen.findByText(operator.signIn.deviceKnown)).toBeVisible()
  expect(sent.slice(1)).toEqual([
    ['/ops/v1/device/options', {}],
    ['/ops/v1/device/answer', { credential: { id: 'key' } }],
  ])
  expect(screen.queryByRole('button', { name: operator.signIn.passkeyFirst })).not.toBeInTheDocument()
})

test('passkey not given: says so, and sends nothing', async () => {
  signed.mockRejectedValue(new Error('cancelled'))
  await tooMany()
  expect(await screen.findByText(operator.signIn.passkeyCancelled)).toBeVisible()
  expect(sent).toHaveLength(2)
})
