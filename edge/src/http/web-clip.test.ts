import { webClipProfile } from './web-clip'

const site = { name: 'Aurora', origin: 'https://aurora.test' }
const uuids = (profile: string) =>
  [...profile.matchAll(/<key>PayloadUUID<\/key><string>([^<]+)<\/string>/g)].map(([, uuid]) => uuid)

describe('iOS profile', () => {
  test('iOS profile: one web clip that opens home with from=webclip', () => {
    const profile = webClipProfile(site)
    expect(profile).toContain('<string>com.apple.webClip.managed</string>')
    expect(profile).toContain('<key>URL</key><string>https://aurora.test/m/home?from=webclip</string>')
    expect(profile).toContain('<key>Label</key><string>Aurora</string>')
  })

  test('iOS profile: identifiers are constant per site', () => {
    const own = uuids(webClipProfile(site))
    expect(own).toHaveLength(2)
    expect(new Set(own).size).toBe(2)
    expect(own[0]).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/)
    expect(uuids(webClipProfile(site))).toEqual(own)
    expect(uuids(webClipProfile({ ...site, origin: 'https://lotus.test' }))).not.toEqual(own)
  })

  test('iOS profile: a merchant’s name is escaped', () => {
    expect(webClipProfile({ ...site, name: '</string><key>URL</key>' })).not.toContain('<string></string>')
  })
})
