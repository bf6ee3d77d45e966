import { codeFromLink, showsInvitationField } from './invitation-code'

describe('codeFromLink', () => {
  test.each([
    ['?code=ANA2026', 'ANA2026'],
    ['?affiliateCode=ANA2026', 'ANA2026'],
    ['?code=first&affiliateCode=second', 'second'],
    ['?code=%20ANA%20', 'ANA'],
    ['', ''],
  ])('%s carries "%s"', (search, code) => {
    expect(codeFromLink(new URLSearchParams(search))).toBe(code)
  })

  it('takes no more than the payload allows', () => {
    expect(codeFromLink(new URLSearchParams(`code=${'x'.repeat(200)}`))).toHaveLength(64)
  })
})

describe('showsInvitationField', () => {
  test.each([
    ['a good code of a link hides the field even where the merchant enables it', 'valid', true, false],
    ['a wrong code of a link shows the field even where the merchant does not', 'invalid', false, true],
    ['without a link the merchant decides: on', 'none', true, true],
    ['without a link the merchant decides: off', 'none', false, false],
    ['nothing jumps while the code is being checked', 'checking', true, false],
  ] as const)('%s', (_title, state, enabled, shown) => {
    expect(showsInvitationField(state, enabled)).toBe(shown)
  })
})
