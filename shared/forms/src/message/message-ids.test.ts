import { messageIds } from './message-ids'

const counted = () => {
  let count = 0
  return messageIds(() => String((count += 1)))
}

test('words that are tried again keep their id', () => {
  const { idOf } = counted()
  expect([idOf('Re', 'When?'), idOf('Re', 'When?')]).toEqual(['1', '1'])
})

test('words that were changed after a lost answer are another message', () => {
  const { idOf } = counted()
  expect([idOf('Re', 'When?'), idOf('Re', 'When and where?'), idOf('ReWhen?', '')]).toEqual(['1', '2', '3'])
})

test('the same text after an answer gets another id', () => {
  const { idOf, close } = counted()
  const first = idOf('OK')
  close()
  expect(idOf('OK')).not.toBe(first)
})
