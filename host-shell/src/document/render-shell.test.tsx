/** @jest-environment node */
import { entry, route, sampleComposition } from '../testing/sample-composition'
import { documentTexts } from '../testing/document-texts'
import { renderShell } from './render-shell'

const composition = sampleComposition({
  menu: [entry('bottom', 'Promotions')],
  routes: [route('/m/set', { access: 'member' })],
  extensions: [{ remote: 'squad', slot: 'home.hero', module: './Hero', when: 'public', order: 1, height: 168 }],
})
const paint = (over: Partial<Parameters<typeof renderShell>[0]> = {}): string =>
  renderShell({ composition, route: null, theme: 'dark', language: 'EN', labels: documentTexts('en'), ...over }).html

describe('renderShell', () => {
  it('paints header, menu and skeletons of the declared height without any remote', () => {
    const html = paint()
    expect(html).toContain('data-testid="app-header"')
    expect(html).toContain('data-testid="bottom-menu"')
    expect(html).toContain('Promotions')
    expect(html).toContain('height:168px')
  })

  it('paints the first picture of a loading slot, and not for the next visitor', () => {
    const pictures = { 'squad/./Hero': { url: '/art/hero.webp', width: 1080, height: 500, colour: '#4a22d8' } }
    expect(paint({ pictures })).toContain('src="/art/hero.webp"')
    expect(paint()).not.toContain('/art/hero.webp')
  })

  it('speaks the language of each visitor in turn', () => {
    expect(paint({ language: 'PT', labels: documentTexts('pt') })).toContain('Cadastrar')
    expect(paint({ language: 'JA', labels: documentTexts('ja') })).toContain('新規登録')
    expect(paint()).toContain('Sign up')
  })

  it('possible member on a member page: the page is painted, not a redirect', () => {
    const html = paint({ route: composition.routes[0] ?? null })
    expect(html).toContain('Title of /m/set')
    expect(html).toContain('data-testid="app-header"')
  })

  it('contains the guest and the member header, for the early script to choose', () => {
    expect(paint()).toMatch(/class="guest".*class="expected"/)
  })

  it('paints maintenance instead of the site', () => {
    expect(paint({ composition: { ...composition, status: { ...composition.status, status: 1 } } })).toContain(
      'We will be right back',
    )
  })

  it('contains the hidden error page, styled as the site', () => {
    const [, broken = ''] = /<template id="broken-page">(.*?)<\/template>/.exec(paint()) ?? []
    expect(broken).toMatch(
      /^<main class="page" role="alert">.*Something went wrong.*<button[^>]* class="button .*Load again/,
    )
    expect(paint().replace(broken, '')).not.toContain('Something went wrong')
  })
})
