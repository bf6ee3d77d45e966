import { openPaymentPage } from './payment-page'

test.each(['javascript:alert(1)', 'data:text/html,x', '/m/home', '//provider.example', ''])(
  '%j is not opened',
  (address) => {
    expect(openPaymentPage(address)).toBe(false)
  },
)
