import { baccaratTexts } from '../stages/baccarat/texts'
import { crashTexts } from '../stages/crash/texts'
import { dragonTigerTexts } from '../stages/dragon-tiger/texts'
import { rouletteTexts } from '../stages/roulette/texts'
import { sicBoTexts } from '../stages/sic-bo/texts'
import { tableTexts } from './texts'

const stages = { baccaratTexts, crashTexts, dragonTigerTexts, rouletteTexts, sicBoTexts }

test.each(Object.entries(stages))('%s do not redefine keys of the shared table texts', (_, texts) => {
  const taken = new Set(Object.keys(tableTexts.en))
  expect(Object.keys(texts.en).filter((key) => taken.has(key))).toEqual([])
})
