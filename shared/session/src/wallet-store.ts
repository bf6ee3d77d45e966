import { call, type ApiFailure } from '@mosaic/api-client'
import { isCurrency, moneyFromWire, moneyToWire, type Currency, type Minor, type ValueOf } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { create } from 'zustand'

export type WalletState = {
  readonly balance: Minor | null
  readonly currency: Currency | null
  readonly version: number
  readonly refreshing: boolean
  readonly failure: ApiFailure | null
  /** Failures since the last answer. */
  readonly failures: number
  readonly funds: ValueOf<'funds'> | null
}

const empty: WalletState = {
  balance: null,
  currency: null,
  version: -1,
  refreshing: false,
  failure: null,
  failures: 0,
  funds: null,
}

export const walletStore = create<WalletState>(() => empty)

let generation = 0
let askedAgain = false

export const clearWallet = (): void => {
  generation += 1
  askedAgain = false
  walletStore.setState(empty)
}

/** An answer that is older than what is shown never replaces it (two answers may overtake each other). */
export const newerFunds = (shownVersion: number, answerVersion: number): boolean => answerVersion >= shownVersion

const accept = (funds: ValueOf<'funds'>): void => {
  const currency = isCurrency(funds.currency) ? funds.currency : null
  const balance = currency && moneyFromWire(funds.sumBalance, currency)
  if (!currency || balance === null || !newerFunds(walletStore.getState().version, funds.balanceVersion)) return
  walletStore.setState({ balance, currency, version: funds.balanceVersion, funds, failure: null, failures: 0 })
  bus.emit('wallet.balance.changed@1', { sumBalance: moneyToWire(balance, currency), currency })
}

/** Asks the gateway for the balance. A wish that arrives while an answer is under way is served by one more question after it. */
export const refreshWallet = async (): Promise<void> => {
  if (walletStore.getState().refreshing) {
    askedAgain = true
    return
  }
  const own = generation
  walletStore.setState({ refreshing: true })
  do {
    askedAgain = false
    const result = await call('funds')
    if (own !== generation) return
    if (result.ok) accept(result.value)
    else walletStore.setState(({ failures }) => ({ failure: result.failure, failures: failures + 1 }))
  } while (askedAgain)
  walletStore.setState({ refreshing: false })
}

/** Refreshes on wishes of remotes and when the page comes back to the front. Returns the way to stop. */
export const startWallet = (hasSession: () => boolean): (() => void) => {
  const refresh = () => {
    if (hasSession()) void refreshWallet()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  document.addEventListener('visibilitychange', onVisible)
  const stops = [
    bus.on('wallet.refresh.requested@1', refresh),
    bus.on('games.round.settled@1', refresh),
    bus.on('deposit.settled@1', refresh),
  ]
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    stops.forEach((stop) => stop())
  }
}

export const useWallet = (): WalletState => walletStore()
