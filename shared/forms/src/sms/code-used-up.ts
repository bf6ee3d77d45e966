import { wasSent } from '../api/was-sent'

/** Before the gateway looks at a code, it may be busy, or refuse another field by its rule. */
const leavesCode: readonly string[] = ['system.busy', 'register.rule.violated']

/** Whether a call that failed may have used up its one-time code. */
export const codeUsedUp = (failure: string): boolean => wasSent(failure) && !leavesCode.includes(failure)
