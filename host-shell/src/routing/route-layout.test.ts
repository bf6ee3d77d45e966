import type { RouteLayout } from '@mosaic/remote-kit'
import { route } from '../testing/sample-composition'
import { layoutOf, type ScreenLayout } from './route-layout'

const usual: ScreenLayout = { header: true, bottomMenu: true, footer: 'none', back: 'history', heading: 'title' }

describe('layoutOf', () => {
  it('home has the logo and no way back', () => {
    expect(layoutOf({ kind: 'home' })).toEqual({ ...usual, back: 'none', heading: 'logo' })
  })

  it.each<[RouteLayout | undefined, Partial<ScreenLayout>]>([
    [undefined, {}],
    [
      { header: false, bottomMenu: false, back: 'home' },
      { header: false, bottomMenu: false, back: 'home' },
    ],
    [
      { back: 'none', bottomMenu: false },
      { back: 'none', bottomMenu: false },
    ],
    [{ footer: 'private' }, { footer: 'private' }],
    [{ heading: 'logo' }, { heading: 'logo' }],
  ])('a route that declares %j differs from the usual screen in just that', (layout, difference) => {
    expect(layoutOf({ kind: 'route', route: route('/m/x', { layout }) })).toEqual({ ...usual, ...difference })
  })

  it('a refused visitor always has a header with a way back', () => {
    const layout = { header: false, back: 'none' } as const
    expect(layoutOf({ kind: 'refused', route: route('/m/x', { layout }) })).toMatchObject({
      header: true,
      back: 'history',
    })
  })

  it('a redirect paints nothing of the frame', () => {
    expect(layoutOf({ kind: 'redirect', to: '/m/home', why: 'agents-only' })).toMatchObject({
      header: false,
      bottomMenu: false,
    })
  })
})
