/// <reference types="@testing-library/jest-dom" />
import type { ApiFailure } from '@mosaic/api-client'
import { screenRenderer } from '@mosaic/testing'
import { TextField } from '@mosaic/ui'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { field } from './field'
import { Form } from './Form'
import { useForm, type FormOptions } from './use-form'

const renderScreen = screenRenderer('forms')
const fields = { nickname: field.text(), answer: field.secret() }
type Options = Partial<Omit<FormOptions<typeof fields>, 'fields' | 'errors' | 'call'>>

const failure = (code: string, named: Readonly<Record<string, string>> = {}): ApiFailure => ({
  code,
  status: 422,
  traceId: null,
  fields: named,
})

/** Two required fields and a call that the test settles. */
const sent = jest.fn()
let settle: (state: { readonly pending: boolean; readonly failure: ApiFailure | null }) => void
const Sample = (options: Options) => {
  const [call, setCall] = useState<Parameters<typeof settle>[0]>({ pending: false, failure: null })
  settle = setCall
  const missing = (value: string) => (value === '' ? 'Missing' : undefined)
  const form = useForm({
    fields,
    errors: ({ nickname, answer }) => ({ nickname: missing(nickname), answer: missing(answer) }),
    call: { ...call, reset: () => setCall({ pending: false, failure: null }) },
    onSubmit: sent,
    ...options,
  })
  return (
    <Form form={form} submit="Send">
      <TextField {...form.input('nickname')} label="Nickname" />
      <TextField {...form.input('answer')} label="Answer" />
    </Form>
  )
}
const nickname = () => screen.getByLabelText('Nickname')
const answer = () => screen.getByLabelText('Answer')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const fill = async () => {
  await userEvent.type(nickname(), 'Ana')
  await userEvent.type(answer(), 'blue')
}
const answered = (state: Parameters<typeof settle>[0]) => act(async () => settle(state))

beforeEach(() => sent.mockClear())

test('the first try to send marks every wrong field and puts the focus on the first', async () => {
  await renderScreen(<Sample />)
  expect(nickname()).toBeValid()
  await send()
  expect(nickname()).toBeInvalid()
  expect(answer()).toBeInvalid()
  await waitFor(() => expect(nickname()).toHaveFocus())
  expect(sent).not.toHaveBeenCalled()
})

test.each<[Options['judged'], boolean]>([
  ['submit', false],
  ['change', true],
])('judged with %s, a field that is emptied is marked before anything is sent: %s', async (judged, marked) => {
  await renderScreen(<Sample judged={judged} />)
  await userEvent.type(nickname(), 'A{Backspace}')
  expect(nickname().getAttribute('aria-invalid') === 'true').toBe(marked)
})

test("valid input is sent once, under the payload's names", async () => {
  await renderScreen(<Sample />)
  await fill()
  await send()
  expect(sent).toHaveBeenCalledWith({ nickname: 'Ana', answer: 'blue' })
  await answered({ pending: true, failure: null })
  await userEvent.type(nickname(), '{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(nickname()).toHaveAttribute('name', 'nickname')
})

test('a form that works before its call is not submitted twice', async () => {
  const onSubmit = jest.fn(() => new Promise<void>(() => undefined))
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await fill()
  await send()
  await userEvent.type(nickname(), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a refusal is marked at the field that the answer names, which takes the focus, until it is changed', async () => {
  await renderScreen(<Sample />)
  await fill()
  await answered({ pending: false, failure: failure('system_busy', { nickname: 'taken' }) })
  expect(nickname()).toHaveAccessibleDescription('The system is busy. Please try again in a moment.')
  await waitFor(() => expect(nickname()).toHaveFocus())
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.type(nickname(), 'x')
  expect(nickname()).toBeValid()
})

test("a refusal without a field is shown in the alert, with the form's text if it has one", async () => {
  await renderScreen(<Sample failureText={() => 'Not today'} focusAfter={() => 'answer'} />)
  await answered({ pending: false, failure: failure('system_busy') })
  expect(screen.getByRole('alert')).toHaveTextContent('Not today')
  await waitFor(() => expect(answer()).toHaveFocus())
})

test('each submit clears the previous failure', async () => {
  await renderScreen(<Sample forgetsFailure="submit" />)
  await answered({ pending: false, failure: failure('system_busy') })
  await userEvent.type(nickname(), 'Ana')
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  await send()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(answer()).toBeInvalid()
})

test('a draft stores input, never a declared secret', async () => {
  const { unmount } = await renderScreen(<Sample draft={{ name: 'sample', guests: true }} />)
  await fill()
  unmount()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('Ana')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('blue')
  await renderScreen(<Sample draft={{ name: 'sample', guests: true }} />)
  expect(nickname()).toHaveValue('Ana')
  expect(answer()).toHaveValue('')
})

test.each([{ keyCode: 229 }, { isComposing: true }])('Enter that ends an input method (%j): not sent', async (key) => {
  await renderScreen(<Sample />)
  const enter = createEvent.keyDown(nickname(), { key: 'Enter', ...key })
  fireEvent(nickname(), enter)
  expect(enter.defaultPrevented).toBe(true)
})

test('Enter: left to the browser, which sends the form', async () => {
  await renderScreen(<Sample />)
  const enter = createEvent.keyDown(nickname(), { key: 'Enter', keyCode: 13 })
  fireEvent(nickname(), enter)
  expect(enter.defaultPrevented).toBe(false)
})

describe('fields that a password manager fills without an event', () => {
  const fillSilently = (element: HTMLElement, text: string) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(element, text)
  }

  test('are read when the form is sent', async () => {
    await renderScreen(<Sample />)
    fillSilently(nickname(), 'Ana')
    fillSilently(answer(), 'blue')
    await send()
    expect(sent).toHaveBeenCalledWith({ nickname: 'Ana', answer: 'blue' })
    expect(nickname()).toHaveValue('Ana')
    expect(answer()).toBeValid()
  })

  test('stay while another field is typed in', async () => {
    await renderScreen(<Sample />)
    fillSilently(answer(), 'blue')
    await userEvent.type(nickname(), 'Ana')
    expect(answer()).toHaveValue('blue')
    await send()
    expect(sent).toHaveBeenCalledWith({ nickname: 'Ana', answer: 'blue' })
  })
})
