import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = (file: string) => readFileSync(join(__dirname, file), 'utf8')
const token = (name: string) => css('tokens.css').match(new RegExp(`${name}: ([^;]+);`))?.[1]

describe('touch feedback', () => {
  it('comes in 130 ms, shows a held press after 370 ms and goes in 100 ms (spec §9)', () => {
    expect([token('--duration-press'), token('--delay-held'), token('--duration-press-out')]).toEqual(['130ms', '370ms', '100ms'])
    expect(css('base.css')).toMatch(/button:active:not\(:disabled\),\s*a:active \{\s*animation: held var\(--duration-press\) var\(--delay-held\) forwards;/)
  })

  it.each(['../button/Button.module.css', '../button/IconButton.module.css', '../chip/Chip.module.css'])('%s presses in and out by these times', (file) => {
    expect(css(file)).toContain('transform var(--duration-press-out)')
    expect(css(file)).toMatch(/:active[^{]*\{[^}]*transform: scale\([^}]*transition-duration: var\(--duration-press\);/)
  })
})
