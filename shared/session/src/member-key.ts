import { sessionStore } from './session-store'

/** Query key of one member, so that another member's answer is never shown. */
export const memberKey = (
  endpoint: string,
  userName = sessionStore.getState().session?.userName,
): readonly string[] => ['session', endpoint, userName ?? '']
