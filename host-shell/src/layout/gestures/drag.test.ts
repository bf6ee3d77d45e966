/** @jest-environment jsdom */
import fc from 'fast-check'
import { backProgress, isRim, keepsTouch, meansBack, meansRefresh, pulled, swipeBackAt } from './drag'

describe('swipe back', () => {
  it.each([
    [100, 0, true],
    [99, 0, false],
    [140, 60, true],
    [140, 80, false],
    [-140, 0, false],
    [0, 140, false],
  ])('%i to the right and %i across means back: %s', (dx, dy, back) => expect(meansBack({ dx, dy })).toBe(back))

  it('is announced by its progress, and done exactly when that is full', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }), (dx, dy) => {
        const progress = backProgress({ dx, dy })
        return progress >= 0 && progress <= 1 && (progress === 1) === meansBack({ dx, dy })
      }),
    )
    expect(backProgress({ dx: swipeBackAt / 2, dy: 0 })).toBe(0.5)
  })

  it('leaves the rim to the browser', () => {
    expect([isRim(0, 390), isRim(23, 390), isRim(24, 390), isRim(366, 390), isRim(367, 390)]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
  })
})

describe('pull to refresh', () => {
  it.each([
    [0, 144, true],
    [0, 143, false],
    [80, 150, false],
    [0, -200, false],
  ])('%i across and %i down means refresh: %s', (dx, dy, refresh) => expect(meansRefresh({ dx, dy })).toBe(refresh))
  it('the page follows with half the way', () => expect(pulled({ dx: 0, dy: 60 })).toBe(30))
})

describe('elements with their own drag', () => {
  const build = (html: string) => {
    document.body.innerHTML = html
    return document.getElementById('target')
  }
  const sized = (element: Element | null, { scrollWidth = 0, clientWidth = 0 }) => {
    Object.defineProperties(element, { scrollWidth: { value: scrollWidth }, clientWidth: { value: clientWidth } })
  }

  it.each([
    ['<input id="target" type="range">', true],
    ['<div role="dialog"><p id="target"></p></div>', true],
    ['<section aria-roledescription="carousel"><p id="target"></p></section>', true],
    ['<canvas id="target"></canvas>', true],
    ['<p id="target"></p>', false],
  ])('%s: %s', (html, keeps) => expect(keepsTouch(build(html), 'x')).toBe(keeps))

  it('a shelf that scrolls sideways does, one whose tiles all fit does not', () => {
    const target = build('<div id="shelf" style="overflow-x:auto"><p id="target"></p></div>')
    const rail = document.getElementById('shelf')
    expect(keepsTouch(target, 'x')).toBe(false)
    sized(rail, { scrollWidth: 800, clientWidth: 390 })
    expect(keepsTouch(target, 'x')).toBe(true)
    expect(keepsTouch(target, 'y')).toBe(false)
  })
})
