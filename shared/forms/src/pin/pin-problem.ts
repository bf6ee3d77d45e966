export type PinProblem = 'required' | 'form' | 'mismatch'

const form = /^\d{6}$/

/** A payment password is six digits, typed twice; whether it is too simple the gateway says. */
export const pinProblems = (
  pin: string,
  confirmation: string,
): { readonly pin: PinProblem | null; readonly confirmation: PinProblem | null } => ({
  pin: pin === '' ? 'required' : form.test(pin) ? null : 'form',
  confirmation: confirmation === '' ? 'required' : confirmation === pin ? null : 'mismatch',
})
