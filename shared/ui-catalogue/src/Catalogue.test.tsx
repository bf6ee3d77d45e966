import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { startI18n, type Texts } from '@mosaic/i18n'
import { setMerchant } from '@mosaic/session'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CatalogueApp } from './CatalogueApp'
import { pages } from './pages'
import { sampleMerchant } from './sample-merchant'
import { addCatalogueTexts } from './texts'

const textsOf = (namespace: string): Texts =>
  JSON.parse(readFileSync(join(__dirname, '../../i18n/src/texts', namespace, 'en.json'), 'utf8'))
const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <CatalogueApp />
    </MemoryRouter>,
  )
const palettes = { dark: { brand: '#123456', 'radius-m': '4px' }, light: { brand: '#654321' } }
const answer = (body: unknown, status = 200) => Promise.resolve({ status, json: () => Promise.resolve(body) })

// jsdom neither scrolls nor measures.
beforeAll(async () => {
  window.scrollTo = () => undefined
  setMerchant(sampleMerchant)
  const preloaded = { common: textsOf('common'), errors: textsOf('errors') }
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded })
  addCatalogueTexts()
})
beforeEach(() => {
  document.documentElement.removeAttribute('style')
})

test('the list names every page and finds one by its name, its purpose or a property', async () => {
  show('/')
  const list = await screen.findByRole('list', { name: 'Building blocks' })
  expect(within(list).getAllByRole('link')).toHaveLength(pages.length)
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(search, 'onComplete')
  expect(screen.getByRole('link', { name: /CodeInput/ })).toHaveAttribute('href', '/code-input')
  expect(screen.queryByRole('link', { name: /Picker/ })).not.toBeInTheDocument()
  await userEvent.clear(search)
  await userEvent.type(search, 'zzz')
  expect(screen.getByText('No building block has this name.')).toBeVisible()
})

test('the address of a component opens its page; an unknown address shows a notice', async () => {
  const { unmount } = show('/select')
  expect(await screen.findByRole('heading', { level: 1, name: 'Select' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Disabled' })).toContainElement(
    screen.getAllByRole('combobox', { name: 'Bank' })[2] ?? null,
  )
  expect(screen.getByText('Values with their texts.')).toBeVisible()
  unmount()
  show('/nothing')
  expect(await screen.findByText('There is no building block “nothing”.')).toBeVisible()
})

test('every page has specimens', async () => {
  const empty: string[] = []
  for (const { id } of pages) {
    const { container, unmount } = show(`/${id}`)
    await act(async () => undefined)
    if (!container.querySelector('section[aria-label], section[aria-labelledby]')) empty.push(id)
    unmount()
  }
  expect(empty).toEqual([])
})

test('another merchant code sets its palette, an empty code removes it', async () => {
  const ask = jest.fn(() => answer({ success: true, value: { theme: palettes } }))
  window.fetch = ask as unknown as typeof fetch
  show('/button')
  await userEvent.click(await screen.findByRole('button', { name: 'View' }))
  const code = screen.getByRole('textbox', { name: 'Merchant code' })
  await userEvent.type(code, 'Coral')
  await userEvent.click(screen.getByRole('button', { name: 'Show the palette' }))
  await act(async () => undefined)
  expect(ask).toHaveBeenCalledWith('/wps/system/whitelabel', {
    headers: expect.objectContaining({ Merchant: 'coral' }),
  })
  expect(document.documentElement.style.getPropertyValue('--brand')).toBe('#123456')
  await userEvent.clear(code)
  await userEvent.click(screen.getByRole('button', { name: 'Show the palette' }))
  expect(document.documentElement.style.getPropertyValue('--brand')).toBe('')
})

test('an unknown merchant code: error at the field', async () => {
  window.fetch = (() =>
    answer({ success: false, value: null, errorCode: 'merchant.unknown' }, 404)) as unknown as typeof fetch
  show('/button?merchant=nobody')
  fireEvent.click(await screen.findByRole('button', { name: 'View' }))
  const code = screen.getByRole('textbox', { name: 'Merchant code' })
  await act(async () => undefined)
  expect(code).toHaveValue('nobody')
  expect(code).toBeInvalid()
})

test('reduced motion: the media rules apply, and are restored on unmount', async () => {
  const sheet = document.createElement('style')
  sheet.textContent = '@media (prefers-reduced-motion: reduce) { .spin { animation: none } }'
  document.head.append(sheet)
  const rule = sheet.sheet?.cssRules[0]
  const { unmount } = show('/spinner?motion=reduced')
  await screen.findByRole('heading', { level: 1, name: 'Spinner' })
  expect(rule instanceof CSSMediaRule && rule.media.mediaText).toBe('all')
  unmount()
  expect(rule instanceof CSSMediaRule && rule.media.mediaText).toBe('(prefers-reduced-motion: reduce)')
  sheet.remove()
})
