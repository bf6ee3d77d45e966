import type { StageTexts } from '../../frame/stage-props'
import type { ReelKey } from '../reels/reel-texts'

const en = {
  lineRule: 'Three equal symbols on a line pay; all {lines} lines are always in play. Lines are added up.',
  wildRule: 'Stands in for every symbol. Found on reels 2 and 3.',
} as const

type OwnKey = keyof typeof en
export type Lines3x3Key = OwnKey | ReelKey

export const lines3x3Texts: StageTexts<OwnKey> = {
  en,
  pt: {
    lineRule:
      'Três símbolos iguais em uma linha pagam; as {lines} linhas estão sempre ativas. Os prêmios das linhas se somam.',
    wildRule: 'Substitui todos os símbolos. Aparece nos rolos 2 e 3.',
  },
  ja: {
    lineRule: 'ライン上に同じ絵柄が 3 つ揃うと配当が出ます。{lines} ラインは常に有効で、各ラインの配当は合計されます。',
    wildRule: 'すべての絵柄の代わりになります。第 2・第 3 リールに出ます。',
  },
  ko: {
    lineRule: '라인에 같은 심벌 3개가 놓이면 당첨입니다. {lines}개 라인이 항상 적용되며 라인 당첨금은 모두 더해집니다.',
    wildRule: '모든 심벌을 대신합니다. 2번과 3번 릴에 나옵니다.',
  },
  es: {
    lineRule:
      'Tres símbolos iguales en una línea pagan; las {lines} líneas siempre están en juego. Los premios de las líneas se suman.',
    wildRule: 'Sustituye a cualquier símbolo. Sale en los rodillos 2 y 3.',
  },
  th: {
    lineRule: 'สัญลักษณ์เหมือนกัน 3 ตัวบนไลน์จะได้รางวัล ทั้ง {lines} ไลน์ทำงานเสมอ และรางวัลของทุกไลน์รวมกัน',
    wildRule: 'ใช้แทนสัญลักษณ์ทุกแบบ ออกที่วงล้อ 2 และ 3',
  },
}
