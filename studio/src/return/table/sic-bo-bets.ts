export type Dice = readonly [number, number, number]

const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c
export const totalOf = ([a, b, c]: Dice): number => a + b + c
const shows = (dice: Dice, face: number): number => dice.filter((die) => die === face).length

/** Paying step of each bet for three dice, 0 is lost. Only "single" has several: the number of dice with its face. */
export type SicBoBet = { readonly usual: readonly number[]; readonly step: (dice: Dice) => number }

const bet = (usual: number, wins: (dice: Dice) => boolean): SicBoBet => ({
  usual: [usual],
  step: (dice) => (wins(dice) ? 1 : 0),
})

/** Usual pays of the totals 4 to 17 (Macau). */
const totalPays = [60, 30, 17, 12, 8, 6, 6, 6, 6, 8, 12, 17, 30, 60] as const
const faces = [1, 2, 3, 4, 5, 6] as const

export const sicBoBets: Readonly<Record<string, SicBoBet>> = {
  small: bet(1, (dice) => !isTriple(dice) && totalOf(dice) <= 10),
  big: bet(1, (dice) => !isTriple(dice) && totalOf(dice) >= 11),
  odd: bet(1, (dice) => !isTriple(dice) && totalOf(dice) % 2 === 1),
  even: bet(1, (dice) => !isTriple(dice) && totalOf(dice) % 2 === 0),
  anyTriple: bet(30, isTriple),
  ...Object.fromEntries(faces.map((face) => [`triple${face}`, bet(180, (dice) => shows(dice, face) === 3)])),
  ...Object.fromEntries(faces.map((face) => [`double${face}`, bet(10, (dice) => shows(dice, face) >= 2)])),
  ...Object.fromEntries(
    faces.map((face) => [`single${face}`, { usual: [1, 2, 3], step: (dice: Dice) => shows(dice, face) }]),
  ),
  ...Object.fromEntries(
    faces.flatMap((low) =>
      faces
        .filter((high) => high > low)
        .map((high) => [`pair${low}${high}`, bet(5, (dice) => shows(dice, low) > 0 && shows(dice, high) > 0)]),
    ),
  ),
  ...Object.fromEntries(
    totalPays.map((usual, index) => [`total${index + 4}`, bet(usual, (dice) => totalOf(dice) === index + 4)]),
  ),
}

export const allDice = (): Dice[] => faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Dice => [a, b, c])))
