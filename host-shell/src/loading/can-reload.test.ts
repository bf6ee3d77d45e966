/** @jest-environment jsdom */
import { holdUpdate } from '@mosaic/ui'
import { canReload, noticeTyping } from './can-reload'

beforeAll(noticeTyping)
afterEach(() => document.body.replaceChildren())

const type = (text: string): HTMLInputElement => {
  const input = document.createElement('input')
  document.body.append(input)
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return input
}

test('no typed text: can reload', () => expect(canReload()).toBe(true))

test('typed text blocks a reload until it is cleared or unmounted, also after a refused submit', () => {
  const input = type('100')
  expect(canReload()).toBe(false)
  input.value = ''
  expect(canReload()).toBe(true)
  const refused = type('100')
  refused.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(canReload()).toBe(false)
  refused.remove()
  expect(canReload()).toBe(true)
})

test('an open game holds the tab', () => {
  document.body.append(document.createElement('iframe'))
  expect(canReload()).toBe(false)
})

test('a remote that holds the update blocks the reload until it releases it', () => {
  const release = holdUpdate()
  expect(canReload()).toBe(false)
  release()
  expect(canReload()).toBe(true)
})
