import type { StageTexts } from '../../frame/stage-props'
import type { ReelKey } from '../reels/reel-texts'

const en = {
  freeWon: '{count} free spins · prizes ×{times}',
  freeTurn: 'Free spin {turn} of {count}',
  lineRule:
    'Equal symbols on a line pay from the left reel. Only the highest prize of each line counts; all {lines} lines are always in play.',
  wildRule: 'Stands in for every symbol except the scatter. Found on reels 2 to 5.',
  scatterRule: 'Pays anywhere on the reels, on top of line prizes.',
  freeRule:
    '3, 4 or 5 scatters: {three}, {four} or {five} free spins with every prize ×{times}. About once in {every} spins. Free spins do not win further free spins.',
} as const

type OwnKey = keyof typeof en
export type SlotKey = OwnKey | ReelKey

export const slotTexts: StageTexts<OwnKey> = {
  en,
  pt: {
    freeWon: '{count} giros grátis · prêmios ×{times}',
    freeTurn: 'Giro grátis {turn} de {count}',
    lineRule:
      'Símbolos iguais em uma linha pagam a partir do rolo da esquerda. Vale só o maior prêmio de cada linha; as {lines} linhas estão sempre ativas.',
    wildRule: 'Substitui todos os símbolos, menos o scatter. Aparece nos rolos 2 a 5.',
    scatterRule: 'Paga em qualquer posição, além dos prêmios de linha.',
    freeRule:
      '3, 4 ou 5 scatters: {three}, {four} ou {five} giros grátis com prêmios ×{times}. Cerca de uma vez a cada {every} giros. Giros grátis não dão novos giros grátis.',
  },
  ja: {
    freeWon: 'フリースピン {count} 回 · 配当 ×{times}',
    freeTurn: 'フリースピン {turn}/{count}',
    lineRule:
      '同じ絵柄が左端のリールからライン上に並ぶと配当が出ます。各ラインで最も高い配当だけが有効です。{lines} ラインは常に有効です。',
    wildRule: 'スキャッター以外のすべての絵柄の代わりになります。第 2〜5 リールに出ます。',
    scatterRule: 'どの位置でも配当が出て、ライン配当に加算されます。',
    freeRule:
      'スキャッター 3・4・5 個でフリースピン {three}・{four}・{five} 回。すべての配当が {times} 倍です。およそ {every} 回に 1 回。フリースピン中に追加のフリースピンはありません。',
  },
  ko: {
    freeWon: '프리스핀 {count}회 · 당첨금 ×{times}',
    freeTurn: '프리스핀 {turn}/{count}',
    lineRule:
      '같은 심벌이 왼쪽 릴부터 라인에 이어지면 당첨입니다. 라인마다 가장 큰 당첨만 인정되며 {lines}개 라인이 항상 적용됩니다.',
    wildRule: '스캐터를 뺀 모든 심벌을 대신합니다. 2~5번 릴에 나옵니다.',
    scatterRule: '어느 위치에서나 당첨되며 라인 당첨금에 더해집니다.',
    freeRule:
      '스캐터 3·4·5개: 프리스핀 {three}·{four}·{five}회, 모든 당첨금 ×{times}. 약 {every}스핀에 한 번. 프리스핀 중에는 프리스핀이 추가되지 않습니다.',
  },
  es: {
    freeWon: '{count} giros gratis · premios ×{times}',
    freeTurn: 'Giro gratis {turn} de {count}',
    lineRule:
      'Los símbolos iguales de una línea pagan desde el rodillo izquierdo. Solo cuenta el premio más alto de cada línea; las {lines} líneas siempre están en juego.',
    wildRule: 'Sustituye a cualquier símbolo salvo el scatter. Sale en los rodillos 2 a 5.',
    scatterRule: 'Paga en cualquier posición, además de los premios de línea.',
    freeRule:
      '3, 4 o 5 scatters: {three}, {four} o {five} giros gratis con premios ×{times}. Aproximadamente una vez cada {every} giros. Los giros gratis no dan más giros gratis.',
  },
  th: {
    freeWon: 'ฟรีสปิน {count} ครั้ง · รางวัล ×{times}',
    freeTurn: 'ฟรีสปิน {turn}/{count}',
    lineRule: 'สัญลักษณ์เหมือนกันเรียงบนไลน์จากวงล้อซ้ายสุดจะได้รางวัล นับเฉพาะรางวัลสูงสุดของแต่ละไลน์ ทั้ง {lines} ไลน์ทำงานเสมอ',
    wildRule: 'ใช้แทนสัญลักษณ์ทุกแบบยกเว้นสแคตเตอร์ ออกที่วงล้อ 2 ถึง 5',
    scatterRule: 'จ่ายทุกตำแหน่ง เพิ่มจากรางวัลบนไลน์',
    freeRule:
      'สแคตเตอร์ 3, 4 หรือ 5 ตัว: ฟรีสปิน {three}, {four} หรือ {five} ครั้ง รางวัลทั้งหมด ×{times} เฉลี่ยหนึ่งครั้งใน {every} สปิน ระหว่างฟรีสปินจะไม่ได้ฟรีสปินเพิ่ม',
  },
}
