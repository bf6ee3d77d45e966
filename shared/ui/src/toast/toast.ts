import type { ShownError } from '../state/shown-error'
import { failureDuration } from './failure-duration'
import { type ToastDuration, toastDurations } from './toast-durations'

export type ToastTone = 'info' | 'success' | 'error' | 'loading'
export type ToastItem = {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
  /** Disappears after its time; otherwise it stays until dismissed or settled. */
  readonly passing: boolean
  readonly slow?: boolean
  readonly failure?: ShownError
}

/** A longer wait shows that the network is slow (domain §8.16). */
export const loadingWatchdog = 10_000

const mostShown = 3

let items: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly ToastItem[]): void => {
  items = next
  for (const listener of listeners) listener()
}

export const currentToasts = (): readonly ToastItem[] => items
export const onToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const dismissToast = (id: number): void => change(items.filter((item) => item.id !== id))
/** Removes a toast whose message is now on the page. */
export const dismissText = (text: string): void => {
  if (items.some((item) => item.text === text)) change(items.filter((item) => item.text !== text))
}

const add = (text: string, tone: ToastTone, passing: boolean, failure?: ShownError): number => {
  lastId += 1
  const others = items.filter((item) => item.text !== text)
  // News makes room for news before an error or a wait does.
  const out = others.length < mostShown ? undefined : (others.find((item) => item.passing) ?? others[0])
  change([...others.filter((item) => item !== out), { id: lastId, text, tone, passing, failure }])
  return lastId
}

export type ToastOptions = {
  readonly tone?: Exclude<ToastTone, 'loading'>
  readonly duration?: ToastDuration
  readonly failure?: ShownError
}

/** Returns how to take it away again. */
const show = (
  text: string,
  { tone = 'info', failure, duration = failure && failureDuration(failure.code) }: ToastOptions = {},
): (() => void) => {
  // An error without a duration stays until dismissed: no time limit for reading (WCAG 2.2.1).
  const passing = tone !== 'error' || duration !== undefined
  const id = add(text, tone, passing, failure)
  const dismiss = () => dismissToast(id)
  if (passing) setTimeout(dismiss, toastDurations[duration ?? 'default'])
  return dismiss
}

export type LoadingToast = {
  readonly done: (text?: string) => void
  readonly fail: (text: string, failure?: ShownError) => void
}

const loading = (text: string): LoadingToast => {
  const id = add(text, 'loading', false)
  const watchdog = setTimeout(
    () => change(items.map((item) => (item.id === id ? { ...item, slow: true } : item))),
    loadingWatchdog,
  )
  const settle = () => {
    clearTimeout(watchdog)
    dismissToast(id)
  }
  return {
    done: (doneText) => {
      settle()
      if (doneText) show(doneText, { tone: 'success' })
    },
    fail: (failText, failure) => {
      settle()
      show(failText, { tone: 'error', failure })
    },
  }
}

export const toast = Object.assign(show, { loading })
