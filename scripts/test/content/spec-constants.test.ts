import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Constants of spec §9 with the place that applies them. */
const applied: readonly (readonly [constant: string, file: string, code: RegExp])[] = [
  ['game list 30, game page 18', 'mfe-games/src/lobby/list-request.ts', /30 : 18/],
  ['favourites 25 and 999', 'mfe-games/src/lobby/list-request.ts', /999 : 25/],
  ['favourites 15', 'mfe-games/src/api/member-rails.ts', /favouritesOnRail = 15/],
  ['home vendor blocks 9', 'mfe-games/src/api/catalogue.ts', /railSize = 9/],
  ['requests 400 ms apart', 'mfe-games/src/rails/use-stagger.ts', /\b400\b/],
  ['search debounce 500 ms', 'mfe-games/src/lobby/use-search-text.ts', /\b500\b/],
  ['search debounce 500 ms of the tree', 'mfe-agent/src/tree/MemberTree.tsx', /\b500\b/],
  ['scroll threshold 300 px', 'shared/ui/src/infinite-list/InfiniteList.tsx', /threshold = 300/],
  ['scroll throttle 1 s', 'shared/ui/src/infinite-list/InfiniteList.tsx', /throttle = 1000/],
  ['language debounce 250 ms', 'mfe-games/src/pages/sports/SportsGamePage.tsx', /reloadDelay = 250/],
  ['swipe-back 100 px', 'host-shell/src/layout/gestures/drag.ts', /\b100\b/],
  ['page transition 300 ms', 'shared/ui/src/tokens/tokens.css', /--duration-page: 300ms/],
  ['touch press-in 130 ms', 'shared/ui/src/tokens/tokens.css', /--duration-press: 130ms/],
  ['touch long 370 ms', 'shared/ui/src/tokens/tokens.css', /--delay-held: 370ms/],
  ['touch out 100 ms', 'shared/ui/src/tokens/tokens.css', /--duration-press-out: 100ms/],
  ['banner autoplay 5000 ms', 'mfe-promotions/src/widgets/banners/HomeBanners.tsx', /\b5_?000\b/],
  [
    'toasts 1.5 s, 3 s, 8 s',
    'shared/ui/src/toast/toast-durations.ts',
    /default: 1500, notice: 2000, short: 3000, long: 8000/,
  ],
  ['unread cap 99+', 'shared/ui/src/badge/Badge.tsx', /99\+/],
  ['remark of 140 characters with 3 images', 'shared/contracts/src/schemas/promotions.ts', /max\(140\)[^]*max\(3\)/],
  ['E-sport code IMES, cockfight SV3', 'gateway/src/play/games/categories.ts', /IMES[^]*SV3/],
]

/** Constants that do not apply here, as their difference names them. */
const listed = [
  'gateway WEB 1, MOBILE 3',
  'iframe delays 150 and 100 ms',
  'Android copy delay 500 ms',
  'loading toast 9999 s',
  'language debounce 200 ms of the login',
  'page of 100 favourites',
]

test.each(applied)('%s is applied in %s', (_constant, file, code) => {
  expect(read(file)).toMatch(code)
})

test('every other constant of the spec is listed as a difference, and none that is applied', () => {
  const section =
    read('docs/spec-differences.md').split('## Constants of §9 that are not used')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, name = '']) => name).slice(2)
  expect(rows.toSorted()).toEqual(listed.toSorted())
})
