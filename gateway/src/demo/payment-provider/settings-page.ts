import type { LanguageTag } from '@mosaic/contracts'
import { escapeHtml } from '../../platform/http/html-page'
import type { Behaviour } from './behaviour'
import { behaviourChoice } from './behaviour-choice'
import { behaviourTexts } from './behaviour-texts'
import { shell } from './page'

/** The default behaviour of new payments; each payment page can override it. */
export const settingsPage = (behaviour: Behaviour, language: LanguageTag, nonce: string): string => {
  const texts = behaviourTexts[language]
  return shell(
    language,
    nonce,
    '',
    `<form method="post" action="/behaviour?lang=${language}" class="card decide">
<h2>${escapeHtml(texts.title)}</h2>
<p class="quiet">${escapeHtml(texts.explanation)}</p>
${behaviourChoice(behaviour, language)}
<button class="approve">${escapeHtml(texts.save)}</button>
</form>`,
  )
}
