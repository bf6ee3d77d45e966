import type { Language } from '../texts/languages'

type Names = {
  readonly hidden: string
  /** Clubs, diamonds, hearts, spades. */
  readonly suits: readonly [string, string, string, string]
  /** Jack, queen, king, ace. */
  readonly courts: readonly [string, string, string, string]
  readonly join: (rank: string, suit: string) => string
}

const names: Record<Language, Names> = {
  en: {
    hidden: 'Card face down',
    suits: ['clubs', 'diamonds', 'hearts', 'spades'],
    courts: ['Jack', 'Queen', 'King', 'Ace'],
    join: (rank, suit) => `${rank} of ${suit}`,
  },
  pt: {
    hidden: 'Carta virada para baixo',
    suits: ['paus', 'ouros', 'copas', 'espadas'],
    courts: ['Valete', 'Dama', 'Rei', 'Ás'],
    join: (rank, suit) => `${rank} de ${suit}`,
  },
  ja: {
    hidden: '伏せたカード',
    suits: ['クラブ', 'ダイヤ', 'ハート', 'スペード'],
    courts: ['ジャック', 'クイーン', 'キング', 'エース'],
    join: (rank, suit) => `${suit}の${rank}`,
  },
  ko: {
    hidden: '뒤집힌 카드',
    suits: ['클로버', '다이아몬드', '하트', '스페이드'],
    courts: ['잭', '퀸', '킹', '에이스'],
    join: (rank, suit) => `${suit} ${rank}`,
  },
  es: {
    hidden: 'Carta boca abajo',
    suits: ['tréboles', 'diamantes', 'corazones', 'picas'],
    courts: ['Jota', 'Reina', 'Rey', 'As'],
    join: (rank, suit) => `${rank} de ${suit}`,
  },
  th: {
    hidden: 'ไพ่คว่ำ',
    suits: ['ดอกจิก', 'ข้าวหลามตัด', 'โพแดง', 'โพดำ'],
    courts: ['แจ็ค', 'ควีน', 'คิง', 'เอซ'],
    join: (rank, suit) => `${rank} ${suit}`,
  },
}

export const cardName = (card: number, lang: Language): string => {
  const { suits, courts, join } = names[lang]
  const rank = card >> 2
  return join(courts[rank - 9] ?? String(rank + 2), suits[card & 3] ?? '')
}

export const hiddenCardName = (lang: Language): string => names[lang].hidden
