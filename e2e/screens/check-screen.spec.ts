import type { Page } from '@playwright/test'
import { watchLayoutShifts } from '../layout-shifts'
import { atRest, watchRequests } from './at-rest'
import { faultsOf, type Visit } from './check-screen'
import { recordData, markTextsOf } from './marked-texts'
import { expect, test } from './screen-test'
import type { Screen } from './screens'

const screen: Screen = {
  visitor: 'guest',
  path: '/m/help',
  address: '/m/help',
  module: 'messaging/HelpPage',
  refused: false,
}

const plant = (page: Page, html: string) =>
  page.evaluate((inner) => {
    document.getElementById('planted')?.remove()
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('div'), { id: 'planted', innerHTML: inner }))
  }, html)

const words = '<span lang="en">far too many words for so small a box</span>'
const neighbour =
  '<li style="flex:none;width:60px"><button style="width:60px;white-space:nowrap">far too many</button></li>'
/** The planted fault, and the text that reports it. */
const faults: readonly (readonly [html: string, said: RegExp])[] = [
  ['<img src="/favicon.ico">', /dark: image-alt/],
  ['<p style="color:#777;background:#888">Words that are unreadable</p>', /dark: color-contrast/],
  [
    '<p style="color:var(--text);background:#000">Words as dark as their ground in the light</p>',
    /light: color-contrast/,
  ],
  ['<h1>A second heading</h1>', /headings of the first level/],
  ['<p>Words of nobody</p>', /PT: not a text: Words of nobody/],
  [`<div style="width:80px;overflow:hidden;white-space:nowrap">${words}</div>`, /cut at the side/],
  ['<div style="height:12px;overflow:hidden">one line<br>and another</div>', /cut above or below/],
  [`<button style="width:60px;white-space:nowrap;background:#333">${words}</button>`, /spills over its control/],
  [`<ul style="display:flex">${neighbour}${neighbour}</ul>`, /runs into/],
  [
    '<div style="width:130px;overflow:hidden;white-space:nowrap"><span lang="en">twice as wide</span></div>',
    /PT: with doubled type: cut at the side: “twice as wide/,
  ],
  ['<div style="width:210px">half as wide</div>', /PT: at 200 %: .*px wide/],
  ['<div style="width:370px">wide</div>', /PT at 320 px: .*px wide/],
  ['<div aria-roledescription="slide"><span style="display:block;height:9px">tall</span></div>', /cut in its slide/],
  [
    '<div aria-roledescription="slide"><span lang="en" style="display:block;height:26px">twice as tall</span></div>',
    /PT: with doubled type: cut in its slide: “twice as tall/,
  ],
  [
    '<p lang="en" style="margin:0;height:14px;line-height:14px">first</p><p lang="en" style="margin:0;height:14px;line-height:14px">second</p>',
    /PT: text × 1.5: “first” and “second” stand over each other/,
  ],
  [
    '<p lang="en" style="margin:0;height:20px;line-height:20px">third</p><p lang="en" style="margin:0;height:20px;line-height:20px">fourth</p>',
    /PT: text × 2: “third” and “fourth” stand over each other/,
  ],
  [
    '<div style="width:130px;overflow:hidden;white-space:nowrap"><span lang="en">R$ 12.345</span></div>',
    /PT: text × 2: cut at the side: “R\$ 12.345/,
  ],
  [
    '<div role="group" aria-label="Help"><button lang="en" aria-pressed="true" style="outline:none">first</button><button lang="en" aria-pressed="false">second</button></div>',
    /forced colours: chosen, but looks like the others: “first”/,
  ],
]
const allowed = [
  `<div style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${words}</div>`,
  `<div style="width:80px;overflow-x:auto;white-space:nowrap" tabindex="0">${words}</div>`,
]

test('each check of the walk finds the fault planted for it, in its pose, and no other fault', async ({ visitors }) => {
  // Trusted Types refuse planted markup.
  const appearance = { merchant: 'aurora', theme: 'dark', language: 'JA' } as const
  const context = await visitors.open('guest', appearance, { bypassCSP: true })
  const page = await context.newPage()
  await watchRequests(page)
  await watchLayoutShifts(page)
  await markTextsOf(page, 'pt')
  const visit: Visit = { page, theme: 'dark', languages: ['JA', 'PT'], data: recordData(page, null), marked: 'PT' }
  await page.goto(screen.address)
  await atRest(page)
  await plant(page, allowed.join(''))
  expect(await faultsOf(visit, screen)).toEqual([])

  await plant(page, faults.map(([html]) => html).join(''))
  // The browser excuses what moves within half a second after a change of size.
  await atRest(page, { still: 600 })
  const asking = faultsOf(visit, screen)
  // While the first check runs.
  await page.evaluate(() => {
    const late = document.createElement('div')
    late.style.height = '200px'
    document.querySelector('main')?.prepend(late)
  })
  const found = (await asking).join('\n')
  for (const [html, said] of faults) expect(found, html).toMatch(said)
  expect(found).toMatch(/dark: moved at rest/)
  await context.close()
})
