/// <reference types="@testing-library/jest-dom" />
import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import { startI18n } from '@mosaic/i18n'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import common from '../../../shared/i18n/src/texts/common/en.json'
import errors from '../../../shared/i18n/src/texts/errors/en.json'
import forms from '../../../shared/forms/src/texts/en.json'
import operator from '../texts/en.json'
import { enrolmentToken } from './enrolment-link'
import { SignIn } from './SignIn'

const token = 'a'.repeat(43)

test.each([
  [`#enrol=${token}`, token],
  [`#enrol=${token}b`, null],
  ['#enrol=', null],
  ['', null],
])('%s: %s', (hash, found) => expect(enrolmentToken(hash)).toBe(found))

test('behind the link: the person chooses a password, which is sent once it is long enough and repeated', async () => {
  await startI18n({
    language: 'EN',
    source: () => Promise.resolve({}),
    preloaded: { common, errors, forms, operator },
  })
  const sent: unknown[] = []
  const fetched = (url: string, { body }: { body?: string }) => {
    sent.push([url, JSON.parse(body ?? '')])
    const value = { step: 'enrol', operator: { name: 'ana', role: 'admin', demo: false } }
    return Promise.resolve({ status: 200, json: () => Promise.resolve({ success: true, value }) })
  }
  globalThis.fetch = fetched as unknown as typeof fetch
  window.location.hash = `#enrol=${token}`
  render(
    <QueryClientProvider client={queryClient}>
      <SignIn state={{ step: 'none', operator: null }} />
    </QueryClientProvider>,
  )
  const [password, repeated] = [operator.signIn.newPassword, operator.signIn.repeat].map((label) =>
    screen.getByLabelText(new RegExp(`^${label}`)),
  )
  if (!password || !repeated) throw new Error('no fields')
  await userEvent.type(password, 'short')
  await userEvent.type(repeated, 'other{Enter}')
  expect(await screen.findByText(operator.signIn.mismatch)).toBeVisible()
  expect(sent).toEqual([])
  for (const each of [password, repeated]) await userEvent.clear(each)
  await userEvent.type(password, 'chosen by me')
  await userEvent.type(repeated, 'chosen by me{Enter}')
  await waitFor(() => expect(sent).toEqual([['/ops/v1/enrolment', { token, password: 'chosen by me' }]]))
  await waitFor(() => expect(window.location.hash).toBe(''))
})
