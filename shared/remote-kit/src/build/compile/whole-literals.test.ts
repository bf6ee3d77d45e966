import { createRequire } from 'node:module'
import { join } from 'node:path'

const compile: (source: string) => string = createRequire(__filename)(join(__dirname, 'browser/whole-literals.cjs'))

test.each([
  ['value < 0n ? -value : value', 'value < BigInt(0) ? -value : value'],
  ['share(value, 10_000n)', 'share(value, BigInt(10000))'],
  ['x = 9007199254740993n', 'x = BigInt("9007199254740993")'],
  ["const text = '10n' // 20n", "const text = '10n' // 20n"],
  ['const plain = 10', 'const plain = 10'],
])('%s becomes %s', (source, expected) => {
  expect(compile(source)).toBe(expected)
})
