import { languageTags } from '@mosaic/contracts'
import { addTexts, formatBasisPoints, i18nInstance, startI18n } from '@mosaic/i18n'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tileTexts } from './tile-texts'

const tags = Object.values(languageTags)
beforeAll(async () => {
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded: {} })
  for (const tag of tags) {
    const file = join(__dirname, `../texts/${tag}.json`)
    addTexts('games', tag, JSON.parse(readFileSync(file, 'utf8')))
  }
})

test.each(tags)('the words of a tile in %s equal those of i18next', (tag) => {
  const t = i18nInstance.getFixedT(tag, 'games') as unknown as Parameters<typeof tileTexts>[0]['t']
  const name = 'Fox & {{name}} $&'
  const text = tileTexts({ t, tag })
  expect([text.play(name), text.like(name), text.unlike(name), text.info(name)]).toEqual(
    (['tile.play', 'tile.like', 'tile.unlike', 'tile.info'] as const).map((key) =>
      t(key, { name: '@' }).replace('@', () => name),
    ),
  )
  expect(text.rtp(9650)).toBe(t('tile.rtp', { value: formatBasisPoints(9650, tag) }))
  expect([text.hot, text.newTag, text.soon]).toEqual([t('tile.hot'), t('tile.new'), t('tile.soon')])
})
