import type { LanguageTag } from '@mosaic/contracts'
import { escapeHtml } from './escape'
import { plainPage } from './plain-page'

const sentences: Readonly<Record<LanguageTag, readonly [string, string]>> = {
  en: [
    'No site at this address',
    'If you typed the address, check its spelling. If you run this site, add this host to the settings of its merchant:',
  ],
  pt: [
    'Nenhum site neste endereço',
    'Se você digitou o endereço, confira a escrita. Se você opera este site, adicione este host às configurações da marca:',
  ],
  ja: [
    'このアドレスにサイトはありません',
    'アドレスを入力した場合は、つづりをご確認ください。運営者の方は、このホストをサイトの設定に追加してください。',
  ],
  ko: [
    '이 주소에는 사이트가 없습니다',
    '주소를 직접 입력했다면 철자를 확인해 주세요. 운영자라면 이 호스트를 사이트 설정에 추가해 주세요.',
  ],
  es: [
    'No hay ningún sitio en esta dirección',
    'Si escribió la dirección, revise cómo está escrita. Si gestiona este sitio, añada este host a la configuración de la marca:',
  ],
  th: ['ไม่มีเว็บไซต์ที่ที่อยู่นี้', 'หากคุณพิมพ์ที่อยู่เอง โปรดตรวจสอบตัวสะกด หากคุณดูแลเว็บไซต์นี้ โปรดเพิ่มโฮสต์นี้ในการตั้งค่าเว็บไซต์:'],
}

/** For a host name that no merchant has, to its visitors and to whoever set up the host (`npm run ops -- merchants`). */
export const unknownHostPage = (tag: LanguageTag, host: string): string => {
  const [title, sentence] = sentences[tag]
  return plainPage(tag, title, `<p>${escapeHtml(sentence)}</p><ul><li>${escapeHtml(host)}</li></ul>`)
}
