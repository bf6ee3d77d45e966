/** @jest-environment jsdom */
import { createScrollStore } from './scroll-store'

beforeEach(() => sessionStorage.clear())

describe('scroll places', () => {
  it('survive the page when it is left', () => {
    const store = createScrollStore()
    store.remember('a /m/activity', 812.6)
    store.save()
    expect(createScrollStore().placeOf('a /m/activity')).toBe(813)
    expect(createScrollStore().placeOf('b /m/activity')).toBe(0)
  })

  it('a page under a new history entry uses the last position of its path', () => {
    const store = createScrollStore()
    store.remember('a /m/slot-games?page=2', 900)
    store.remember('b /m/slot-games?page=3', 1978)
    store.remember('c /m/activity', 12)
    store.save()
    const later = createScrollStore()
    expect(later.placeAfterReload('lost /m/slot-games?page=2')).toBe(1978)
    expect(later.placeAfterReload('a /m/slot-games?page=2')).toBe(900)
    expect(later.placeAfterReload('lost /m/fav-games')).toBe(0)
  })

  it('the most recently used pages are stored, the oldest are dropped', () => {
    const store = createScrollStore()
    for (let page = 0; page < 80; page += 1) store.remember(`page ${page}`, page + 1)
    store.remember('page 0', 5)
    store.save()
    const later = createScrollStore()
    expect(later.placeOf('page 0')).toBe(5)
    expect(later.placeOf('page 10')).toBe(0)
    expect(later.placeOf('page 79')).toBe(80)
  })

  it.each(['no json', '[1', '{"a":"x"}', 'null'])('a stored %s is forgotten', (value) => {
    sessionStorage.setItem('mosaic.scroll', value)
    expect(createScrollStore().placeOf('a')).toBe(0)
  })
})
