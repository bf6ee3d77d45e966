import { isWireLanguage, languageTag, wireLanguageOf, type LanguageTag } from '@mosaic/contracts'
import { escapeHtml } from './escape'
import { plainPage } from './plain-page'

const sentences: Readonly<Record<LanguageTag, readonly [string, string]>> = {
  en: ['Back in a moment', 'The site cannot be reached right now. This page tries again by itself.'],
  pt: ['Voltamos já', 'O site não está acessível neste momento. Esta página tenta novamente sozinha.'],
  ja: ['まもなく再開します', '現在サイトに接続できません。このページは自動的に再試行します。'],
  ko: ['잠시 후 돌아옵니다', '지금은 사이트에 연결할 수 없습니다. 이 페이지가 자동으로 다시 시도합니다.'],
  es: ['Volvemos enseguida', 'Ahora no se puede acceder al sitio. Esta página lo intenta de nuevo sola.'],
  th: ['กลับมาในอีกสักครู่', 'ขณะนี้ไม่สามารถเข้าถึงเว็บไซต์ได้ หน้านี้จะลองใหม่โดยอัตโนมัติ'],
}

/** The stored language, else the first language of the browser that the site has. */
export const visitorTag = (chosen: string | undefined, acceptLanguage: string | undefined): LanguageTag => {
  if (chosen && isWireLanguage(chosen)) return languageTag(chosen)
  for (const part of (acceptLanguage ?? '').split(',')) {
    const offered = wireLanguageOf(part.split(';')[0]?.trim() ?? '')
    if (offered) return languageTag(offered)
  }
  return 'en'
}

/** Page for the time before the first answer of the gateway or the first release; it retries by itself. */
export const unavailablePage = (tag: LanguageTag): string => {
  const [title, sentence] = sentences[tag]
  return plainPage(tag, title, `<p>${escapeHtml(sentence)}</p>`, '<meta http-equiv="refresh" content="5">\n')
}
