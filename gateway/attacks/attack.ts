import { tryOn, tryOnWeakened, type Attack, type Weakening } from './weaken'

export type Trial = {
  readonly what: string
  readonly attack: Attack
  readonly off: string
  readonly weaken: Weakening
  readonly lighter?: Attack
}

/** Each attack fails against the gateway as it is. */
export const areHeld = (attacks: readonly Trial[]): void => {
  test.each(attacks)('$what: held', async ({ attack }) => {
    expect(await tryOn(attack)).toBe(false)
  })
}

/** Each attack succeeds once its control is off, so that the attack is a real one. */
export const needTheirControl = (attacks: readonly Trial[]): void => {
  test.each(attacks)('$what: gets through $off', async ({ attack, weaken, lighter }) => {
    expect(await tryOnWeakened(lighter ?? attack, weaken)).toBe(true)
  })
}
