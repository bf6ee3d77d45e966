import { configureClient, prepareTransport } from '@mosaic/api-client'
import { currentLanguage, setMoneyRules, startI18n } from '@mosaic/i18n'
import { bus } from '@mosaic/event-bus'
import { refreshMember, refreshWallet, sessionStore, setMerchant, startSession, startWallet } from '@mosaic/session'
import { fetchModalLayer, fetchMoreGlyphs, hasLayerEntry, setImageHosts, setStatePictures } from '@mosaic/ui'
import { createRoot } from 'react-dom/client'
import { keepInstallPrompt } from './download/install-prompt'
import { renderRemote } from './failure/render-remote'
import { inlineFirstPictures, keepFirstPictures } from './home/first-pictures'
import { followLanguage } from './language/switch-language'
import { moneyRulesOf } from './language/money-rules'
import { App } from './layout/App'
import {
  firstModulesReady,
  inlineTexts,
  loadComposition,
  onFirstInteraction,
  prepareNextSteps,
  textSource,
  UpdateOnNavigation,
} from './loading'
import { SiteRouter } from './routing/transition/SiteRouter'
import { startServerTime } from './server-time'
import { ReloginGuard } from './session/ReloginGuard'
import { watchSessionEnd } from './session/session-end'
import { closedSite } from './status/closed-site'
import { startSiteStatus } from './status/site-status'
import { followTheme } from './theme/theme'

const glyphDelay = 6000

/** Needed by the next step, not by the first view: the HTTP client of writes and the modal layer. */
const fetchForNextStep = (): void => {
  prepareTransport().catch(() => undefined)
  fetchModalLayer().catch(() => undefined)
}

const start = async (root: HTMLElement): Promise<void> => {
  const composition = await loadComposition()
  const { merchantCode } = composition.merchant
  startServerTime(composition.issuedAt)
  setMerchant(composition.merchant)
  setMoneyRules(moneyRulesOf(composition.merchant))
  setImageHosts(composition.status.info.imageCDNs)
  setStatePictures(composition.merchant.statePictures)
  await startI18n({ language: composition.language, source: textSource(), preloaded: inlineTexts() })
  configureClient({ language: currentLanguage })
  startSession()
  const { refresh } = await startSiteStatus({ merchant: merchantCode, document: composition.status })
  configureClient({ onClosed: refresh })
  startWallet(() => sessionStore.getState().session !== null)
  watchSessionEnd()
  keepInstallPrompt()
  followTheme()
  followLanguage(Object.keys(composition.remotes))
  bus.on('session.changed@1', ({ role }) => {
    if (role === 'guest') return
    void refreshMember()
    void refreshWallet()
  })
  keepFirstPictures(inlineFirstPictures())
  await (composition.status.status === 0 ? firstModulesReady() : closedSite.load().catch(() => undefined))
  createRoot(root).render(
    <SiteRouter>
      <UpdateOnNavigation composition={composition} />
      <ReloginGuard origins={composition.merchant.gameOrigins} />
      <App composition={composition} renderModule={renderRemote} />
    </SiteRouter>,
  )
  if (composition.staff) void import('./staff/traffic').then(({ watchTraffic }) => watchTraffic())
  delete document.documentElement.dataset.session
  document.documentElement.dataset.mounted = ''
  // Its words are those of the first language.
  document.querySelector('.late')?.remove()
  if (hasLayerEntry()) fetchForNextStep()
  onFirstInteraction(fetchForNextStep)
  prepareNextSteps(composition)
  // Pages other than the first need them; by now the first one has what it needs.
  setTimeout(fetchMoreGlyphs, glyphDelay)
}

const root = document.getElementById('root')
// Uncaught errors show the error page of the painted shell (document/early-script.ts).
if (root)
  start(root).catch((error: unknown) =>
    setTimeout(() => {
      throw error
    }),
  )
