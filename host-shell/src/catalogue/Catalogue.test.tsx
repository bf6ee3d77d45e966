import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleComposition } from '../testing/sample-composition'
import { showShell, speakEnglish, visitAs } from '../testing/show-shell'
import { pages } from './pages'

const staffed = sampleComposition({ staff: true })
const palettes = { dark: { brand: '#123456', 'radius-m': '4px' }, light: { brand: '#654321' } }
const answer = (body: unknown, status = 200) => Promise.resolve({ status, json: () => Promise.resolve(body) })

// jsdom neither scrolls nor measures.
beforeAll(async () => {
  window.scrollTo = () => undefined
  await speakEnglish()
})
beforeEach(() => {
  visitAs(null)
  document.documentElement.removeAttribute('style')
})

test('for everybody but staff the address does not exist', () => {
  showShell(sampleComposition(), '/m/_ui')
  expect(screen.queryByRole('heading', { name: 'Building blocks' })).not.toBeInTheDocument()
})

test('the list names every page and finds one by its name, its purpose or a property', async () => {
  showShell(staffed, '/m/_ui')
  const list = await screen.findByRole('list', { name: 'Building blocks' })
  expect(within(list).getAllByRole('link')).toHaveLength(pages.length)
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(search, 'onComplete')
  expect(screen.getByRole('link', { name: /CodeInput/ })).toHaveAttribute('href', '/m/_ui/code-input')
  expect(screen.queryByRole('link', { name: /Picker/ })).not.toBeInTheDocument()
  await userEvent.clear(search)
  await userEvent.type(search, 'zzz')
  expect(screen.getByText('No building block has this name.')).toBeVisible()
})

test('an address with a component opens its page, and one that names nothing says so', async () => {
  const { unmount } = showShell(staffed, '/m/_ui/select')
  expect(await screen.findByRole('heading', { level: 1, name: 'Select' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Disabled' })).toContainElement(
    screen.getAllByRole('combobox', { name: 'Bank' })[2] ?? null,
  )
  expect(screen.getByText('Values with their texts.')).toBeVisible()
  unmount()
  showShell(staffed, '/m/_ui/nothing')
  expect(await screen.findByText('There is no building block “nothing”.')).toBeVisible()
})

test('every page shows its states', async () => {
  const empty: string[] = []
  for (const { id } of pages) {
    const { container, unmount } = showShell(staffed, `/m/_ui/${id}`)
    await act(async () => undefined)
    if (!container.querySelector('section[aria-label], section[aria-labelledby]')) empty.push(id)
    unmount()
  }
  expect(empty).toEqual([])
})

test('the palette of another merchant is worn and taken off again', async () => {
  const ask = jest.fn(() => answer({ success: true, value: { theme: palettes } }))
  window.fetch = ask as unknown as typeof fetch
  showShell(staffed, '/m/_ui/button')
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

test('a merchant that nobody knows is said at the field', async () => {
  window.fetch = (() =>
    answer({ success: false, value: null, errorCode: 'merchant.unknown' }, 404)) as unknown as typeof fetch
  showShell(staffed, '/m/_ui/button?merchant=nobody')
  fireEvent.click(await screen.findByRole('button', { name: 'View' }))
  const code = screen.getByRole('textbox', { name: 'Merchant code' })
  await act(async () => undefined)
  expect(code).toHaveValue('nobody')
  expect(code).toBeInvalid()
})

test('less motion switches the shipped rules on and puts them back', async () => {
  const sheet = document.createElement('style')
  sheet.textContent = '@media (prefers-reduced-motion: reduce) { .spin { animation: none } }'
  document.head.append(sheet)
  const rule = sheet.sheet?.cssRules[0]
  const { unmount } = showShell(staffed, '/m/_ui/spinner?motion=reduced')
  await screen.findByRole('heading', { level: 1, name: 'Spinner' })
  expect(rule instanceof CSSMediaRule && rule.media.mediaText).toBe('all')
  unmount()
  expect(rule instanceof CSSMediaRule && rule.media.mediaText).toBe('(prefers-reduced-motion: reduce)')
  sheet.remove()
})
