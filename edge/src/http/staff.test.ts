import { createStaffAccess } from './staff'

const key = 'a-long-key-of-the-staff'
const passOf = (access: ReturnType<typeof createStaffAccess>) => (access.cookieFor(key) ?? '').split(';')[0]

test('no staff key: everyone is staff in development, no one in production', () => {
  expect(createStaffAccess(undefined, false).isStaff(undefined)).toBe(true)
  expect(createStaffAccess(undefined, true).isStaff(undefined)).toBe(false)
  expect(createStaffAccess(undefined, true).isStaff('mosaic.staff=1')).toBe(false)
})

test('staff key set: only browsers with its cookie are staff, also in development', () => {
  const access = createStaffAccess(key, false)
  expect(access.isStaff(undefined)).toBe(false)
  expect(access.isStaff('mosaic.staff=1')).toBe(false)
  expect(access.isStaff(`mosaic.lang=EN; ${passOf(access)}`)).toBe(true)
})

test.each(['', 'wrong', `${key}x`, undefined, ['a', 'b']])('key %p: no cookie', (given) => {
  expect(createStaffAccess(key, true).cookieFor(given)).toBeNull()
})

test('cookie of equal length with multi-byte characters: rejected without an error', () => {
  const access = createStaffAccess(key, false)
  const pass = passOf(access) ?? ''
  expect(access.isStaff(`${pass.slice(0, -1)}é`)).toBe(false)
})

test('the staff cookie is HttpOnly and SameSite, does not contain the key, and is invalid under another key', () => {
  const access = createStaffAccess(key, true)
  expect(access.cookieFor(key)).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
  expect(access.cookieFor(key)).not.toContain(key)
  expect(createStaffAccess('another-key', true).isStaff(passOf(access))).toBe(false)
})
