import type { PokerRoom } from '../../../catalogue/play'

export type RoomFigures = {
  readonly rtpBp: number
  /** Ends of the 99.9 % interval. */
  readonly lowBp: number
  readonly highBp: number
  readonly hitRateBp: number
  /** Of what a hand gains, in antes. */
  readonly deviation: number
  readonly hands: number
}

/** Of the simulation below, so that anybody can repeat it. */
export const simulationSeed = 1

/** What `npm run rtp -- --engine poker` prints for each room with this seed and these hands; a run takes minutes. */
export const roomFigures: Readonly<Record<PokerRoom, RoomFigures>> = {
  river: { rtpBp: 9622, lowBp: 9524, highBp: 9720, hitRateBp: 2580, deviation: 4.42, hands: 300_000 },
  bravo: { rtpBp: 9591, lowBp: 9470, highBp: 9712, hitRateBp: 1722, deviation: 5.19, hands: 300_000 },
  night: { rtpBp: 9646, lowBp: 9559, highBp: 9735, hitRateBp: 3405, deviation: 7.3, hands: 300_000 },
  sprint: { rtpBp: 9663, lowBp: 9565, highBp: 9762, hitRateBp: 2677, deviation: 6.23, hands: 300_000 },
  crown: { rtpBp: 9599, lowBp: 9521, highBp: 9678, hitRateBp: 4030, deviation: 9.05, hands: 300_000 },
  shine: { rtpBp: 9665, lowBp: 9581, highBp: 9749, hitRateBp: 3431, deviation: 3.77, hands: 300_000 },
  locked: { rtpBp: 9679, lowBp: 9610, highBp: 9749, hitRateBp: 5118, deviation: 2.98, hands: 300_000 },
  corner: { rtpBp: 9640, lowBp: 9531, highBp: 9751, hitRateBp: 2078, deviation: 4.87, hands: 300_000 },
  pineapple: { rtpBp: 9604, lowBp: 9505, highBp: 9704, hitRateBp: 2571, deviation: 5.06, hands: 300_000 },
  pack: { rtpBp: 9620, lowBp: 9499, highBp: 9742, hitRateBp: 1733, deviation: 5.92, hands: 300_000 },
  duel: { rtpBp: 9616, lowBp: 9544, highBp: 9689, hitRateBp: 5218, deviation: 4.75, hands: 300_000 },
  valley: { rtpBp: 9602, lowBp: 9208, highBp: 9998, hitRateBp: 2524, deviation: 8.0, hands: 20_000 },
  district: { rtpBp: 9773, lowBp: 9345, highBp: 10203, hitRateBp: 2174, deviation: 6.7, hands: 20_000 },
  republic: { rtpBp: 9547, lowBp: 9201, highBp: 9893, hitRateBp: 3388, deviation: 6.61, hands: 20_000 },
  tigers: { rtpBp: 9672, lowBp: 9290, highBp: 10056, hitRateBp: 2591, deviation: 5.77, hands: 20_000 },
  checkmate: { rtpBp: 9676, lowBp: 9424, highBp: 9930, hitRateBp: 5096, deviation: 2.75, hands: 20_000 },
  boulevard: { rtpBp: 9667, lowBp: 9270, highBp: 10065, hitRateBp: 2591, deviation: 7.58, hands: 20_000 },
  aces: { rtpBp: 9538, lowBp: 9211, highBp: 9866, hitRateBp: 3541, deviation: 6.19, hands: 20_000 },
  elephant: { rtpBp: 9583, lowBp: 9248, highBp: 9919, hitRateBp: 3449, deviation: 8.83, hands: 20_000 },
  flowers: { rtpBp: 9534, lowBp: 9107, highBp: 9962, hitRateBp: 2039, deviation: 5.45, hands: 20_000 },
}
