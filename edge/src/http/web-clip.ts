import { createHash } from 'node:crypto'
import { escapeHtml } from '../document/escape'

/** Apple's identifiers of a profile: constant per site, so that a second installation replaces the first. */
const identifier = (...parts: readonly string[]): string => {
  const digits = createHash('sha256').update(parts.join('\n')).digest('hex')
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20, 32)]
    .join('-')
    .toUpperCase()
}

const entry = (key: string, value: string): string => `<key>${key}</key>${value}`
const string = (value: string): string => `<string>${escapeHtml(value)}</string>`

/** An unsigned iOS configuration profile with one web clip, which puts the site on the home screen. */
export const webClipProfile = ({ name, origin }: { readonly name: string; readonly origin: string }): string => {
  const host = new URL(origin).hostname
  const shared =
    entry('PayloadVersion', '<integer>1</integer>') +
    entry('PayloadDisplayName', string(name)) +
    entry('PayloadOrganization', string(name))
  const clip =
    shared +
    entry('PayloadType', string('com.apple.webClip.managed')) +
    entry('PayloadIdentifier', string(`${host}.webclip`)) +
    entry('PayloadUUID', string(identifier(origin, 'clip'))) +
    entry('Label', string(name)) +
    entry('URL', string(`${origin}/m/home?from=webclip`)) +
    entry('FullScreen', '<true/>') +
    entry('IsRemovable', '<true/>')
  const profile =
    shared +
    entry('PayloadType', string('Configuration')) +
    entry('PayloadIdentifier', string(host)) +
    entry('PayloadUUID', string(identifier(origin, 'profile'))) +
    entry('PayloadContent', `<array><dict>${clip}</dict></array>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0"><dict>${profile}</dict></plist>\n`
}
