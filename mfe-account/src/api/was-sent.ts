/** Failures of a call that did not leave the phone. */
const unsent = new Set(['offline', 'insecure.context', 'request.url.invalid'])

/** Whether a call that failed may have reached the gateway, and used up there what is good for one look. */
export const wasSent = (code: string): boolean => !unsent.has(code)
