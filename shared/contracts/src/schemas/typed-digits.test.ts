import { schemas } from '.'

/** Digits of full-width and Thai keyboards, as other clients may send them. */
test.each([
  [
    'withdraw',
    { amount: '１００．５０', bankCardId: 'x', password: '２７４９５１' },
    { amount: '100.50', password: '274951' },
  ],
  ['depositGateway', { method: 'pix', amount: '๑๐๐' }, { amount: '100' }],
  ['walletTransfer', { fromAccountTypeId: 'main', toAccountTypeId: 'x', amount: '１００' }, { amount: '100' }],
  ['setLimit', { kind: 'deposit', period: 'day', amount: '５００' }, { amount: '500' }],
  [
    'setPaymentPassword',
    { password: 'Ｄemo１', newPaymentPassword: '２７４９５１', confirmPaymentPassword: '๒๗๔๙๕๑' },
    // The login password is no number: it stays as it was typed.
    { password: 'Ｄemo１', newPaymentPassword: '274951', confirmPaymentPassword: '274951' },
  ],
] as const)('%s: digits of other keyboards are read as ASCII', (name, sent, read) => {
  expect(schemas[name].body.parse(sent)).toMatchObject(read)
})

test.each(['1,5', '１，５', '-1', '１e３', '½'])('amount %s: refused', (amount) => {
  expect(schemas.withdraw.body.safeParse({ amount, bankCardId: 'x', password: '1' }).success).toBe(false)
})
