import fc from 'fast-check'
import { withFavourite } from './favourites'

describe('favourites as a list of ids', () => {
  test('a new favourite stands first; one that is there already is not added again', () => {
    expect(withFavourite(['a'], 'b', true)).toEqual(['b', 'a'])
    const known = ['a', 'b']
    expect(withFavourite(known, 'b', true)).toBe(known)
  })

  test('taking back a change restores which games are favourites', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(ids, fc.constantFrom('a', 'b', 'c', 'd'), (list, id) => {
        const was = list.includes(id)
        return new Set(withFavourite(withFavourite(list, id, !was), id, was)).size === new Set(list).size
      }),
    )
  })
})
