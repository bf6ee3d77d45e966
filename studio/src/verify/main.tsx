import { createRoot } from 'react-dom/client'
import type { Language } from '../client/texts/languages'
import type { Texts } from '../client/texts/texts'
import { translator } from '../client/texts/translator'
import '../client/styles/index.css'

const root = document.getElementById('root')
// Written by our own server.
const boot: { lang: Language; texts: Texts } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')

const showTooOld = (place: HTMLElement): void => {
  const note = document.createElement('p')
  note.className = 'verdict verdict-no'
  note.setAttribute('role', 'alert')
  note.textContent = boot.texts.browserTooOld
  place.append(note)
}

const show = async (place: HTMLElement): Promise<void> => {
  place.removeAttribute('aria-busy')
  // The engines count in whole numbers of any size, from their first line on.
  if (typeof BigInt === 'undefined') {
    showTooOld(place)
    return
  }
  const { VerifyScreen } = await import('./VerifyScreen')
  createRoot(place).render(
    <VerifyScreen
      lang={boot.lang}
      t={translator(boot.lang, boot.texts)}
      fragment={window.location.hash.slice(1)}
      roundId={new URLSearchParams(window.location.search).get('round') ?? ''}
    />,
  )
}

if (root) void show(root)
