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

/** Parameters of the simulation below, so that it can be repeated. */
export const simulationSeed = 1

/** Output of `npm run rtp -- --engine poker` for each room with this seed and hands; a run takes minutes. */
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
  valley: { rtpBp: 9600, lowBp: 9498, highBp: 9702, hitRateBp: 2547, deviation: 8.08, hands: 300_000 },
  district: { rtpBp: 9615, lowBp: 9505, highBp: 9726, hitRateBp: 2146, deviation: 6.64, hands: 300_000 },
  republic: { rtpBp: 9674, lowBp: 9585, highBp: 9764, hitRateBp: 3431, deviation: 6.59, hands: 300_000 },
  tigers: { rtpBp: 9582, lowBp: 9483, highBp: 9683, hitRateBp: 2552, deviation: 5.81, hands: 300_000 },
  checkmate: { rtpBp: 9679, lowBp: 9613, highBp: 9745, hitRateBp: 5110, deviation: 2.77, hands: 300_000 },
  boulevard: { rtpBp: 9625, lowBp: 9522, highBp: 9729, hitRateBp: 2580, deviation: 7.62, hands: 300_000 },
  aces: { rtpBp: 9589, lowBp: 9505, highBp: 9674, hitRateBp: 3571, deviation: 6.2, hands: 300_000 },
  elephant: { rtpBp: 9619, lowBp: 9532, highBp: 9707, hitRateBp: 3422, deviation: 8.86, hands: 300_000 },
  flowers: { rtpBp: 9590, lowBp: 9479, highBp: 9701, hitRateBp: 2058, deviation: 5.54, hands: 300_000 },
}
