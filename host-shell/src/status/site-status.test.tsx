import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { route, sampleComposition } from '../testing/sample-composition'
import { showShell, speakEnglish } from '../testing/show-shell'
import { closedSite } from './closed-site'
import { forgetSiteStatus, isSystemStatus, startSiteStatus, useSiteStatus } from './site-status'
import { renderHook } from '@testing-library/react'

const open = sampleComposition().status
const closed = { ...open, status: 1 as const, maintenance: { until: null, message: 'New games are moving in.' } }
const start = async (parts: Partial<Parameters<typeof startSiteStatus>[0]>) => {
  const started = await startSiteStatus({ merchant: 'aurora', document: open, ask: async () => open, ...parts })
  stop = started.stop
  return started
}
let stop = () => undefined as void
const known = () => renderHook(() => useSiteStatus(open)).result.current.status
const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))

beforeAll(async () => {
  await speakEnglish()
  window.scrollTo = jest.fn()
})
beforeEach(() => {
  localStorage.clear()
  forgetSiteStatus()
})
afterEach(() => stop())

describe('the status of the site', () => {
  test("starts with the document's copy; an open site is not refetched immediately", async () => {
    const ask = jest.fn(async () => closed)
    await start({ ask })
    expect(known()).toBe(0)
    expect(ask).not.toHaveBeenCalled()
  })

  // The call carries the token, so an idle page of a revoked device learns of it (`recovery.test.ts`).
  test('an idle page refetches within a minute', async () => {
    jest.useFakeTimers()
    const ask = jest.fn(async () => open)
    await start({ ask })
    await act(() => jest.advanceTimersByTimeAsync(59_000))
    expect(ask).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  test('an old copy that is closed: shown closed until the gateway answers open', async () => {
    let answer: (status: unknown) => void = () => undefined
    const asked = new Promise<unknown>((resolve) => {
      answer = resolve
    })
    await start({ document: closed, ask: () => asked })
    expect(known()).toBe(1)
    answer(open)
    await settled()
    expect(known()).toBe(0)
  })

  test('unreadable document copy: the cached one is used', async () => {
    await start({ document: closed, ask: async () => closed })
    await settled()
    stop()
    forgetSiteStatus()
    await start({ document: { status: 'seven' }, ask: async () => null })
    expect(known()).toBe(1)
  })

  test.each(['{', '{"status":3}', '[]', 'null'])(
    'no readable copy (stored: %s): refetched immediately',
    async (stored) => {
      localStorage.setItem('mosaic.site-status.aurora', stored)
      await start({ document: undefined, ask: async () => closed })
      expect(known()).toBe(1)
    },
  )

  test('changes the page under the visitor: maintenance begins and ends without a reload', async () => {
    let answer: unknown = closed
    const { refresh } = await start({ ask: async () => answer })
    showShell(sampleComposition(), '/m/home')
    expect(screen.getByTestId('app-header')).toBeInTheDocument()
    refresh()
    await settled()
    expect(screen.getByRole('heading', { name: 'We will be right back' })).toBeInTheDocument()
    expect(screen.getByText('New games are moving in.')).toBeInTheDocument()
    expect(document.title).toBe('We will be right back · Aurora')
    answer = open
    refresh()
    await settled()
    expect(screen.getByTestId('app-header')).toBeInTheDocument()
    expect(document.title).toBe('Home · Aurora')
  })

  test('closing moves focus to the heading; opening restores focus and typed text', async () => {
    let answer: unknown = closed
    const { refresh } = await start({ ask: async () => answer })
    showShell(sampleComposition({ routes: [route('/m/form')] }), '/m/form', () => <input aria-label="Amount" />)
    const field = () => screen.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field(), '250')
    refresh()
    await settled()
    expect(screen.getByRole('heading', { name: 'We will be right back' })).toHaveFocus()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    answer = open
    refresh()
    await settled()
    expect(field()).toHaveValue('250')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test.each([
    [{ EN: 'Our own words.', PT: 'Nossas palavras.' }, 'Our own words.'],
    [{ PT: 'Nossas palavras.' }, 'New games are moving in.'],
  ])("the merchant's message %j is shown in the visitor's language, else the fallback", async (messages, shown) => {
    await closedSite.load()
    showShell(sampleComposition({ status: { ...closed, maintenance: { ...closed.maintenance, messages } } }), '/m/home')
    expect(screen.getByText(shown)).toBeInTheDocument()
    expect(screen.queryByText('Nossas palavras.')).not.toBeInTheDocument()
  })

  test('closed from the start: focus does not move', async () => {
    await closedSite.load()
    await start({ document: closed, ask: async () => closed })
    showShell(sampleComposition({ status: closed }), '/m/home')
    await settled()
    expect(screen.getByRole('heading', { name: 'We will be right back' })).toBeInTheDocument()
    expect(document.body).toHaveFocus()
    expect(screen.queryByTestId('app-header')).not.toBeInTheDocument()
  })

  test('network back: refetched', async () => {
    const ask = jest.fn(async () => closed)
    await start({ ask })
    act(() => void window.dispatchEvent(new Event('online')))
    await settled()
    expect(known()).toBe(1)
  })

  test('stays as it is when the answer cannot be read or does not come', async () => {
    const ask = jest
      .fn<Promise<unknown>, []>()
      .mockResolvedValueOnce({ status: 1 })
      .mockRejectedValueOnce(new Error('offline'))
    const { refresh } = await start({ ask })
    for (let count = 0; count < 2; count += 1) {
      refresh()
      await settled()
    }
    expect(ask).toHaveBeenCalledTimes(2)
    expect(known()).toBe(0)
  })

  test.each([
    null,
    1,
    {},
    { ...open, status: 3 },
    { ...open, info: { ...open.info, resources: {} } },
    { ...open, location: null },
  ])('%j is no status', (value) => {
    expect(isSystemStatus(value)).toBe(false)
  })
})

describe('a visitor from a closed region', () => {
  test('shows the IP address and a contact', async () => {
    const restricted = { ...open, status: 2 as const, regionRestriction: { contact: 'mailto:help@aurora.example' } }
    showShell(sampleComposition({ status: restricted }), '/m/home')
    expect(screen.getByRole('heading', { name: 'Not available in your region' })).toBeInTheDocument()
    expect(screen.getByText('Your IP address: 203.0.113.9')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:help@aurora.example')
  })

  test.each(['javascript:alert(1)', 'http://plain.example', ''])('never links to %s', (contact) => {
    showShell(sampleComposition({ status: { ...open, status: 2, regionRestriction: { contact } } }), '/m/home')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
