/** Base64 of a JSON object; digits, which a visitor types, never begin so. */
const beginning = 'eyJ'

/** The form that ALTCHA gives its answers. */
export const challengeAnswer = (challenge: object, solution: object): string =>
  btoa(JSON.stringify({ challenge, solution }))

export const isSolvedChallenge = (answer: string): boolean => answer.startsWith(beginning)
