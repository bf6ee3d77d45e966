import { sessionStore } from './session-store'

/** The key of what the gateway says of one member: another member's answer is never taken for it. */
export const memberKey = (
  endpoint: string,
  userName = sessionStore.getState().session?.userName,
): readonly string[] => ['session', endpoint, userName ?? '']
