import { isOwnAccount, isThaiId, maskAccount, pixKeyOf } from './payout-destination'

test.each([
  ['529.982.247-25', '52998224725'],
  ['52998224724', null],
  ['111.111.111-11', null],
  ['+55 (11) 98765-4321', '+5511987654321'],
  ['Ana.Souza@Mail.example', 'ana.souza@mail.example'],
  ['123E4567-E89B-42D3-A456-426614174000', '123e4567-e89b-42d3-a456-426614174000'],
  ['hello', null],
  ['11987654321', null],
])('pixKeyOf(%s) is %s', (typed, key) => {
  expect(pixKeyOf(typed)).toBe(key)
})

test.each([
  ['1101700203450', true],
  ['1101700203451', false],
  ['110170020345', false],
])('isThaiId(%s) is %s', (number, isOne) => {
  expect(isThaiId(number)).toBe(isOne)
})

test.each([
  ['+5511987654321', '•••• 4321'],
  ['ana.souza@mail.example', 'a•••@mail.example'],
])('maskAccount(%s) is %s', (account, shown) => {
  expect(maskAccount(account)).toBe(shown)
})

test.each([
  ['pix', '52998224725', '529.982.247-25', true],
  ['pix', '52998224725', '111.444.777-35', false],
  ['pix', 'ana@mail.example', '111.444.777-35', false],
  ['pix', '+5511144477735', '111.444.777-35', false],
  ['promptpay', '0812345678', '111.444.777-35', true],
] as const)('the %s account %s of a member with the document %s is their own: %s', (kind, account, document, isOwn) => {
  expect(isOwnAccount({ kind, account, holder: 'Somebody' }, { name: 'Ana Souza', document })).toBe(isOwn)
})

test.each([
  ['Ana Souza', 'Ana Souza', true],
  ['JOAO  DA CONCEICAO', 'João da Conceição', true],
  ['Ana M. Souza', 'Ana M Souza', true],
  ['สมชาย ใจดี', 'สมชาย ใจดี', true],
  ['Bruno Lima', 'Ana Souza', false],
  ['Ana Souza Bruno Lima', 'Ana Souza', false],
  ['Ana', 'Ana Souza', false],
  ['Anasouza', 'Ana Souza', false],
])('bank account of %s, verified name %s: own account %s', (holder, name, isOwn) => {
  expect(isOwnAccount({ kind: 'bank', account: '12345', holder }, { name, document: '529.982.247-25' })).toBe(isOwn)
})

test.each(['pix', 'promptpay', 'bank'] as const)('%s account before the verification: accepted', (kind) => {
  expect(isOwnAccount({ kind, account: '52998224725', holder: 'Somebody' }, null)).toBe(true)
})
