import { eventConfigOf } from '../../../games/event/event-games'
import { fixtureOf } from '../../../games/event/fixture'
import { translator } from '../../texts/translator'
import { eventWords } from './event-words'
import { moneyTextFor } from '../../money-text'
import { shownFixture } from './shown-fixture'
import { eventTexts } from './texts'

const config = eventConfigOf('SV3_sv-golden-feather')
if (!config) throw new Error('the catalogue has no such contest')
const rounds = Array.from({ length: 56 }, (_, round) => round)
const namesOf = (lang: 'en' | 'pt' | 'ja', round: number) =>
  shownFixture(config, round, translator(lang, eventTexts[lang])).entrants.map(({ name }) => name)

test('crests in English: the names of the configuration', () => {
  for (const round of rounds)
    expect(namesOf('en', round)).toEqual(fixtureOf(config, round).entrants.map(({ name }) => name))
})

test('crests in another language: none keeps its English name', () => {
  const english = new Set(rounds.flatMap((round) => namesOf('en', round)))
  for (const lang of ['pt', 'ja'] as const)
    for (const round of rounds) expect(namesOf(lang, round).filter((name) => english.has(name))).toEqual([])
})

test('the result of a cockfight is said in the language of the player', () => {
  const parts = { config, lang: 'pt' as const, money: moneyTextFor('XXX', 2, 'pt'), t: translator('pt', eventTexts.pt) }
  const outcome = { round: 1, result: { kind: 'duel', winner: 'home' }, moments: [], paces: [] }
  expect(eventWords.outcome(parts as never, outcome, 1)).toBe(`${namesOf('pt', 1)[0]} vence`)
})

test('people and places keep their names', () => {
  const football = eventConfigOf('ARENUM_arenum-football')
  if (!football) throw new Error('the catalogue has no football')
  expect(shownFixture(football, 3, translator('ja', eventTexts.ja))).toBe(fixtureOf(football, 3))
})
