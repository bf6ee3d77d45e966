import { chaos } from './chaos'

test('8. acked ⊆ stored, 9. stored \\ acked resolves, 19. restart reconciliation: on both databases, with gateways killed and PostgreSQL restarted', async () => {
  expect(await chaos(['--operations', '500', '--kills', '2', '--pglite-kills', '1', '--gateways', '2'])).toBe(0)
}, 240_000)
