export type PinProblem = 'form' | 'mismatch'

const form = /^\d{6}$/

/** A payment password is six digits, typed twice; whether it is too simple the gateway says. */
export const pinProblems = (pin: string, confirmation: string): { readonly pin: PinProblem | null; readonly confirmation: PinProblem | null } => ({
  pin: form.test(pin) ? null : 'form',
  confirmation: confirmation === pin && confirmation !== '' ? null : 'mismatch',
})
