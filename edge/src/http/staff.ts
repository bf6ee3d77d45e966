import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieOf, sessionCookie } from './cookies'

/**
 * Access to the status page. With a staff key: browsers that opened a page with `?staff=<key>` in this session. Without
 * a key: everyone in development, no one in production.
 */
export type StaffAccess = {
  readonly isStaff: (cookies: string | undefined) => boolean
  /** Cookie for the right key, or null. */
  readonly cookieFor: (given: unknown) => string | null
}

const staffCookie = 'mosaic.staff'

const isEqual = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export const createStaffAccess = (key: string | undefined, production: boolean): StaffAccess => {
  if (!key) return { isStaff: () => !production, cookieFor: () => null }
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  // The cookie does not reveal the key, and a new key invalidates it.
  const pass = digest('staff')
  return {
    isStaff: (cookies) => isEqual(cookieOf(cookies, staffCookie) ?? '', pass),
    cookieFor: (given) =>
      typeof given === 'string' && isEqual(digest(given), digest(key))
        ? sessionCookie(staffCookie, pass, { secure: production })
        : null,
  }
}
