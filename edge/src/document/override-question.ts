import type { LanguageTag } from '@mosaic/contracts'
import type { Overrides } from '../composition/overrides'
import { escapeHtml } from './escape'
import { plainPage } from './plain-page'

type Texts = {
  readonly title: string
  readonly sentence: string
  readonly without: string
  readonly agree: string
}

const texts: Readonly<Record<LanguageTag, Texts>> = {
  en: {
    title: 'Load parts of this site from elsewhere?',
    sentence:
      'Whoever runs these addresses sees and does in this browser what you can. Only people who build this site need that.',
    without: 'Go on without',
    agree: 'Load them from there',
  },
  pt: {
    title: 'Carregar partes deste site de outro lugar?',
    sentence:
      'Quem controla esses endereços vê e faz neste navegador o mesmo que você. Só quem desenvolve o site precisa disso.',
    without: 'Continuar sem isso',
    agree: 'Carregar de lá',
  },
  ja: {
    title: 'このサイトの一部を別の場所から読み込みますか？',
    sentence:
      'これらのアドレスの管理者は、このブラウザであなたと同じことを見たり実行したりできます。必要なのはこのサイトの開発者だけです。',
    without: '読み込まずに続ける',
    agree: 'そこから読み込む',
  },
  ko: {
    title: '이 사이트의 일부를 다른 곳에서 불러올까요?',
    sentence:
      '이 주소를 운영하는 사람은 이 브라우저에서 회원님과 똑같이 보고 실행할 수 있습니다. 사이트 개발자에게만 필요합니다.',
    without: '불러오지 않고 계속',
    agree: '그곳에서 불러오기',
  },
  es: {
    title: '¿Cargar partes de este sitio desde otro lugar?',
    sentence:
      'Quien controla estas direcciones ve y hace en este navegador lo mismo que tú. Solo lo necesita quien desarrolla el sitio.',
    without: 'Seguir sin ello',
    agree: 'Cargarlas desde allí',
  },
  th: {
    title: 'โหลดบางส่วนของเว็บไซต์นี้จากที่อื่นหรือไม่',
    sentence: 'ผู้ดูแลที่อยู่เหล่านี้จะเห็นและทำทุกอย่างในเบราว์เซอร์นี้ได้เหมือนคุณ มีเพียงผู้พัฒนาเว็บไซต์เท่านั้นที่จำเป็นต้องใช้',
    without: 'ไปต่อโดยไม่โหลด',
    agree: 'โหลดจากที่นั่น',
  },
}

/** Asks before a link makes this browser run code from another origin. The safe answer is the prominent one. */
export const overrideQuestion = (tag: LanguageTag, added: Overrides, here: string, without: string): string => {
  const { title, sentence, without: leave, agree } = texts[tag]
  const list = Object.entries(added).map(([name, origin]) => `<li>${escapeHtml(`${name}: ${origin}`)}</li>`)
  return plainPage(
    tag,
    title,
    `<p>${escapeHtml(sentence)}</p><ul>${list.join('')}</ul><a href="${escapeHtml(without)}">${escapeHtml(leave)}</a><form method="post" action="${escapeHtml(here)}"><button>${escapeHtml(agree)}</button></form>`,
  )
}
