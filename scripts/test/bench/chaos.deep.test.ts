import { chaos } from './chaos'

test('ten gateways and PostgreSQL killed under load: every acknowledged operation is stored, nothing twice', async () => {
  const size = ['--operations', '2000', '--kills', '10', '--pglite-kills', '3', '--gateways', '3']
  expect(await chaos(size)).toBe(0)
})
