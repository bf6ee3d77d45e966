import { commandActor, isSecondPerson } from './second-person'

const [ana, rui] = [commandActor('ana').operator, commandActor('rui').operator]

test.each([
  ['two people at the desk: two people', 'ana', 'rui', true],
  ['one person at the desk: one person', 'ana', 'ana', false],
  ['two commands with different names: no second person', ana, rui, false],
  ['a command, then a person at the desk: no second person, because one may be both', ana, 'rui', false],
  ['a person at the desk, then a command: no second person', 'ana', rui, false],
])('%s', (_rule, first, second, two) => {
  expect(isSecondPerson(first, second)).toBe(two)
})
