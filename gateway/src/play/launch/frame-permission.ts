import { createHmac } from 'node:crypto'

/** A page that reloads its game later gets a new launch. */
const lifetimeMs = 24 * 3_600_000

/**
 * Which origin may frame a game, signed for the provider, which knows no merchants (hex HMAC-SHA256 over
 * `FRAME\ngameCode\norigin\nexpiry`).
 */
export const framePermission = (
  secret: string,
  gameCode: string,
  origin: string,
  now: number,
): Readonly<Record<'site' | 'siteUntil' | 'siteSignature', string>> => {
  const siteUntil = String(now + lifetimeMs)
  const siteSignature = createHmac('sha256', secret).update(`FRAME\n${gameCode}\n${origin}\n${siteUntil}`).digest('hex')
  return { site: origin, siteUntil, siteSignature }
}
