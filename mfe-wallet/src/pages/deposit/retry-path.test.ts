import { requestedDeposit, retryPath } from './retry-path'

test('the form begins with the former method and amount', () => {
  const address = retryPath({ method: 'pix', amount: '200.00' })
  expect(requestedDeposit(new URL(address, 'http://site.example').searchParams)).toEqual({
    method: 'pix',
    amount: '200.00',
  })
})

test.each(['', '-5', '1e3', 'x', '1,50'])('an address with the amount %j asks for none', (amount) => {
  expect(requestedDeposit(new URLSearchParams({ amount })).amount).toBeNull()
})
