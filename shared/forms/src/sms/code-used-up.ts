import { wasSent } from '../api/was-sent'

/** Whether a call that failed may have used up its one-time code. A gateway that is busy leaves it as it was. */
export const codeUsedUp = (failure: string): boolean => wasSent(failure) && failure !== 'system.busy'
