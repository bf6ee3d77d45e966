import { ApiFailureError, call, clientFailure, queryClient, useQuery, type ApiFailure } from '@mosaic/api-client'
import { isCurrency, moneyFromWire, type Currency, type Minor, type ValueOf } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { memberKey } from './member-key'
import { merchantCurrency } from './merchant'
import { useSession } from './session-store'

export type WalletState = {
  readonly balance: Minor | null
  readonly currency: Currency | null
  readonly refreshing: boolean
  readonly failure: ApiFailure | null
  /** Failures since the last answer. */
  readonly failures: number
}

type Wallet = {
  readonly balance: Minor
  readonly currency: Currency
  readonly version: number
  /** Failures that the query had seen before this answer. */
  readonly failuresBefore: number
}

/** An answer that is older than what is shown never replaces it (two answers may overtake each other). */
export const newerFunds = (shownVersion: number, answerVersion: number): boolean => answerVersion >= shownVersion

const newer = (shown: Wallet | undefined, funds: ValueOf<'funds'>, failuresBefore: number): Wallet | null => {
  const version = funds.balanceVersion
  if (shown && !newerFunds(shown.version, version)) return { ...shown, failuresBefore }
  // News of the stream may name a currency that this site does not know, as an answer may.
  const currency = isCurrency(funds.currency) ? funds.currency : merchantCurrency()
  const balance = moneyFromWire(funds.sumBalance, currency)
  return balance === null ? null : { balance, currency, version, failuresBefore }
}

let askedAgain = false

/** Repeats until no refresh was requested while an answer was pending. */
const askForFunds = async (queryKey: readonly string[], signal: AbortSignal): Promise<Wallet> => {
  for (;;) {
    askedAgain = false
    const result = await call('funds', { signal })
    if (signal.aborted) throw new Error('The session of this question has ended')
    const { data: shown, errorUpdateCount = 0 } = queryClient.getQueryState<Wallet>(queryKey) ?? {}
    const wallet = result.ok ? newer(shown, result.value, errorUpdateCount) : null
    if (!askedAgain && wallet) return wallet
    if (!askedAgain) throw new ApiFailureError(result.ok ? clientFailure('malformed') : result.failure)
    if (wallet) queryClient.setQueryData<Wallet>(queryKey, wallet)
  }
}

const walletQuery = (userName?: string) => {
  const queryKey = memberKey('funds', userName)
  return {
    queryKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => askForFunds(queryKey, signal),
    gcTime: Number.POSITIVE_INFINITY,
  }
}

/** Fetches the balance. Requests during a pending call are served by one further call. */
export const refreshWallet = async (): Promise<void> => {
  const query = walletQuery()
  if (queryClient.isFetching({ queryKey: query.queryKey }) > 0) askedAgain = true
  else await queryClient.prefetchQuery({ ...query, staleTime: 0 })
}

/** Shows funds that came without a question (stream event `wallet`); false: older than what is shown, or unreadable. */
export const applyFunds = (funds: ValueOf<'funds'>): boolean => {
  const { queryKey } = walletQuery()
  const { data: shown, errorUpdateCount = 0 } = queryClient.getQueryState<Wallet>(queryKey) ?? {}
  if (shown && !newerFunds(shown.version, funds.balanceVersion)) return false
  const wallet = newer(shown, funds, errorUpdateCount)
  if (wallet) queryClient.setQueryData<Wallet>(queryKey, wallet)
  return wallet !== null
}

/** Waits for the stream, which usually brings the new balance of a round before it would be asked for. */
const streamDelay = 1500
const shownVersion = () => queryClient.getQueryState<Wallet>(walletQuery().queryKey)?.data?.version

/** Refreshes on what changes the balance and when the page comes back to the front. Returns the way to stop. */
export const startWallet = (hasSession: () => boolean): (() => void) => {
  const refresh = () => {
    if (hasSession()) void refreshWallet()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  const timers = new Set<number>()
  const refreshUnlessStreamed = () => {
    const before = shownVersion()
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      if (shownVersion() === before) refresh()
    }, streamDelay)
    timers.add(timer)
  }
  document.addEventListener('visibilitychange', onVisible)
  const stops = [bus.on('games.round.settled@1', refreshUnlessStreamed), bus.on('deposit.settled@1', refresh)]
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    stops.forEach((stop) => stop())
    timers.forEach((timer) => window.clearTimeout(timer))
  }
}

export const useWallet = (): WalletState => {
  const { data, error, isFetching, errorUpdateCount } = useQuery<Wallet, ApiFailureError>(
    { ...walletQuery(useSession()?.userName), enabled: false },
    queryClient,
  )
  return {
    balance: data?.balance ?? null,
    currency: data?.currency ?? null,
    refreshing: isFetching,
    failure: error?.failure ?? null,
    failures: errorUpdateCount - (data?.failuresBefore ?? 0),
  }
}
