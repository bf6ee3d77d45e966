import fc from 'fast-check'
import { pollDelay } from './poll-delay'

describe('pollDelay', () => {
  it('begins with two seconds', () => {
    expect([0, 1, 2, 3].map(pollDelay)).toEqual([2000, 2000, 2000, 2000])
  })

  it('grows and stays within fifteen seconds', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        (answers) => pollDelay(answers + 1) >= pollDelay(answers) && pollDelay(answers) <= 15_000,
      ),
    )
  })
})
