import { createStaffGate } from './staff'

const key = 'a-long-key-of-the-staff'
const passOf = (gate: ReturnType<typeof createStaffGate>) => (gate.admit(key) ?? '').split(';')[0]

test('without a key everybody on a developer’s machine is staff, and nobody in production', () => {
  expect(createStaffGate(undefined, false).isStaff(undefined)).toBe(true)
  expect(createStaffGate(undefined, true).isStaff(undefined)).toBe(false)
  expect(createStaffGate(undefined, true).isStaff('mosaic.staff=1')).toBe(false)
})

test('with a key only who brought it is staff, also on a developer’s machine', () => {
  const gate = createStaffGate(key, false)
  expect(gate.isStaff(undefined)).toBe(false)
  expect(gate.isStaff('mosaic.staff=1')).toBe(false)
  expect(gate.isStaff(`mosaic.lang=EN; ${passOf(gate)}`)).toBe(true)
})

test.each(['', 'wrong', `${key}x`, undefined, ['a', 'b']])('the key %p admits nobody', (asked) => {
  expect(createStaffGate(key, true).admit(asked)).toBeNull()
})

test('a cookie of as many signs that are longer in bytes is no pass, and no fault either', () => {
  const gate = createStaffGate(key, false)
  const pass = passOf(gate) ?? ''
  expect(gate.isStaff(`${pass.slice(0, -1)}é`)).toBe(false)
})

test('the pass is out of reach of scripts and other sites, does not hold the key, and ends with it', () => {
  const gate = createStaffGate(key, true)
  expect(gate.admit(key)).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
  expect(gate.admit(key)).not.toContain(key)
  expect(createStaffGate('another-key', true).isStaff(passOf(gate))).toBe(false)
})
