import { act, render, screen } from '@testing-library/react'
import { speakEnglish } from '../testing/english'
import { useFailureToast } from '../state/use-failure-toast'
import { currentToasts, dismissToast, loadingWatchdog, toast, toastDurations } from './toast'
import { Toaster } from './Toaster'

beforeAll(speakEnglish)
beforeEach(() => {
  jest.useFakeTimers()
  for (const item of currentToasts()) dismissToast(item.id)
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('toast', () => {
  it.each([
    ['default', 1500],
    ['short', 3000],
    ['long', 8000],
  ] as const)('a %s toast stays %i ms', (duration, ms) => {
    render(<Toaster />)
    act(() => toast('Saved', { duration }))
    pass(ms - 1)
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    pass(1)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('an error stays until it is dismissed', () => {
    render(<Toaster />)
    act(() => toast('Wrong code', { tone: 'error' }))
    pass(toastDurations.long * 10)
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('a wait stays until it is settled, and after ten seconds says that the network is slow', () => {
    render(<Toaster />)
    let wait = toast.loading('Paying')
    expect(currentToasts()).toHaveLength(1)
    pass(loadingWatchdog)
    expect(screen.getByRole('status')).toHaveTextContent('The network is slow')
    act(() => wait.done('Paid'))
    expect(screen.getByRole('status')).toHaveTextContent('Paid')
    act(() => {
      wait = toast.loading('Paying')
      wait.fail('Declined')
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Declined')
  })

  it('never shows the same text twice nor more than three at once', () => {
    for (const text of ['a', 'a', 'b', 'c', 'd']) toast(text)
    expect(currentToasts().map((item) => item.text)).toEqual(['b', 'c', 'd'])
  })

  it('keeps an error and a wait while news comes and goes', () => {
    toast('Wrong code', { tone: 'error' })
    const wait = toast.loading('Paying')
    for (const text of ['a', 'b', 'c']) toast(text)
    expect(currentToasts().map((item) => item.text)).toEqual(['Wrong code', 'Paying', 'c'])
    wait.done()
    for (const text of ['second', 'third', 'fourth']) toast(text, { tone: 'error' })
    expect(currentToasts().map((item) => item.text)).toEqual(['second', 'third', 'fourth'])
  })
})

describe('a failure in a toast', () => {
  const Button = () => {
    const show = useFailureToast()
    return (
      <>
        <button type="button" onClick={() => show({ code: 'brand.new.code', traceId: 'tr-42' })}>
          unknown
        </button>
        <button type="button" onClick={() => show({ code: 'money.insufficient', traceId: 'tr-43' })}>
          known
        </button>
        <Toaster />
      </>
    )
  }

  it('carries its trace id to be copied when nobody knows the code', () => {
    render(<Button />)
    act(() => screen.getByText('unknown').click())
    expect(screen.getByRole('alert')).toHaveTextContent(/Something went wrong on our side.*tr-42/)
    expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeInTheDocument()
  })

  it('needs none when the visitor can see what to do', () => {
    render(<Button />)
    act(() => screen.getByText('known').click())
    expect(screen.getByRole('alert')).toHaveTextContent('Your balance is not enough.')
    expect(screen.queryByText(/tr-43/)).not.toBeInTheDocument()
  })
})
