import type { LanguageTag } from '@mosaic/contracts'
import { scriptJson } from './escape'

const sentences: Readonly<Record<LanguageTag, string>> = {
  en: 'This browser is too old for this site. Please update it, or open the site in a current Chrome, Safari or Firefox.',
  pt: 'Este navegador é antigo demais para este site. Atualize-o ou abra o site em uma versão atual do Chrome, Safari ou Firefox.',
  ja: 'お使いのブラウザは古いため、このサイトを表示できません。更新するか、最新のChrome、Safari、Firefoxで開いてください。',
  ko: '브라우저가 오래되어 이 사이트를 열 수 없습니다. 업데이트하거나 최신 Chrome, Safari, Firefox에서 열어 주세요.',
  es: 'Este navegador es demasiado antiguo para este sitio. Actualícelo o abra el sitio en una versión actual de Chrome, Safari o Firefox.',
  th: 'เบราว์เซอร์นี้เก่าเกินไปสำหรับเว็บไซต์นี้ โปรดอัปเดต หรือเปิดด้วย Chrome, Safari หรือ Firefox รุ่นปัจจุบัน',
}

/**
 * What a browser of the floor has, as `usedApis` of remote-kit writes it, and how a document finds out. The youngest
 * decide, and give the floor itself (api-floor.test.ts): Object.fromEntries, and in Firefox character classes.
 */
export const floorProbes: Readonly<Record<string, string>> = {
  fetch: 'window.fetch',
  Proxy: 'window.Proxy',
  URLSearchParams: 'window.URLSearchParams',
  AbortController: 'window.AbortController',
  IntersectionObserver: 'window.IntersectionObserver',
  'Object.fromEntries': 'Object.fromEntries',
  'Array#flatMap': '[].flatMap',
  'Promise#finally': "Promise.prototype['finally']",
  'regexp:unicode_character_class_escape':
    "(function () { try { return new RegExp('\\\\p{L}', 'u') } catch (e) { return null } })()",
}
const isBelowFloor = `!(${Object.values(floorProbes).join(' && ')})`

/** A plain page for browsers below the floor, instead of a start that breaks at some point. In the oldest syntax. */
export const oldBrowserScript = (tag: LanguageTag): string => `if (${isBelowFloor}) {
  document.documentElement.setAttribute('data-mounted', '')
  document.addEventListener('DOMContentLoaded', function () {
    var root = document.getElementById('root')
    var note = document.createElement('p')
    note.setAttribute('role', 'alert')
    note.setAttribute('style', 'padding:24px;text-align:center;font:18px/1.5 sans-serif')
    note.textContent = ${scriptJson(sentences[tag])}
    root.textContent = ''
    root.appendChild(note)
  })
}
`
