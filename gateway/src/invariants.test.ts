import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Domain §3.3, and what else the ledger promises, under the names that the tests carry. */
const names = [
  ...['1. zero-sum', '2. no-negative', '3. snapshot = history', '4. append-only', '5. replay', '6. mismatch'],
  ...['7. double spend', '8. acked ⊆ stored', '9. stored \\\\ acked resolves', '10. single writer'],
  ...[
    '11. rollback commutes',
    '12. conservation per round',
    '13. withdraw lock',
    '14. deposit once',
    '15. commission telescopes',
  ],
  ...['16. limits under race', '17. clock', '18. hash chain', '19. restart reconciliation', '20. no float'],
  ...['no-trace', 'reason parity', 'ring', 'double reversal', 'partial commit is loud', 'Non-vacuous'],
]

test.each(names)('%s is a rule that a test names', (name) => {
  const folders = [__dirname, join(__dirname, '../../scripts/test')]
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          (/\.test\.ts$/.test(file) && !file.includes('invariants')) || file.endsWith('wallet-model/commands.ts'),
      )
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  expect(texts.some((text) => text.includes(name))).toBe(true)
})
