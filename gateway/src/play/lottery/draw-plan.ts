/** Digits of each number, prize by prize from the highest on. */
export type PrizeTiers = readonly (readonly [count: number, digits: number])[]

export type DrawPlan = {
  readonly tiers: PrizeTiers
  readonly everyMs: number
  /** The instant of one draw; all others are whole steps away. */
  readonly anchor: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** 27 numbers in 8 prizes (domain §2.4, north). */
export const north: PrizeTiers = [
  [1, 5],
  [1, 5],
  [2, 5],
  [6, 5],
  [4, 4],
  [6, 4],
  [3, 3],
  [4, 2],
]
/** 18 numbers in 9 prizes (domain §2.4, south). */
export const south: PrizeTiers = [
  [1, 6],
  [1, 5],
  [1, 5],
  [2, 5],
  [7, 5],
  [1, 4],
  [3, 4],
  [1, 3],
  [1, 2],
]
const single = (digits: number): PrizeTiers => [[1, digits]]

const every = (tiers: PrizeTiers, minutes: number): DrawPlan => ({ tiers, everyMs: minutes * minute, anchor: 0 })
const daily = (tiers: PrizeTiers, utcMinute: number): DrawPlan => ({ tiers, everyMs: day, anchor: utcMinute * minute })
/** 1970-01-04 was a Sunday. */
const onSundays = (tiers: PrizeTiers, utcMinute: number): DrawPlan => ({
  tiers,
  everyMs: 7 * day,
  anchor: 3 * day + utcMinute * minute,
})

/** Lotteries whose name promises when and what they draw. */
const named: Readonly<Record<string, DrawPlan>> = {
  'LOTT_daily-three': daily(single(3), 21 * 60),
  'LOTT_lucky-five': every(single(5), 30),
  'LOTT_mega-sunday': onSundays(single(6), 20 * 60),
  'LOTT_clover-six': every(single(6), 60),
  'LOTT_dice-three': every(single(3), 10),
  'LOTT_turbo-minute': every(single(5), 1),
  'TCG_SEA_siam-morning': daily(south, 2 * 60),
  'TCG_SEA_mekong-four': every(single(4), 30),
  'TCG_SEA_temple-two': every(single(2), 15),
  'TCG_SEA_monsoon-six': every(single(6), 60),
  'TCG_SEA_island-hourly': every(single(4), 60),
  'TCG_SEA_tuk-tuk-quick': every(single(4), 5),
  // 18:15, 17:15 and 16:15 in Hanoi and Saigon.
  'TCG_LOTTO_VN_northern-draw': daily(north, 11 * 60 + 15),
  'TCG_LOTTO_VN_central-draw': daily(south, 10 * 60 + 15),
  'TCG_LOTTO_VN_southern-draw': daily(south, 9 * 60 + 15),
  'TCG_LOTTO_VN_ha-noi-quick': every(north, 10),
  'TCG_LOTTO_VN_mekong-minute': every(south, 1),
  'TCG_LOTTO_VN_rice-field-two': every(single(2), 15),
  'TCG_LOTTO_VN_bamboo-three': every(single(3), 15),
  'TCG_LOTTO_VN_phoenix-four': every(single(4), 15),
}
const usual: Readonly<Record<string, DrawPlan>> = {
  LOTT: every(single(5), 10),
  TCG_SEA: every(single(4), 20),
  TCG_LOTTO_VN: every(south, 30),
}

/** When a lottery draws, and how many numbers of how many digits; null for what is no lottery. */
export const drawPlanOf = (game: { readonly code: string; readonly vendor: string }): DrawPlan | null =>
  named[game.code] ?? usual[game.vendor] ?? null
