import { createStaffAccess } from './staff'

const key = 'a-long-key-of-the-staff'
const passOf = (gate: ReturnType<typeof createStaffAccess>) => (gate.admit(key) ?? '').split(';')[0]

test('without a key everybody on a developer’s machine is staff, and nobody in production', () => {
  expect(createStaffAccess(undefined, false).isStaff(undefined)).toBe(true)
  expect(createStaffAccess(undefined, true).isStaff(undefined)).toBe(false)
  expect(createStaffAccess(undefined, true).isStaff('mosaic.staff=1')).toBe(false)
})

test('with a key only who brought it is staff, also on a developer’s machine', () => {
  const gate = createStaffAccess(key, false)
  expect(gate.isStaff(undefined)).toBe(false)
  expect(gate.isStaff('mosaic.staff=1')).toBe(false)
  expect(gate.isStaff(`mosaic.lang=EN; ${passOf(gate)}`)).toBe(true)
})

test.each(['', 'wrong', `${key}x`, undefined, ['a', 'b']])('the key %p admits nobody', (asked) => {
  expect(createStaffAccess(key, true).admit(asked)).toBeNull()
})

test('a cookie of as many signs that are longer in bytes is no pass, and no fault either', () => {
  const gate = createStaffAccess(key, false)
  const pass = passOf(gate) ?? ''
  expect(gate.isStaff(`${pass.slice(0, -1)}é`)).toBe(false)
})

test('the pass is out of reach of scripts and other sites, does not hold the key, and ends with it', () => {
  const gate = createStaffAccess(key, true)
  expect(gate.admit(key)).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
  expect(gate.admit(key)).not.toContain(key)
  expect(createStaffAccess('another-key', true).isStaff(passOf(gate))).toBe(false)
})
