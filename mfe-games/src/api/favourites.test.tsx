import { fakeGateway } from '@mosaic/testing'
import { act, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { renderScreen } from '../testing/render-screen'
import { setFavourite, useFavouriteIds, withFavourite } from './favourites'

const Ids = () => <p>{`ids: ${[...useFavouriteIds()].join()}`}</p>

test('a favourite added while the ids are loading: is in the list', async () => {
  let reportOld: () => void = () => undefined
  let asked = 0
  fakeGateway({
    favouriteIds: () =>
      (asked += 1) === 1
        ? new Promise((resolve) => (reportOld = () => resolve({ value: ['old'] })))
        : { value: ['new', 'old'] },
    addFavourite: () => ({ value: { done: true } }),
  })
  await renderScreen(<Ids />, { session: { userName: 'player01', type: 0 } })
  await waitFor(() => expect(asked).toBe(1))
  await act(() => setFavourite({ gameId: 'new', nodeId: 'new', vassalage: 'V' }, true))
  await act(async () => reportOld())
  expect(await screen.findByText('ids: new,old')).toBeInTheDocument()
})

describe('favourites as a list of ids', () => {
  test('a new favourite stands first; one that is there already is not added again', () => {
    expect(withFavourite(['a'], 'b', true)).toEqual(['b', 'a'])
    const known = ['a', 'b']
    expect(withFavourite(known, 'b', true)).toBe(known)
  })

  test('undoing a change restores the favourites', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(ids, fc.constantFrom('a', 'b', 'c', 'd'), (list, id) => {
        const was = list.includes(id)
        return new Set(withFavourite(withFavourite(list, id, !was), id, was)).size === new Set(list).size
      }),
    )
  })
})
