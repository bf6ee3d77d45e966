import { wireLanguages } from '@mosaic/contracts'
import { hostileHtml, hostileRemains } from '../../../testing/hostile-html'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

test('over sixty hostile texts are tried', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThan(60)
})

test('hostile text in any language of a campaign: members get no script, form, style or foreign picture of it', async () => {
  for (const [index, html] of hostileHtml.entries()) {
    const texts = Object.fromEntries(
      wireLanguages.map((language) => [language, { title: 'x', content: `<p>a</p>${html}` }]),
    )
    const { id, texts: stored } = await launchedCampaign(gateway.ctx, `hostile-${index}`, { texts })
    for (const [language, { content }] of Object.entries(stored))
      for (const remains of hostileRemains)
        expect([id, language, content]).not.toContainEqual(expect.stringMatching(remains))
  }
  const { body } = await gateway.call('announcements', { query: { types: 'PR' } })
  const shown = JSON.stringify(body.value).replaceAll('\\"', '"')
  expect(shown).toContain('hostile-0')
  for (const remains of hostileRemains) expect(shown).not.toMatch(remains)
})
