import { bankPlaceOf } from './bank-account'
import { destinationOf, maskPlace } from './payout-destination'
import { payoutMethods } from './methods'

const brasil = { bankCode: '001', name: 'Banco do Brasil', checkLetter: 'X' } as const
const bradesco = { bankCode: '237', name: 'Bradesco', checkLetter: 'P' } as const
const itau = { bankCode: '341', name: 'Itaú' } as const
const withBranch = { needsBranch: true }

test.each([
  [brasil, '12345-X', '1234-5', { account: '12345X', branch: '12345' }],
  [brasil, '12.345-x', '1234-x', { account: '12345X', branch: '1234X' }],
  [brasil, '12345-6', '1', { account: '123456', branch: '0001' }],
  [brasil, '12345-P', '1234', { fault: { account: 'format' } }],
  [bradesco, '7654-P', '0450-P', { account: '7654P', branch: '0450P' }],
  [bradesco, '7654-p', '0450', { account: '7654P', branch: '0450' }],
  [bradesco, '7654-X', '0450', { fault: { account: 'format' } }],
  [itau, '09876-5', '1500', { account: '098765', branch: '1500' }],
  [itau, '09876-X', '1500', { fault: { account: 'format' } }],
  [itau, '09876-5', '15001', { fault: { branch: 'format' } }],
  [itau, '09876-5', 'ag. um', { fault: { branch: 'format' } }],
  [itau, '09876-5', '', { fault: { branch: 'required' } }],
  [itau, '09876-5', ' ', { fault: { branch: 'required' } }],
  [itau, '123', '1500', { fault: { account: 'format' } }],
  [itau, '1X345-6', '1500', { fault: { account: 'format' } }],
])('%j, account %s, branch %s', (bank, account, branch, expected) => {
  expect(bankPlaceOf(withBranch, bank, { account, branch })).toEqual(expected)
})

test('a bank of another country has no branch and no letters', () => {
  const bank = { bankCode: 'KBANK', name: 'Kasikornbank' }
  expect(bankPlaceOf({ needsBranch: false }, bank, { account: '123-4-56789-0', branch: '12' })).toEqual({
    account: '1234567890',
    branch: null,
  })
  expect(bankPlaceOf({ needsBranch: false }, bank, { account: '123456789X', branch: '' })).toEqual({
    fault: { account: 'format' },
  })
})

test('the mask shows the branch and the end of the account', () => {
  expect(maskPlace({ account: '12345X', branch: '1234' })).toBe('1234 / •••• 345X')
  expect(maskPlace({ account: '1234567890', branch: null })).toBe('•••• 7890')
})

test('only transfers in BRL name a branch; the banks with letters are named', () => {
  const merchant = { profile: { withdrawal: { methods: ['pix', 'bank', 'promptpay'] } } } as unknown as Parameters<
    typeof payoutMethods
  >[0]
  const named = (currency: 'BRL' | 'THB' | 'JPY') =>
    payoutMethods(merchant, currency).map(({ kind, needsBranch }) => [kind, needsBranch])
  expect(named('BRL')).toEqual([
    ['pix', false],
    ['bank', true],
  ])
  expect([...named('THB'), ...named('JPY')].some(([, needsBranch]) => needsBranch === true)).toBe(false)
  const [, bank] = payoutMethods(merchant, 'BRL')
  expect(
    bank?.banks.filter(({ checkLetter }) => checkLetter).map(({ bankCode, checkLetter }) => [bankCode, checkLetter]),
  ).toEqual([
    ['001', 'X'],
    ['237', 'P'],
  ])
  if (!bank) return
  expect(destinationOf(bank, { holder: 'Ana', account: '1', bankCode: '999', branch: '1' })).toEqual({
    bankCode: 'unknown',
  })
})
