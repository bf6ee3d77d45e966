import type { StageTexts } from '../../frame/stage-props'
import type { ReelKey } from '../reels/reel-texts'

const en = {
  ways: 'Ways',
  wayRule:
    'Equal symbols pay in any row of neighbouring reels, from the left reel. Each symbol pays its highest count, once for every way: how often it is on the first reel × on the second × … All {ways} ways are always in play.',
  wildRule: 'Stands in for every symbol. Found on reels 2 to 5.',
  wayPrizes: 'Prizes are for one way.',
} as const

type OwnKey = keyof typeof en
export type Ways5x3Key = OwnKey | ReelKey

export const ways5x3Texts: StageTexts<OwnKey> = {
  en,
  pt: {
    ways: 'Formas',
    wayRule:
      'Símbolos iguais pagam em qualquer linha de rolos vizinhos, a partir do rolo da esquerda. Cada símbolo paga pela maior sequência, uma vez por forma: quantas vezes está no primeiro rolo × no segundo × … As {ways} formas estão sempre ativas.',
    wildRule: 'Substitui todos os símbolos. Aparece nos rolos 2 a 5.',
    wayPrizes: 'Os prêmios valem para uma forma.',
  },
  ja: {
    ways: 'ウェイ',
    wayRule:
      '同じ絵柄が左端のリールから隣り合うリールに続くと、どの段でも配当が出ます。絵柄ごとに最も長い並びが、ウェイの数（第 1 リールの個数 × 第 2 リールの個数 × …）だけ支払われます。{ways} ウェイは常に有効です。',
    wildRule: 'すべての絵柄の代わりになります。第 2〜5 リールに出ます。',
    wayPrizes: '配当は 1 ウェイあたりです。',
  },
  ko: {
    ways: '웨이',
    wayRule:
      '같은 심벌이 왼쪽 릴부터 이웃한 릴에 이어지면 어느 줄에서나 당첨입니다. 심벌마다 가장 긴 연속이 웨이 수(1번 릴의 개수 × 2번 릴의 개수 × …)만큼 지급됩니다. {ways}웨이가 항상 적용됩니다.',
    wildRule: '모든 심벌을 대신합니다. 2~5번 릴에 나옵니다.',
    wayPrizes: '당첨금은 1웨이 기준입니다.',
  },
  es: {
    ways: 'Formas',
    wayRule:
      'Los símbolos iguales pagan en cualquier fila de rodillos contiguos, desde el rodillo izquierdo. Cada símbolo paga su secuencia más larga, una vez por cada forma: cuántas veces está en el primer rodillo × en el segundo × … Las {ways} formas siempre están en juego.',
    wildRule: 'Sustituye a cualquier símbolo. Sale en los rodillos 2 a 5.',
    wayPrizes: 'Los premios son por una forma.',
  },
  th: {
    ways: 'วิธีชนะ',
    wayRule:
      'สัญลักษณ์เหมือนกันบนวงล้อที่ติดกันจากวงล้อซ้ายสุดจะได้รางวัลไม่ว่าอยู่แถวใด แต่ละสัญลักษณ์นับช่วงที่ยาวที่สุด จ่ายตามจำนวนวิธี: จำนวนบนวงล้อแรก × วงล้อที่สอง × … ทั้ง {ways} วิธีทำงานเสมอ',
    wildRule: 'ใช้แทนสัญลักษณ์ทุกแบบ ออกที่วงล้อ 2 ถึง 5',
    wayPrizes: 'รางวัลเป็นของหนึ่งวิธี',
  },
}
