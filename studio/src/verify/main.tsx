import { createRoot } from 'react-dom/client'
import type { Language } from '../client/texts/languages'
import { VerifyScreen } from './VerifyScreen'
import type { Texts } from '../client/texts/texts'
import { translator } from '../client/texts/translator'
import '../client/styles/index.css'

const root = document.getElementById('root')
// Written by our own server.
const boot: { lang: Language; texts: Texts } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')
if (root) {
  root.removeAttribute('aria-busy')
  createRoot(root).render(
    <VerifyScreen
      lang={boot.lang}
      t={translator(boot.lang, boot.texts)}
      fragment={window.location.hash.slice(1)}
      roundId={new URLSearchParams(window.location.search).get('round') ?? ''}
    />,
  )
}
