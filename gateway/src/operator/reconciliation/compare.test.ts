import { compare, type Side } from './compare'

const side = (reference: string, amount: bigint, done = true): Side => ({ reference, amount, done, currency: 'BRL' })

test.each([
  ['equal sides: no difference', [side('a', 5n)], [side('a', 5n)], []],
  ['no money moved on either side: no difference', [side('a', 5n, false)], [side('a', 5n, false)], []],
  ['unknown to the provider', [side('a', 5n)], [], ['a only here']],
  ['refused by the provider, posted here', [side('a', 5n)], [side('a', 5n, false)], ['a only here']],
  ['unknown here', [], [side('a', 5n)], ['a only at the provider']],
  ['failed here, paid at the provider', [side('a', 5n, false)], [side('a', 5n)], ['a only at the provider']],
  ['another amount', [side('a', 5n)], [side('a', 6n)], ['a other amount']],
] as const)('%s', (_case, here, provider, found) => {
  expect(compare(here, provider).map(({ reference, kind }) => `${reference} ${kind}`)).toEqual(found)
})
