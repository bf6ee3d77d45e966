import { chaos } from './chaos'

test('two gateways killed under load, on PostgreSQL and on PGlite: every acknowledged operation is stored, nothing twice', async () => {
  const size = ['--operations', '120', '--kills', '2', '--pglite-kills', '1', '--gateways', '2']
  expect(await chaos(size)).toBe(0)
}, 240_000)
