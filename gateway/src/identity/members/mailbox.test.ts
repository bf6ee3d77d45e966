import { mailboxOf } from './mailbox'

test.each([
  ['ana@mail.example', 'ana@mail.example'],
  [' Ana+bonus@Mail.Example ', 'ana@mail.example'],
  ['ana+a+b@mail.example', 'ana@mail.example'],
  ['"a@b"+x@mail.example', '"a@b"@mail.example'],
  ['+ana@mail.example', '+ana@mail.example'],
  ['A.na.Souza+x@GMail.com', 'anasouza@gmail.com'],
  ['ana.souza@googlemail.com', 'anasouza@gmail.com'],
  ['ana.souza@mail.example', 'ana.souza@mail.example'],
  ['no address+tag', 'no address+tag'],
])('%s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
