import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = (file: string) => readFileSync(join(__dirname, file), 'utf8')
const token = (name: string) => css('tokens.css').match(new RegExp(`${name}: ([^;]+);`))?.[1]

describe('touch feedback', () => {
  it('comes in 130 ms, shows a held press after 370 ms and goes in 100 ms (spec §9)', () => {
    expect([token('--duration-press'), token('--delay-held'), token('--duration-press-out')]).toEqual([
      '130ms',
      '370ms',
      '100ms',
    ])
    expect(css('base.css')).toMatch(
      /button:active:not\(:disabled\),\s*a:active \{\s*animation: held var\(--duration-press\) var\(--delay-held\) forwards;/,
    )
  })

  it.each(['../button/Button.module.css', '../button/IconButton.module.css', '../chip/Chip.module.css'])(
    '%s presses in and out by these times',
    (file) => {
      expect(css(file)).toContain('transform var(--duration-press-out)')
      expect(css(file)).toMatch(
        /:active[^{]*\{[^}]*transform: scale\([^}]*transition-duration: var\(--duration-press\);/,
      )
    },
  )
})

describe('motion', () => {
  it('takes 300 ms between pages and 400 ms between the messages after login (spec §2, §9)', () => {
    expect([token('--duration-page'), token('--duration-slide')]).toEqual(['300ms', '400ms'])
  })

  it('takes no time for who wants stillness', () => {
    const [always = ''] = css('tokens.css').split('@media')
    const still = css('tokens.css').split('@media (prefers-reduced-motion: reduce)')[1] ?? ''
    const all = always.match(/--duration-[a-z-]+/g) ?? []
    expect(all.length).toBeGreaterThan(5)
    // A spinner that stands still would say that nothing happens; it turns slowly.
    expect(all.filter((name) => !still.includes(`${name}: 0ms`))).toEqual(['--duration-turn'])
  })
})
