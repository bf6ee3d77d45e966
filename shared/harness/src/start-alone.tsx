import { call, configureClient, QueryClientProvider, queryClient, type ApiFailure } from '@mosaic/api-client'
import { readCookie } from '@mosaic/browser'
import type { Whitelabel } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { currentLanguage, currentTag, ensureTexts, startI18n } from '@mosaic/i18n'
import { refreshMember, refreshWallet, sessionStore, setMerchant, startSession, startWallet } from '@mosaic/session'
import { fetchMoreGlyphs } from '@mosaic/ui'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AloneApp } from './AloneApp'
import type { AloneParts } from './alone-parts'
import { keepEventLog, withCommonEvents } from './event-log'
import styles from './harness.module.css'

type Profile =
  | { readonly ok: true; readonly merchant: Whitelabel }
  | { readonly ok: false; readonly failure: ApiFailure }

/** The merchant of this host name, asked of the gateway as the edge would. */
const profileOf = async (host: string): Promise<Profile> => {
  const route = await call('domainRoute', { query: { host } })
  if (!route.ok) return route
  configureClient({ merchant: route.value.merchantCode })
  const profile = await call('whitelabel')
  return profile.ok ? { ok: true, merchant: profile.value } : profile
}

const paint = ({ theme }: Whitelabel): void => {
  const apply = (name: 'dark' | 'light') => {
    const { dataset, style } = document.documentElement
    dataset.theme = name
    for (const token of Object.keys({ ...theme.dark, ...theme.light })) style.removeProperty(`--${token}`)
    for (const [token, value] of Object.entries(theme[name])) style.setProperty(`--${token}`, value)
  }
  apply('dark')
  bus.on('theme.changed@1', ({ theme: name }) => apply(name))
}

const keepMemberFresh = (): void => {
  bus.on('session.changed@1', ({ role }) => {
    if (role === 'guest') return
    void refreshMember()
    void refreshWallet()
  })
}

/** Shows one remote on a page of its own, with everything around it that the host would bring. */
export const startAlone = async ({ declaration, events: own, loadModule, loadTexts }: AloneParts): Promise<void> => {
  const place = document.getElementById('root')
  if (!place) return
  const root = createRoot(place)
  const profile = await profileOf(window.location.hostname)
  if (!profile.ok) {
    root.render(
      <p role="alert" className={styles.failed}>
        The gateway does not answer ({profile.failure.code}). Start it, then reload this page.
      </p>,
    )
    return
  }
  setMerchant(profile.merchant)
  paint(profile.merchant)
  await startI18n({
    language: readCookie('mosaic.lang') ?? profile.merchant.defaultLanguage,
    source: async (namespace, tag) => (await loadTexts(tag))[namespace] ?? {},
    preloaded: {},
  })
  await Promise.all(Object.keys(await loadTexts(currentTag())).map(ensureTexts))
  configureClient({ language: currentLanguage })
  startSession()
  startWallet(() => sessionStore.getState().session !== null)
  keepMemberFresh()
  const events = withCommonEvents(own)
  const log = keepEventLog(events)
  root.render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AloneApp declaration={declaration} loadModule={loadModule} events={events} log={log} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  fetchMoreGlyphs()
}
