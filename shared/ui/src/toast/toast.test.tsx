import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { speakEnglish } from '../testing/english'
import { ErrorState } from '../state/ErrorState'
import { type ShownError } from '../state/shown-error'
import { useFailureToast } from '../state/use-failure-toast'
import { currentToasts, dismissToast, loadingWatchdog, toast } from './toast'
import { toastDurations } from './toast-durations'
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
    ['brief', 1000],
    ['default', 1500],
    ['notice', 2000],
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

  it('a failure has its text in the language in use, whatever it was when it appeared', () => {
    render(<Toaster />)
    act(() => toast('Conta de teste não pode', { tone: 'error', failure: { code: 'free_reject' } }))
    expect(screen.getByRole('alert')).toHaveTextContent(/Trial accounts/)
    expect(screen.getByRole('alert')).not.toHaveTextContent('Conta')
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

  it('is taken away by what showed it', () => {
    const dismiss = toast('You are offline')
    toast('Saved')
    dismiss()
    expect(currentToasts().map((item) => item.text)).toEqual(['Saved'])
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

  it.each([
    ['invitation.code.incorrect', 1000],
    ['free_reject', 2000],
    ['offline', 2000],
    ['captcha.wrong', null],
    ['brand.new.code', null],
  ])('%s stays %s ms, null being until it is dismissed', (code, ms) => {
    const Failing = () => {
      const show = useFailureToast()
      useEffect(() => void show({ code }), [show])
      return <Toaster />
    }
    render(<Failing />)
    pass((ms ?? toastDurations.long * 10) - 1)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    pass(1)
    expect(screen.queryAllByRole('alert')).toHaveLength(ms === null ? 1 : 0)
  })

  it.each([
    ['shown without a duration', (text: string, failure: ShownError) => toast(text, { tone: 'error', failure })],
    ['after a wait', (text: string, failure: ShownError) => toast.loading('Paying').fail(text, failure)],
  ])('%s stays as long as the spec says of its code', (_how, show) => {
    render(<Toaster />)
    act(() => void show('No connection', { code: 'offline' }))
    pass(1999)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    pass(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('goes at once when a card says the same', () => {
    const Failing = ({ card }: { readonly card: boolean }) => (
      <>
        {card ? <ErrorState error={{ code: 'offline' }} /> : null}
        <Toaster />
      </>
    )
    const { rerender } = render(<Failing card={false} />)
    act(() => void toast('No connection. Check your network and try again.', { failure: { code: 'offline' } }))
    act(() => void toast('Saved'))
    rerender(<Failing card />)
    expect(screen.getAllByText(/^No connection/)).toHaveLength(1)
    expect(screen.getByText('Saved')).toBeInTheDocument()
  })

  it('unknown code: the toast has the trace id to copy', () => {
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
