import { tryOn, tryOnWeakened, type Attack, type Weakening } from './weaken'

export type Trial = {
  readonly what: string
  readonly attack: Attack
  readonly off: string
  readonly weaken: Weakening
  readonly lighter?: Attack
}

/** Each attack fails against the gateway as it is, and succeeds once its control is off. */
export const holds = (attacks: readonly Trial[]): void => {
  describe.each(attacks)('$what', ({ attack, off, weaken, lighter }) => {
    test('is held', async () => {
      expect(await tryOn(attack)).toBe(false)
    })
    test(`gets through ${off}, so the attack is a real one`, async () => {
      expect(await tryOnWeakened(lighter ?? attack, weaken)).toBe(true)
    })
  })
}
