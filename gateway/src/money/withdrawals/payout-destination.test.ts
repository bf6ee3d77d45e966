import { isOwnKey, isThaiId, maskAccount, pixKeyOf } from './payout-destination'

test.each([
  ['529.982.247-25', '52998224725'],
  ['52998224724', null],
  ['111.111.111-11', null],
  ['+55 (11) 98765-4321', '+5511987654321'],
  ['Ana.Souza@Mail.example', 'ana.souza@mail.example'],
  ['123E4567-E89B-42D3-A456-426614174000', '123e4567-e89b-42d3-a456-426614174000'],
  ['hello', null],
  ['11987654321', null],
])('the PIX key %s is %s', (typed, key) => {
  expect(pixKeyOf(typed)).toBe(key)
})

test.each([
  ['1101700203450', true],
  ['1101700203451', false],
  ['110170020345', false],
])('the Thai identity number %s is one: %s', (number, isOne) => {
  expect(isThaiId(number)).toBe(isOne)
})

test.each([
  ['+5511987654321', '•••• 4321'],
  ['ana.souza@mail.example', 'a•••@mail.example'],
])('%s is shown as %s', (account, shown) => {
  expect(maskAccount(account)).toBe(shown)
})

test.each([
  ['pix', '52998224725', '529.982.247-25', true],
  ['pix', '52998224725', '111.444.777-35', false],
  ['pix', '52998224725', null, true],
  ['pix', 'ana@mail.example', '111.444.777-35', false],
  ['pix', '+5511144477735', '111.444.777-35', false],
  ['pix', 'ana@mail.example', null, true],
  ['bank', '52998224725', '111.444.777-35', true],
] as const)('the %s account %s of a member with the document %s is their own: %s', (kind, account, document, isOwn) => {
  expect(isOwnKey({ kind, account }, document)).toBe(isOwn)
})
