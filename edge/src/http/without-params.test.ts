import { withoutParams } from './without-params'

test.each([
  ['/m/help', '/m/help'],
  ['/m/help?mfe.wallet=off', '/m/help'],
  ['/m/help?id=7&mfe.wallet=http://localhost:4106&q=a%26b+c&mfe%2Egames=off', '/m/help?id=7&q=a%26b+c'],
  ['/m/help?%E0%A4%A=1&mfe.wallet=off', '/m/help?%E0%A4%A=1'],
])('without its mfe. parameters %s is %s', (url, left) =>
  expect(withoutParams(url, (name) => name.startsWith('mfe.'))).toBe(left),
)
