import { registerMethod, type PageFacts } from './register-method'

const browser: PageFacts = { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130', iosStandalone: false, installedDisplay: false, appBridge: false }

describe('registerMethod', () => {
  test.each<[string, Partial<PageFacts>, string]>([
    ['a browser tab is H5', {}, 'H5'],
    ['an installed web app is PWA', { installedDisplay: true }, 'PWA'],
    ['an iOS home-screen icon is WEBCLIP, although it is displayed stand-alone too', { iosStandalone: true, installedDisplay: true }, 'WEBCLIP'],
    ['a native bridge is APP before anything else', { appBridge: true, iosStandalone: true, installedDisplay: true }, 'APP'],
    ['an Android web view is APP', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/130' }, 'APP'],
  ])('%s', (_title, facts, method) => {
    expect(registerMethod({ ...browser, ...facts })).toBe(method)
  })
})
