import { wasSent } from '../api/was-sent'

/**
 * The gateway consumes a captcha with its first check, right or wrong (security research G4); an unsent one is still
 * valid.
 */
export const captchaBurned = (code: string): boolean => wasSent(code)
