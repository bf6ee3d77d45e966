import { runInNewContext } from 'node:vm'
import { type VisitedPage, visitKindOf } from './visit-kind'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1'
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile Safari/537.36'

type Visit = {
  readonly agent?: string
  readonly standalone?: boolean
  readonly search?: string
  readonly display?: string
  readonly bridge?: true
  readonly storage?: 'blocked' | Map<string, string>
}

const pageOf = ({
  agent = pixel,
  standalone,
  search = '',
  display = 'browser',
  bridge,
  storage,
}: Visit): VisitedPage => {
  const storedValues = storage === 'blocked' ? null : (storage ?? new Map<string, string>())
  return {
    navigator: { userAgent: agent, ...(standalone !== undefined && { standalone }) },
    location: { search },
    matchMedia: (query) => ({ matches: query.includes(`(display-mode: ${display})`) }),
    get sessionStorage() {
      if (!storedValues) throw new Error('SecurityError')
      return {
        getItem: (key: string) => storedValues.get(key) ?? null,
        setItem: (key: string, value: string) => void storedValues.set(key, value),
      }
    },
    ...(bridge && { ReactNativeWebView: {} }),
  }
}

const clip = { agent: iphone, standalone: true, search: '?lang=PT&from=webclip' } as const

describe('a visit', () => {
  test.each<[string, Visit, string]>([
    ['in a tab of Android', {}, 'H5'],
    ['in a tab of iOS', { agent: iphone, standalone: false }, 'H5'],
    ['by an installed web app', { display: 'standalone' }, 'PWA'],
    ['by an installed web app without bars', { display: 'fullscreen' }, 'PWA'],
    ['by an installed web app with few controls', { display: 'minimal-ui' }, 'PWA'],
    [
      'by an icon that Safari put on the home screen',
      { agent: iphone, standalone: true, display: 'standalone' },
      'PWA',
    ],
    ['by the web clip of the iOS profile', clip, 'WEBCLIP'],
    ['by a web clip where storage is blocked', { ...clip, storage: 'blocked' }, 'WEBCLIP'],
    ['by an icon where storage is blocked', { agent: iphone, standalone: true, storage: 'blocked' }, 'PWA'],
    ['by an address that ends alike', { ...clip, search: '?xfrom=webclip' }, 'PWA'],
    ['by a copied address of the web clip', { ...clip, standalone: false }, 'H5'],
    ['in the native wrapper', { agent: `${pixel} MosaicApp/1.0`, display: 'standalone' }, 'APP'],
    ['in a native shell with a bridge', { ...clip, bridge: true }, 'APP'],
    ['in the web view of any other app', { agent: `${pixel.replace(')', '; wv)')} Instagram 300` }, 'H5'],
  ])('%s: kind of visit', (_way, visit, kind) => expect(visitKindOf(pageOf(visit))).toBe(kind))

  test('web clip: recognised on later pages, whose address has no mark', () => {
    const storage = new Map<string, string>()
    expect(visitKindOf(pageOf({ ...clip, storage }))).toBe('WEBCLIP')
    expect(visitKindOf(pageOf({ ...clip, search: '', storage }))).toBe('WEBCLIP')
  })

  test('browser without display modes: recognised as browser', () => {
    expect(visitKindOf({ ...pageOf({ storage: new Map() }), matchMedia: undefined })).toBe('H5')
  })

  test('the decision function has no outer names, because the document inlines it', () => {
    const alone: unknown = runInNewContext(`(${visitKindOf.toString()})(page)`, { page: pageOf(clip) })
    expect(alone).toBe('WEBCLIP')
    expect(visitKindOf.toString()).not.toMatch(/\?\.|\?\?|catch \{/)
  })
})
