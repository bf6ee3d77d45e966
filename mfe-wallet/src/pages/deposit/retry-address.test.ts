import { askedDeposit, retryAddress } from './retry-address'

test('the form begins with what was asked before', () => {
  const address = retryAddress({ method: 'pix', amount: '200.00' })
  expect(askedDeposit(new URL(address, 'http://site.example').searchParams)).toEqual({
    method: 'pix',
    amount: '200.00',
  })
})

test.each(['', '-5', '1e3', 'x', '1,50'])('an address with the amount %j asks for none', (amount) => {
  expect(askedDeposit(new URLSearchParams({ amount })).amount).toBeNull()
})
