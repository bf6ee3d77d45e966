import { wasSent } from '../api/was-sent'

/** The gateway burns a captcha with its first check, right or wrong (security research G4); what was not sent has burned nothing. */
export const captchaBurned = (code: string): boolean => wasSent(code)
