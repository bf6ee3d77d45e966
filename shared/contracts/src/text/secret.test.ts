import fc from 'fast-check'
import { isSameSecret, opaqueSecret } from './secret'

test.each([
  ['sécret', 'se\u0301cret'],
  ['비밀번호', '비밀번호'.normalize('NFD')],
  ['two words', 'two\u00a0words'],
  ['two words', 'two\u3000words'],
])('%j and %j: one secret', (one, other) => expect(isSameSecret(one, other)).toBe(true))

test.each([
  ['Secret', 'secret'],
  ['secret', 'ｓecret'],
  ['secret', 'secret '],
  ['two words', 'two  words'],
  ['ﬁsh', 'fish'],
])('%j and %j: two secrets', (one, other) => expect(isSameSecret(one, other)).toBe(false))

test('the form is stable, whatever the typed form was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(opaqueSecret(opaqueSecret(typed))).toBe(opaqueSecret(typed))
      expect(isSameSecret(typed.normalize('NFD'), typed.normalize('NFC'))).toBe(true)
    }),
  )
})
