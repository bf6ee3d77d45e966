import fc from 'fast-check'
import { PluralRules } from './plural-rules'
import { allSettled, at, hasOwn, matchAll, replaceAll } from './small'
import { wholeNumber } from './whole-numbers'

describe('whole numbers instead of BigInt', () => {
  it('takes what BigInt takes', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        (whole) => wholeNumber(String(whole)) === Number(BigInt(String(whole))) && wholeNumber(whole) === whole,
      ),
    )
    expect(wholeNumber('')).toBe(0)
  })

  it.each(['1.5', 'abc', '1e3', '0x', '1 2'])('refuses the text %s as BigInt does', (text) => {
    expect(() => wholeNumber(text)).toThrow(SyntaxError)
    expect(() => BigInt(text)).toThrow(SyntaxError)
  })

  it('refuses what it could not hold exactly instead of rounding it', () => {
    expect(() => wholeNumber('9007199254740993')).toThrow(RangeError)
    expect(() => wholeNumber(0.5)).toThrow(RangeError)
  })
})

test('plural classes are those of the platform for whole numbers in every language of the site', () => {
  for (const tag of ['en', 'pt', 'es', 'ja', 'ko', 'th'])
    for (const count of [0, 1, 2, 5, 21, 101])
      expect(`${tag} ${count} ${new PluralRules(tag).select(count)}`).toBe(
        `${tag} ${count} ${new Intl.PluralRules(tag).select(count)}`,
      )
})

test('the short functions do what the platform does', async () => {
  const failed = Promise.reject(new Error('no'))
  expect(await allSettled([1, Promise.resolve(2), failed])).toEqual(
    await Promise.allSettled([1, Promise.resolve(2), failed]),
  )
  expect([hasOwn({ a: 1 }, 'a'), hasOwn({}, 'toString')]).toEqual([true, false])
  expect([0, 1, -1, 5, -5].map((index) => at.call(['a', 'b'], index))).toEqual(
    [0, 1, -1, 5, -5].map((index) => ['a', 'b'].at(index)),
  )
  expect(replaceAll.call('a.b.c', '.', '-')).toBe('a-b-c')
  expect([...matchAll.call('a1b22', /\d+/g)].map(([found]) => found)).toEqual(['1', '22'])
})
