import type { Currency, WireLanguage } from '@mosaic/contracts'

/** `unreached`: the gateway did not answer, so the session stays. */
export type Renewal = 'renewed' | 'lost' | 'unreached'

/** Settings of the client; the host sets them once before the first call. */
export type ClientSettings = {
  readonly merchant: string
  readonly language: () => WireLanguage
  /** Of the merchant: an answer that names no known currency means this one. */
  readonly currency: () => Currency
  /** Token of the session, or null for a guest. */
  readonly token: () => string | null
  /** Name of the logged-in member: a request without an answer stays theirs after the next login. */
  readonly member: () => string | null
  /** Gets a fresh token in place of one that the gateway no longer takes. */
  readonly renewSession: (token: string) => Promise<Renewal>
  /** Called when the gateway refuses the token and it could not be renewed. */
  readonly onSessionLost: (token: string) => void
  /** Called when a call has waited long enough that a person wonders. */
  readonly onSlow: () => void
  /** Called with the time of each answer, in milliseconds since 1970 by the server's clock. */
  readonly onServerTime: (at: number) => void
  /** Called when the gateway refuses because the site is closed: maintenance, or the caller's region. */
  readonly onClosed: () => void
  readonly baseUrl: string
}

let settings: ClientSettings = {
  merchant: '',
  language: () => 'PT',
  currency: () => 'CNY',
  token: () => null,
  member: () => null,
  renewSession: () => Promise.resolve('lost'),
  onSessionLost: () => undefined,
  onSlow: () => undefined,
  onServerTime: () => undefined,
  onClosed: () => undefined,
  baseUrl: '',
}

export const configureClient = (next: Partial<ClientSettings>): void => {
  settings = { ...settings, ...next }
}

export const clientSettings = (): ClientSettings => settings
