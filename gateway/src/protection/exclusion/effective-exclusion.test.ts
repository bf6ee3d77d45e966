import fc from 'fast-check'
import { type Exclusion, effectiveExclusion } from './effective-exclusion'

const exclusion = fc.record<Exclusion>({
  kind: fc.constantFrom('cool-off', 'self-exclusion'),
  until: fc.option(fc.nat()),
})
const end = (each: Exclusion | null) => (each === null ? -1 : (each.until ?? Number.POSITIVE_INFINITY))

describe('of several exclusions the strictest holds', () => {
  const table: readonly (readonly [string, readonly Exclusion[], Exclusion | null])[] = [
    ['none', [], null],
    [
      'the longer break',
      [
        { kind: 'cool-off', until: 5 },
        { kind: 'cool-off', until: 9 },
      ],
      { kind: 'cool-off', until: 9 },
    ],
    [
      'self-exclusion before a longer break',
      [
        { kind: 'cool-off', until: 99 },
        { kind: 'self-exclusion', until: 5 },
      ],
      { kind: 'self-exclusion', until: 5 },
    ],
    [
      'for good before any date',
      [
        { kind: 'self-exclusion', until: 99 },
        { kind: 'self-exclusion', until: null },
      ],
      { kind: 'self-exclusion', until: null },
    ],
  ]
  test.each(table)('%s', (_title, running, expected) => expect(effectiveExclusion(running)).toEqual(expected))

  test('one more exclusion never makes the effective one milder or shorter', () => {
    fc.assert(
      fc.property(fc.array(exclusion, { maxLength: 6 }), exclusion, (running, another) => {
        const [before, after] = [effectiveExclusion(running), effectiveExclusion([...running, another])]
        if (before?.kind === 'self-exclusion') expect(after?.kind).toBe('self-exclusion')
        if (before?.kind === after?.kind) expect(end(after)).toBeGreaterThanOrEqual(end(before))
      }),
    )
  })
})
