/** @jest-environment jsdom */
import { pageFacts, registerMethod, type PageFacts } from './register-method'

const browser: PageFacts = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130',
  iosStandalone: false,
  installedDisplay: false,
  appBridge: false,
}

describe('registerMethod', () => {
  test.each<[string, Partial<PageFacts>, string]>([
    ['a browser tab is H5', {}, 'H5'],
    ['an installed web app is PWA', { installedDisplay: true }, 'PWA'],
    [
      'an iOS home-screen icon is WEBCLIP, although it is displayed stand-alone too',
      { iosStandalone: true, installedDisplay: true },
      'WEBCLIP',
    ],
    [
      'a native bridge is APP before anything else',
      { appBridge: true, iosStandalone: true, installedDisplay: true },
      'APP',
    ],
    ['an Android web view is APP', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/130' }, 'APP'],
  ])('%s', (_title, facts, method) => {
    expect(registerMethod({ ...browser, ...facts })).toBe(method)
  })
})

/** What each way of opening the site leaves in the browser. */
describe('pageFacts', () => {
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get')
  const installed = (query: string) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList
  const inTab = () => ({ matches: false }) as MediaQueryList
  afterEach(() => {
    Reflect.deleteProperty(window, 'ReactNativeWebView')
    Reflect.deleteProperty(navigator, 'standalone')
    Reflect.deleteProperty(window, 'matchMedia')
  })

  test.each<
    [string, { agent?: string; bridge?: true; standalone?: boolean; matchMedia?: typeof window.matchMedia }, string]
  >([
    ['a tab', { matchMedia: inTab }, 'H5'],
    ['a browser without display modes', {}, 'H5'],
    ['an installed web app', { matchMedia: installed }, 'PWA'],
    ['an iOS home-screen icon', { standalone: true, matchMedia: inTab }, 'WEBCLIP'],
    ['a tab of iOS', { standalone: false, matchMedia: inTab }, 'H5'],
    ['a native shell', { bridge: true, matchMedia: inTab }, 'APP'],
    [
      'an Android web view',
      { agent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/130', matchMedia: inTab },
      'APP',
    ],
  ])(
    'of %s are read as what they are',
    (_way, { agent = browser.userAgent, bridge, standalone, matchMedia }, method) => {
      userAgent.mockReturnValue(agent)
      if (bridge) Object.defineProperty(window, 'ReactNativeWebView', { value: {}, configurable: true })
      if (standalone !== undefined)
        Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
      if (matchMedia) Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true })
      expect(registerMethod(pageFacts())).toBe(method)
    },
  )
})
