import type { RouteLayout } from '@mosaic/remote-kit'
import type { RouteDecision } from './decide-route'

export type ScreenLayout = Required<RouteLayout>

const usual: ScreenLayout = { header: true, bottomMenu: true, footer: 'none', back: 'history', heading: 'title' }

/** Header, menu and back target of what is shown: the route's own words over the usual ones (spec §2 "Layout rules"). */
export const layoutOf = (decision: RouteDecision): ScreenLayout => {
  switch (decision.kind) {
    case 'home':
      return { ...usual, back: 'none', heading: 'logo' }
    case 'route':
      return { ...usual, ...decision.route.layout }
    case 'refused':
      return {
        ...usual,
        ...decision.route.layout,
        header: true,
        back: decision.route.layout?.back === 'home' ? 'home' : 'history',
      }
    case 'missing':
      return { ...usual, back: 'home' }
    case 'redirect':
      return { ...usual, header: false, bottomMenu: false }
  }
}
