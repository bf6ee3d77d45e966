import { north, south } from './drums'
import type { Drum, LotteryConfig } from './lottery-config'

type Row = { readonly drum: Drum; readonly everyMinutes: number; readonly anchorMinute: number }

const digits = (count: number): Drum => ({ kind: 'digits', count })
const dice: Drum = { kind: 'dice' }
const pool = (take: number, of: number, picks: number[]): Drum => ({ kind: 'pool', take, of, picks })

const every = (drum: Drum, minutes: number): Row => ({ drum, everyMinutes: minutes, anchorMinute: 0 })
const daily = (drum: Drum, utcMinute: number): Row => ({ drum, everyMinutes: 1440, anchorMinute: utcMinute })
/** 1970-01-04 was a Sunday. */
const onSundays = (drum: Drum, utcMinute: number): Row => ({
  drum,
  everyMinutes: 7 * 1440,
  anchorMinute: 3 * 1440 + utcMinute,
})

const rows: Readonly<Record<string, Row>> = {
  'LOTT_daily-three': daily(digits(3), 21 * 60),
  'LOTT_lucky-five': every(pool(5, 36, [5, 3, 2]), 30),
  'LOTT_mega-sunday': onSundays(pool(6, 50, [6, 4, 3]), 20 * 60),
  'LOTT_clover-six': every(pool(6, 42, [6, 4, 3]), 60),
  'LOTT_eight-ball-draw': every(pool(3, 8, [3, 2]), 5),
  'LOTT_happy-numbers': every(digits(5), 10),
  'LOTT_gold-ticket': every(digits(6), 10),
  'LOTT_dice-three': every(dice, 10),
  'LOTT_pearl-keno': every(pool(20, 80, [2, 3, 4, 5, 6, 7, 8]), 5),
  'LOTT_dragon-keno': every(pool(10, 40, [2, 3, 4, 5, 6]), 3),
  'LOTT_turbo-minute': every(digits(5), 1),
  'LOTT_rainbow-draw': every(pool(3, 7, [3, 2]), 5),

  'TCG_SEA_siam-morning': daily(south, 2 * 60),
  'TCG_SEA_mekong-four': every(digits(4), 30),
  'TCG_SEA_lotus-draw': every(digits(4), 20),
  'TCG_SEA_bay-of-pearls': every(pool(5, 30, [5, 3, 2]), 20),
  'TCG_SEA_temple-two': every(digits(2), 15),
  'TCG_SEA_monsoon-six': every(digits(6), 60),
  'TCG_SEA_night-market': every(digits(4), 20),
  'TCG_SEA_orchid-lotto': every(pool(5, 36, [5, 3, 2]), 20),
  'TCG_SEA_mango-mini': every(digits(3), 20),
  'TCG_SEA_tiger-toto': every(pool(6, 48, [6, 4, 3]), 20),
  'TCG_SEA_island-hourly': every(digits(4), 60),
  'TCG_SEA_tuk-tuk-quick': every(digits(4), 5),

  // 18:15, 17:15 and 16:15 in Hanoi and Saigon.
  'TCG_LOTTO_VN_northern-draw': daily(north, 11 * 60 + 15),
  'TCG_LOTTO_VN_central-draw': daily(south, 10 * 60 + 15),
  'TCG_LOTTO_VN_southern-draw': daily(south, 9 * 60 + 15),
  'TCG_LOTTO_VN_ha-noi-quick': every(north, 10),
  'TCG_LOTTO_VN_saigon-seven': every(pool(7, 40, [7, 4, 3]), 30),
  'TCG_LOTTO_VN_hue-imperial': every(south, 30),
  'TCG_LOTTO_VN_da-nang-dragon': every(south, 30),
  'TCG_LOTTO_VN_ha-long-pearls': every(south, 30),
  'TCG_LOTTO_VN_lantern-hoi-an': every(south, 30),
  'TCG_LOTTO_VN_rice-field-two': every(digits(2), 15),
  'TCG_LOTTO_VN_bamboo-three': every(digits(3), 15),
  'TCG_LOTTO_VN_phoenix-four': every(digits(4), 15),
  'TCG_LOTTO_VN_mekong-minute': every(south, 1),
  'TCG_LOTTO_VN_golden-carp': every(south, 30),
}

export const lotteryCodes: readonly string[] = Object.keys(rows)

const keepPercent = 93

export const lotteryConfigOf = (gameCode: string): LotteryConfig | null => {
  const row = rows[gameCode]
  return row ? { engine: 'lottery@1', gameCode, keepPercent, ...row } : null
}
