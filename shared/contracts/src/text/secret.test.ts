import fc from 'fast-check'
import { judgeSecret } from '../field-rule'
import { secretText } from '../schemas/secret-text'
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

test.each(['é'.repeat(128), '비'.repeat(128), '\u1f82'.repeat(128), 'a'.repeat(128)])(
  'a secret of 128 characters (%s), typed decomposed: within the limit, one more is not',
  (secret) => {
    for (const typed of [secret, secret.normalize('NFD')]) {
      expect(secretText().parse(typed)).toBe(typed)
      expect(secretText().safeParse(`${typed}a`).error?.issues[0]).toMatchObject({ code: 'too_big' })
      expect(judgeSecret({ enabled: true, required: true, regExp: '^.{128}$', maxLength: 128 }, typed)).toEqual([])
    }
  },
)

test('a secret that is long enough only decomposed: too short', () => {
  expect(secretText(128, 12).safeParse('비밀번호'.normalize('NFD')).error?.issues).toMatchObject([
    { code: 'too_small' },
  ])
})
