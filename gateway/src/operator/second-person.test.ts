import { commandActor, isSecondPerson } from './second-person'

const [ana, rui] = [commandActor('ana').operator, commandActor('rui').operator]

test.each([
  ['two people at the desk are two', 'ana', 'rui', true],
  ['one person at the desk is one', 'ana', 'ana', false],
  ['two names of commands are one person', ana, rui, false],
  ['a command and somebody else at the desk are two', ana, 'rui', true],
  ['somebody at the desk and a command are two', 'ana', rui, true],
])('%s', (_rule, first, second, two) => {
  expect(isSecondPerson(first, second)).toBe(two)
})
