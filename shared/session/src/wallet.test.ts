/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { call, queryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { sessionStore } from './session-store'
import { bus } from '@mosaic/event-bus'
import { applyFunds, newerFunds, refreshWallet, startWallet, useWallet, type WalletState } from './wallet'

jest.mock('@mosaic/api-client', () => ({ ...jest.requireActual<object>('@mosaic/api-client'), call: jest.fn() }))
const asked = call as unknown as jest.Mock

const funds = (sumBalance: string, balanceVersion: number) => ({
  ok: true,
  value: { sumBalance, currency: 'BRL', balanceVersion, wallets: [] },
})
const refused = { ok: false, failure: { code: 'offline' } }

const asVisitor = (userName: string) =>
  act(() =>
    sessionStore.setState({
      session: { token: userName, userName, type: 0, merchantCode: 'aurora', firstTimeLogin: false },
      role: 'member',
    }),
  )

/** Stands for a widget that is always mounted. */
let widget: { readonly current: WalletState }
/** TanStack Query notifies observers in the task after an answer. */
const settledAs = (asking: Promise<void>) =>
  act(async () => {
    await asking
    await new Promise((next) => setTimeout(next))
  })
const refresh = () => settledAs(refreshWallet())

beforeEach(() => {
  asked.mockReset()
  queryClient.clear()
  asVisitor('player01')
  widget = renderHook(useWallet).result
})

describe('the balance', () => {
  test('an answer is shown as money', async () => {
    asked.mockResolvedValue(funds('1284.50', 3))
    await refresh()
    expect(widget.current).toMatchObject({ balance: 128450n, currency: 'BRL', refreshing: false })
  })

  test('an older answer never replaces a newer one', async () => {
    asked.mockResolvedValueOnce(funds('90.00', 8)).mockResolvedValueOnce(funds('100.00', 7))
    await refresh()
    await refresh()
    expect(widget.current.balance).toBe(9000n)
  })

  const streamed = (sumBalance: string, balanceVersion: number) => ({
    ...(funds(sumBalance, balanceVersion).value as unknown as ValueOf<'funds'>),
  })
  const apply = (value: ValueOf<'funds'>) => settledAs(Promise.resolve(void applyFunds(value)))

  test('funds of a stream event: shown without a call, unless older or unreadable', async () => {
    await apply(streamed('12.00', 5))
    expect(widget.current.balance).toBe(1200n)
    await apply(streamed('10.00', 4))
    await apply(streamed('1.000,00', 6))
    expect(widget.current.balance).toBe(1200n)
    expect(asked).not.toHaveBeenCalled()
  })

  test.each([
    ['the stream brings the new balance', true, 0],
    ['the stream is silent', false, 1],
  ])('a settled round, and %s: %s, %i calls', async (_case, streams, calls) => {
    asked.mockResolvedValue(funds('9.00', 9))
    jest.useFakeTimers()
    const stop = startWallet(() => true)
    try {
      bus.emit('games.round.settled@1', { roundId: 'r1' })
      if (streams) applyFunds(streamed('9.00', 9))
      await act(() => jest.advanceTimersByTimeAsync(2000))
      expect(asked).toHaveBeenCalledTimes(calls)
      expect(widget.current.balance).toBe(900n)
    } finally {
      stop()
      jest.useRealTimers()
    }
  })

  test('a refresh during a pending call leads to exactly one more call', async () => {
    let release: (value: unknown) => void = () => undefined
    asked
      .mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
      .mockResolvedValue(funds('5.00', 2))
    const first = refreshWallet()
    void refreshWallet()
    void refreshWallet()
    release(funds('9.00', 1))
    await settledAs(first)
    expect(asked).toHaveBeenCalledTimes(2)
    expect(widget.current.balance).toBe(500n)
  })

  test.each([
    ['logout', () => act(() => sessionStore.setState({ session: null, role: 'guest' }))],
    ['another member logged in', () => asVisitor('player02')],
  ])('an answer that arrives after %s is dropped', async (_name, leave) => {
    let release: (value: unknown) => void = () => undefined
    asked.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
    const pending = refreshWallet()
    queryClient.removeQueries()
    leave()
    release(funds('777.00', 99))
    await settledAs(pending)
    expect(widget.current).toMatchObject({ balance: null, refreshing: false })
    asVisitor('player01')
    expect(renderHook(useWallet).result.current.balance).toBeNull()
  })

  test('a failure keeps the last known balance, and the next answer ends the count of failures', async () => {
    asked
      .mockResolvedValueOnce(funds('10.00', 1))
      .mockResolvedValueOnce(refused)
      .mockResolvedValueOnce(funds('12.00', 2))
    await refresh()
    await refresh()
    expect(widget.current).toMatchObject({ balance: 1000n, failure: { code: 'offline' }, failures: 1 })
    await refresh()
    expect(widget.current).toMatchObject({ balance: 1200n, failure: null, failures: 0 })
  })

  test('failures in a row are counted', async () => {
    asked.mockResolvedValue(refused)
    await refresh()
    await refresh()
    expect(widget.current).toMatchObject({ balance: null, failures: 2, refreshing: false })
  })

  test('an amount that cannot be read is a failure, never a balance', async () => {
    asked.mockResolvedValue(funds('1.284,50', 1))
    await refresh()
    expect(widget.current).toMatchObject({ balance: null, failure: { code: 'malformed' } })
  })

  test('versions only ever grow', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (shown, answer) =>
        expect(newerFunds(shown, answer)).toBe(answer >= shown),
      ),
    )
  })
})
