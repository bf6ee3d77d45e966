import type { LanguageTag } from '@mosaic/contracts'
import { escapeHtml } from './escape'
import { plainPage } from './plain-page'

const sentences: Readonly<Record<LanguageTag, readonly [string, string, string]>> = {
  en: ['This page does not exist', 'The address may have been shortened or changed on its way.', 'To the home page'],
  pt: ['Esta página não existe', 'O endereço pode ter sido cortado ou alterado no caminho.', 'Ir para o início'],
  ja: ['このページは見つかりません', 'アドレスが途中で切れたか、変わった可能性があります。', 'ホームへ'],
  ko: ['페이지를 찾을 수 없습니다', '주소가 잘렸거나 바뀌었을 수 있습니다.', '홈으로'],
  es: ['Esta página no existe', 'Puede que la dirección se haya cortado o cambiado por el camino.', 'Ir al inicio'],
  th: ['ไม่พบหน้านี้', 'ที่อยู่อาจถูกตัดหรือเปลี่ยนไประหว่างทาง', 'ไปหน้าแรก'],
}

/** For an address that no screen has. */
export const missingPage = (tag: LanguageTag, siteName: string): string => {
  const [title, sentence, home] = sentences[tag]
  return plainPage(
    tag,
    `${title} · ${siteName}`,
    `<p>${escapeHtml(sentence)}</p><a href="/m/home">${escapeHtml(home)}</a>`,
  )
}
