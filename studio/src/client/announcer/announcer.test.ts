import { createAnnouncer } from './announcer'
import { choiceOf, sentences } from './sentences'

const saidBy = (announcer: ReturnType<typeof createAnnouncer>): readonly string[] =>
  announcer.lines().map(({ text }) => text)

test('the same text about one event: said once; about another event: again', () => {
  const announcer = createAnnouncer()
  announcer.say('round 1', 'No win')
  announcer.say('round 1', 'No win')
  announcer.say('round 2', 'No win')
  announcer.say('round 3', '')
  expect(saidBy(announcer)).toEqual(['No win', 'No win'])
})

test('a new text about one event: said', () => {
  const announcer = createAnnouncer()
  announcer.say('bet', 'Bet placed')
  announcer.say('bet', 'Bet returned')
  expect(saidBy(announcer)).toEqual(['Bet placed', 'Bet returned'])
})

test('a long visit: only the newest lines stay in the page', () => {
  const announcer = createAnnouncer()
  Array.from({ length: 200 }, (_, round) => announcer.say(`round ${round}`, `Round ${round}`))
  expect(announcer.lines().length).toBeLessThan(10)
  expect(saidBy(announcer)).toContain('Round 199')
})

test('sentences and choices are joined as each language does', () => {
  expect(sentences('en', ['You have 12', null, 'No win'])).toBe('You have 12. No win')
  expect(sentences('ja', ['あなたは12', '当たりなし'])).toBe('あなたは12。当たりなし')
  expect(choiceOf('en', ['Hit', 'Stand', 'Double'])).toBe('Hit, Stand, or Double')
  expect(choiceOf('pt', ['Pedir', 'Parar'])).toBe('Pedir ou Parar')
})
