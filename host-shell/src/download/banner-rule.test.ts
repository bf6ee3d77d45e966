import { downloadLinks, installWays } from '@mosaic/contracts'
import { decideBanner, type BannerDecision, type BannerFacts } from './banner-rule'

const none = { android: null, ios: null, profile: null, icon: null }
const usual: BannerFacts = {
  onHome: true,
  host: 'localhost',
  hiddenHosts: [],
  kind: 'H5',
  device: { system: 'android' },
  links: { ...none, android: '/app.apk' },
  webApp: false,
  closed: false,
}

describe('download banner', () => {
  it.each<[string, Partial<BannerFacts>, BannerDecision]>([
    ['on home in a browser', {}, 'show'],
    ['on another page', { onHome: false }, 'not-home'],
    ['on a host that hides it', { hiddenHosts: ['other.test', 'localhost'] }, 'host'],
    ['on another host than the one that hides it', { hiddenHosts: ['other.test'] }, 'show'],
    ['inside the app', { kind: 'APP' }, 'in-app'],
    ['started from the home screen', { kind: 'PWA' }, 'installed'],
    ['with no link at all', { links: none }, 'no-link'],
    ['with a link for another system only', { links: { ...none, ios: 'https://apps.test/1' } }, 'no-link'],
    ['with nothing but the web app', { links: none, webApp: true }, 'show'],
    ['on iOS with an app', { device: { system: 'ios' }, links: { ...none, ios: 'https://apps.test/1' } }, 'show'],
    ['on iOS with a profile', { device: { system: 'ios' }, links: { ...none, profile: '/p.mobileconfig' } }, 'show'],
    [
      'in the iOS web clip without an iOS app',
      { kind: 'WEBCLIP', device: { system: 'ios' }, links: { ...none, profile: '/p.mobileconfig' } },
      'clip-without-ios-link',
    ],
    [
      'in the iOS web clip with an iOS app',
      { kind: 'WEBCLIP', device: { system: 'ios' }, links: { ...none, ios: 'https://apps.test/1' } },
      'show',
    ],
    ['after it was closed', { closed: true }, 'closed'],
  ])('%s: %s', (_, facts, decision) => expect(decideBanner({ ...usual, ...facts })).toBe(decision))
})

describe('download links', () => {
  it.each([
    ['/app.apk', true],
    ['https://apps.test/1', true],
    ['itms-services://?action=download-manifest', true],
    ['//evil.test/app.apk', false],
    ['javascript:alert(1)', false],
    ['http://plain.test/app.apk', false],
    ['', false],
  ])('%s is usable: %s', (url, usable) =>
    expect(downloadLinks([{ resourceType: 'Android', url }]).android).toBe(usable ? url : null),
  )

  it('each system is offered what fits it, the web app last', () => {
    const all = { android: '/a', ios: '/i', profile: '/p', icon: null }
    expect(installWays(all, { system: 'android' }, true)).toEqual(['android', 'home'])
    expect(installWays(all, { system: 'ios' }, true)).toEqual(['ios', 'profile', 'home'])
    expect(installWays(all, { system: 'other' }, false)).toEqual(['android', 'ios', 'profile'])
  })
})
