import { languageTag, type WireLanguage } from '@mosaic/contracts'
import { addTexts, i18nInstance, setMoneyRules, startI18n, type Texts } from '@mosaic/i18n'
import type { ComposedRoute, Composition, FirstPictures } from '@mosaic/remote-kit'
import { setMerchant } from '@mosaic/session'
import { setImageHosts, setStatePictures } from '@mosaic/ui'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { moneyRulesOf } from '../language/money-rules'
import { keepFirstPictures } from '../home/first-pictures'
import { App } from '../layout/App'
import { ErrorPage } from '../failure/ErrorPage'
import { homePath } from '../routing/paths'
import { StatusPage } from '../status/StatusPage'

import { errorPageId } from './early-script'

export { earlyScript } from './early-script'

export type ShellRequest = {
  readonly composition: Composition
  /** The route that the address means, or null for the home page. */
  readonly route: ComposedRoute | null
  readonly theme: 'dark' | 'light'
  readonly language: WireLanguage
  /** The host's texts in this language, by namespace. */
  readonly labels: Readonly<Record<string, Texts>>
  readonly pictures?: FirstPictures
}

let started = false

/** Everything below is synchronous, so one i18n instance serves all visitors in turn. */
const speak = (language: WireLanguage, labels: ShellRequest['labels']): void => {
  const tag = languageTag(language)
  if (!started) {
    started = true
    void startI18n({ language, source: () => Promise.resolve({}), preloaded: labels })
  }
  for (const [namespace, texts] of Object.entries(labels)) addTexts(namespace, tag, texts)
  void i18nInstance.changeLanguage(tag)
}

/** The visitor is unknown here: parts that need a session are painted as skeletons. */
const openTo = (route: ComposedRoute): ComposedRoute => ({ ...route, access: 'public', refuse: [], flag: undefined })

/** The shell of one page as HTML: header, skeletons of the right size, menu. The client renders the same tree over it. */
export const renderShell = ({
  composition,
  route,
  language,
  labels,
  pictures = {},
}: ShellRequest): { readonly html: string } => {
  speak(language, labels)
  setMerchant(composition.merchant)
  setMoneyRules(moneyRulesOf(composition.merchant))
  setImageHosts(composition.status.info.imageCDNs)
  setStatePictures(composition.merchant.statePictures)
  keepFirstPictures(pictures)
  const shown: Composition = { ...composition, routes: route ? [openTo(route)] : [] }
  return {
    html: renderToString(
      <StaticRouter location={route?.path ?? homePath}>
        <App composition={shown} renderModule={({ fallback }) => fallback} closedPage={StatusPage} />
        <template id={errorPageId}>
          <ErrorPage />
        </template>
      </StaticRouter>,
    ),
  }
}
