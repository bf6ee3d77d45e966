import { entry, route, sampleComposition } from '../testing/sample-composition'
import { documentTexts } from '../testing/document-texts'
import { showShell, speakEnglish, visitAs } from '../testing/show-shell'
import { renderShell } from './render-shell'

const composition = sampleComposition({
  menu: [entry('bottom', 'Promotions')],
  routes: [route('/m/notice')],
  extensions: [{ remote: 'squad', slot: 'home.hero', module: './Hero', when: 'public', order: 1, height: 168 }],
})

beforeAll(async () => {
  await speakEnglish()
  window.scrollTo = jest.fn()
})

it.each([
  ['the home page', '/m/home', null],
  ['a page of a remote', '/m/notice', composition.routes[0] ?? null],
])("%s: the document's boxes equal those of the client's first render", (_, address, target) => {
  visitAs(null)
  const { html } = renderShell({
    composition,
    route: target,
    theme: 'dark',
    language: 'EN',
    labels: documentTexts('en'),
  })
  const { container } = showShell(composition, address, ({ fallback }) => fallback)
  // React numbers the ids of a tree by its own count, and the server marks the bounds of a tree that can be hidden.
  const comparable = (markup: string): string =>
    markup.replace(/<!--\/?&-->/g, '').replace(/«\w+»|_r_\w+_|:r\w+:|_R_\w*_?/g, 'id')
  const painted = document.createElement('div')
  painted.innerHTML = html
  // It waits, unseen, for a host that does not run.
  painted.querySelector('template')?.remove()
  // Server and browser write the same style attribute with other spaces.
  for (const element of painted.querySelectorAll<HTMLElement>('[style]'))
    element.setAttribute('style', element.style.cssText)
  expect(comparable(painted.innerHTML)).toBe(comparable(container.innerHTML))
})
