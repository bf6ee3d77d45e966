import { returnAddress, returnPathOf } from './return-address'

describe('return path of the payment page', () => {
  test.each(['/m/voucherCenter', '/m/voucherCenter?tab=1', '/'])('%s is a path of this site', (path) => {
    expect(returnPathOf(path)).toBe(path)
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/m/../..//evil.test',
    '/\t/evil.test',
    '/m\r\nX: 1',
    '',
    'm/home',
    '/m#fragment',
    '/%0d%0a\u0000',
  ])('%j is refused', (path) => {
    expect(returnPathOf(path)).toBeNull()
  })

  test('the return address keeps the player’s host if it is the merchant’s, else uses the main one', () => {
    const lotus = { hosts: ['lotus.localhost'], mainDomain: 'lotus.localhost' }
    expect(returnAddress('http://localhost:4000', lotus, 'lotus.localhost', '/m/voucherCenter', 'd1')).toBe(
      'http://lotus.localhost:4000/m/voucherCenter?depositId=d1',
    )
    expect(returnAddress('http://localhost:4000', lotus, 'evil.test', '/m/voucherCenter?a=1', 'd1')).toBe(
      'http://lotus.localhost:4000/m/voucherCenter?a=1&depositId=d1',
    )
  })
})
