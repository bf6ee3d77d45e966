import { createHmac, timingSafeEqual } from 'node:crypto'

export type FrameQuery = { readonly site?: unknown; readonly siteUntil?: unknown; readonly siteSignature?: unknown }

const isOrigin = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  } catch {
    return false
  }
}

/** The origin that the gateway permits to frame this game: signed, of this game, and not expired. */
export const permittedSite = (
  secret: string,
  gameCode: string,
  { site, siteUntil, siteSignature }: FrameQuery,
  now: number,
): string | null => {
  if (typeof site !== 'string' || typeof siteUntil !== 'string' || typeof siteSignature !== 'string') return null
  if (!isOrigin(site) || !/^\d{13}$/.test(siteUntil) || Number(siteUntil) <= now) return null
  const expected = Buffer.from(
    createHmac('sha256', secret).update(`FRAME\n${gameCode}\n${site}\n${siteUntil}`).digest('hex'),
  )
  const given = Buffer.from(siteSignature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? site : null
}
