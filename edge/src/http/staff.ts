import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieOf, sessionCookie } from './cookies'

/**
 * Who may see the status page. With a staff key it is whoever opened a page with `?staff=<key>` in this browser session; without
 * one it is everybody on a developer's machine and nobody in production.
 */
export type StaffAccess = {
  readonly isStaff: (cookies: string | undefined) => boolean
  /** Cookie for somebody who brought the right key, or null. */
  readonly admit: (asked: unknown) => string | null
}

const staffCookie = 'mosaic.staff'

const same = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export const createStaffAccess = (key: string | undefined, production: boolean): StaffAccess => {
  if (!key) return { isStaff: () => !production, admit: () => null }
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  // The cookie says nothing about the key, and a new key ends every pass.
  const pass = digest('staff')
  return {
    isStaff: (cookies) => same(cookieOf(cookies, staffCookie) ?? '', pass),
    admit: (asked) =>
      typeof asked === 'string' && same(digest(asked), digest(key))
        ? sessionCookie(staffCookie, pass, { secure: production })
        : null,
  }
}
