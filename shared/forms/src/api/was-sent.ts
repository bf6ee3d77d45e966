import { errorFacts } from '@mosaic/contracts'

/** Whether a call that failed may have reached the gateway, and used up there what is good for one look. */
export const wasSent = (code: string): boolean => !errorFacts(code).unsent
