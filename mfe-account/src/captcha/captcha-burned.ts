/** Failures of a call that did not leave the phone. */
const unsent = new Set(['offline', 'insecure.context', 'request.url.invalid'])

/** The gateway burns a captcha with its first check, right or wrong (security research G4); what was not sent has burned nothing. */
export const captchaBurned = (code: string): boolean => !unsent.has(code)
