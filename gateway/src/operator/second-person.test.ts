import { commandActor, isSecondPerson } from './second-person'

const [ana, rui] = [commandActor('ana').operator, commandActor('rui').operator]

test.each([
  ['two people at the desk: two people', 'ana', 'rui', true],
  ['one person at the desk: one person', 'ana', 'ana', false],
  ['two commands with different names: one person', ana, rui, false],
  ['a command, then a person at the desk: two people', ana, 'rui', true],
  ['a person at the desk, then a command: two people', 'ana', rui, true],
])('%s', (_rule, first, second, two) => {
  expect(isSecondPerson(first, second)).toBe(two)
})
