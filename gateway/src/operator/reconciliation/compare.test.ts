import { compare, type Side } from './compare'

const side = (reference: string, amount: bigint, done = true): Side => ({ reference, amount, done, currency: 'BRL' })

test.each([
  ['the same on both sides is no difference', [side('a', 5n)], [side('a', 5n)], []],
  ['what moved on neither side is none', [side('a', 5n, false)], [side('a', 5n, false)], []],
  ['what the provider never had', [side('a', 5n)], [], ['a only here']],
  ['what the provider refused and we booked', [side('a', 5n)], [side('a', 5n, false)], ['a only here']],
  ['what we never had', [], [side('a', 5n)], ['a only at the provider']],
  ['what we took for lost', [side('a', 5n, false)], [side('a', 5n)], ['a only at the provider']],
  ['another amount', [side('a', 5n)], [side('a', 6n)], ['a other amount']],
] as const)('%s', (_case, here, provider, found) => {
  expect(compare(here, provider).map(({ reference, kind }) => `${reference} ${kind}`)).toEqual(found)
})
