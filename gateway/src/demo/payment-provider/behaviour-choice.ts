import type { LanguageTag } from '@mosaic/contracts'
import { escapeHtml } from '../../platform/http/html-page'
import { type Behaviour, behaviours } from './behaviour'
import { behaviourTexts } from './behaviour-texts'

/** A select box for the notification behaviour of a payment. */
export const behaviourChoice = (chosen: Behaviour, language: LanguageTag): string => {
  const { label, choices } = behaviourTexts[language]
  const option = (behaviour: Behaviour) =>
    `<option value="${behaviour}"${behaviour === chosen ? ' selected' : ''}>${escapeHtml(choices[behaviour])}</option>`
  return `<label class="quiet" for="behaviour">${escapeHtml(label)}</label>
<select id="behaviour" name="behaviour">${behaviours.map(option).join('')}</select>`
}
