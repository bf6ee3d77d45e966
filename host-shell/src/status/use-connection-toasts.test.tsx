import { configureClient } from '@mosaic/api-client'
import { Toaster } from '@mosaic/ui'
import { act, render, screen } from '@testing-library/react'
import { speakEnglish } from '../testing/show-shell'
import { useConnectionToasts } from './use-connection-toasts'

jest.mock('@mosaic/api-client', () => ({
  ...jest.requireActual<object>('@mosaic/api-client'),
  configureClient: jest.fn(),
}))

let clock = 0
const now = () => clock
const Page = () => {
  useConnectionToasts(now)
  return <Toaster />
}

beforeAll(speakEnglish)
beforeEach(() => {
  clock = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('a toast when the network goes, another when it is back', () => {
  render(<Page />)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('No connection. Check your network and try again.')).toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('You are back online')).toBeInTheDocument()
  expect(screen.queryByText('No connection. Check your network and try again.')).not.toBeInTheDocument()
})

test('no toast for a message that the page already shows', () => {
  const text = 'No connection. Check your network and try again.'
  render(
    <>
      <Page />
      <p role="alert">{text}</p>
    </>,
  )
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getAllByText(text)).toHaveLength(1)
})

test('the offline toast stays for two seconds', () => {
  render(<Page />)
  act(() => void window.dispatchEvent(new Event('offline')))
  act(() => jest.advanceTimersByTime(1999))
  expect(screen.getByText('No connection. Check your network and try again.')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByText('No connection. Check your network and try again.')).not.toBeInTheDocument()
})

test('slow network: one toast a minute, however many calls wait', () => {
  render(<Page />)
  const slow = () => act(() => jest.mocked(configureClient).mock.lastCall?.[0].onSlow?.())
  slow()
  expect(screen.getByText(/^The network is slow/)).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(3000))
  slow()
  expect(screen.queryByText(/^The network is slow/)).not.toBeInTheDocument()
  clock = 60_000
  slow()
  expect(screen.getByText(/^The network is slow/)).toBeInTheDocument()
})
