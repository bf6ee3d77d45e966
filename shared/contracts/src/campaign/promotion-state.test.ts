import fc from 'fast-check'
import {
  grantAfter,
  type GrantState,
  grantStates,
  type GrantStep,
  isFinal,
  promotionLabels,
  promotionStates,
} from './promotion-state'

const steps: readonly GrantStep[] = ['apply', 'review', 'approve', 'issue', 'claim', 'reject', 'close']

test('each of the ten states has a label of its own', () => {
  expect(promotionStates).toHaveLength(10)
  expect(new Set(promotionStates.map((state) => promotionLabels[state])).size).toBe(10)
})

test('any sequence of steps: a grant is always in a known state, is claimed at most once, and a final state stays', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 20 }), (taken) => {
      let state: GrantState | 'NONE' = 'NONE'
      let claims = 0
      for (const step of taken) {
        const next: GrantState | null = grantAfter(state, step)
        if (next === null) continue
        if (state !== 'NONE') expect(isFinal(state)).toBe(false)
        expect(grantStates).toContain(next)
        if (next === 'CLAIMED') {
          expect(state).toBe('ISSUED')
          claims += 1
        }
        state = next
      }
      expect(claims).toBeLessThanOrEqual(1)
    }),
  )
})
