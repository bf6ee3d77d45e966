/** The session in the browser, under the key and with the five fields that the wire contract fixes. */
export const sessionKey = 'MC_SESSION_INFO'

export type SessionInfo = {
  readonly token: string
  readonly userName: string
  /** Customer type. */
  readonly type: number
  readonly merchantCode: string
  readonly firstTimeLogin: boolean
}

/** Reads what storage holds; anything that is not exactly a session of this merchant counts as none. */
export const parseSession = (text: string | null, merchantCode: string): SessionInfo | null => {
  if (!text) return null
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return null
    const { token, userName, type, merchantCode: merchant, firstTimeLogin } = data as Record<string, unknown>
    if (typeof token !== 'string' || token === '' || typeof userName !== 'string' || typeof type !== 'number')
      return null
    if (merchant !== merchantCode) return null
    return { token, userName, type, merchantCode, firstTimeLogin: firstTimeLogin === true }
  } catch {
    return null
  }
}
