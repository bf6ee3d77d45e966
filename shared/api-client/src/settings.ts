import type { WireLanguage } from '@mosaic/contracts'

/** What the client needs to know of the page it runs in; the host sets it once before the first call. */
export type ClientSettings = {
  readonly merchant: string
  readonly language: () => WireLanguage
  /** Token of the session, or null for a guest. */
  readonly token: () => string | null
  /** Called once when the gateway no longer knows the token that was sent. */
  readonly onSessionLost: (token: string) => void
  readonly baseUrl: string
}

let settings: ClientSettings = { merchant: '', language: () => 'PT', token: () => null, onSessionLost: () => undefined, baseUrl: '' }

export const configureClient = (next: Partial<ClientSettings>): void => {
  settings = { ...settings, ...next }
}

export const clientSettings = (): ClientSettings => settings
