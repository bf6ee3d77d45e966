import fc from 'fast-check'
import { asciiDigits, pinDigits } from './ascii-digits'

test.each([
  ['４８２１', '4821'],
  ['๔๘๒๑', '4821'],
  ['٤٨٢١', '4821'],
  ['१२३', '123'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['１，２３４．５６', '1,234.56'],
  ['１、２３４。５６', '1,234.56'],
  ['１２３ー４５６－７', '123-456-7'],
  ['５２９．９８２．２４７－２５', '529.982.247-25'],
  ['１２３４Ｘ', '1234X'],
  ['١٢٣،٥٠', '123,50'],
  ['123ｰ456﹣7—8', '123-456-7-8'],
  ['1﹐234﹒5', '1,234.5'],
  ['\u202a+55 11 98765\u202c\u200e', '+55 11 98765'],
  ['ana@mail.example', 'ana@mail.example'],
])('%s as an ASCII keyboard writes it: %s', (typed, plain) => expect(asciiDigits(typed)).toBe(plain))

test('ASCII stays, no other digit is left, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary-ascii' }), (typed, ascii) => {
      expect(asciiDigits(ascii)).toBe(ascii)
      expect(asciiDigits(typed).replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u)
      expect(asciiDigits(asciiDigits(typed))).toBe(asciiDigits(typed))
    }),
  )
})

test.each([
  ['２７４９５１', '274951'],
  ['๒๗๔๙๕๑', '274951'],
  ['２７４９５１ａ', '２７４９５１ａ'],
  ['pass１', 'pass１'],
])('secret %s: %s', (typed, secret) => expect(pinDigits(typed)).toBe(secret))
