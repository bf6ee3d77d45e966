import fc from 'fast-check'
import { bus } from '@mosaic/event-bus'
import { call } from '@mosaic/api-client'
import { clearWallet, newerFunds, refreshWallet, walletStore } from './wallet-store'

jest.mock('@mosaic/api-client', () => ({ call: jest.fn() }))
const asked = call as unknown as jest.Mock

const funds = (sumBalance: string, balanceVersion: number) => ({
  ok: true,
  value: { sumBalance, currency: 'BRL', balanceVersion, wallets: [] },
})

beforeEach(() => {
  clearWallet()
  asked.mockReset()
})

describe('the balance', () => {
  test('an answer is shown as money and told to everybody', async () => {
    asked.mockResolvedValue(funds('1284.50', 3))
    await refreshWallet()
    expect(walletStore.getState()).toMatchObject({ balance: 128450n, currency: 'BRL', version: 3, refreshing: false })
    expect(bus.last('wallet.balance.changed@1')).toEqual({ sumBalance: '1284.50', currency: 'BRL' })
  })

  test('an older answer never replaces a newer one', async () => {
    asked.mockResolvedValueOnce(funds('90.00', 8)).mockResolvedValueOnce(funds('100.00', 7))
    await refreshWallet()
    await refreshWallet()
    expect(walletStore.getState().balance).toBe(9000n)
  })

  test('a wish during a question is served by exactly one more question', async () => {
    let release: (value: unknown) => void = () => undefined
    asked
      .mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
      .mockResolvedValue(funds('5.00', 2))
    const first = refreshWallet()
    void refreshWallet()
    void refreshWallet()
    release(funds('9.00', 1))
    await first
    expect(asked).toHaveBeenCalledTimes(2)
    expect(walletStore.getState().balance).toBe(500n)
  })

  test('an answer that arrives after logout is dropped', async () => {
    let release: (value: unknown) => void = () => undefined
    asked.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
    const pending = refreshWallet()
    clearWallet()
    release(funds('777.00', 99))
    await pending
    expect(walletStore.getState().balance).toBeNull()
  })

  test('a failure keeps the last known balance, and the next answer ends the count of failures', async () => {
    asked
      .mockResolvedValueOnce(funds('10.00', 1))
      .mockResolvedValueOnce({ ok: false, failure: { code: 'offline' } })
      .mockResolvedValueOnce(funds('12.00', 2))
    await refreshWallet()
    await refreshWallet()
    expect(walletStore.getState()).toMatchObject({ balance: 1000n, failure: { code: 'offline' }, failures: 1 })
    await refreshWallet()
    expect(walletStore.getState()).toMatchObject({ balance: 1200n, failure: null, failures: 0 })
  })

  test('versions only ever grow', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (shown, answer) =>
        expect(newerFunds(shown, answer)).toBe(answer >= shown),
      ),
    )
  })
})
