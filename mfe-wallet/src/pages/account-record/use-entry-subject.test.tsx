import { entryCodes, type WireLanguage } from '@mosaic/contracts'
import { setLanguage } from '@mosaic/i18n'
import { act, screen } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'
import type { Entry } from './entry-kind'
import { useEntrySubject } from './use-entry-subject'

type Asked = Pick<Entry, 'kind' | 'title'>

const Subjects = ({ of }: { readonly of: readonly Asked[] }) => {
  const subjectOf = useEntrySubject()
  return of.map((entry) => (
    <output key={`${entry.kind} ${entry.title}`} aria-label={`${entry.kind} ${entry.title}`}>
      {subjectOf(entry)}
    </output>
  ))
}
const subject = (name: string) => screen.getByLabelText(name).textContent
const codes = (['deposit', 'withdraw', 'adjustment'] as const).flatMap((kind) =>
  entryCodes[kind].map((title): Asked => ({ kind, title })),
)

test.each<[WireLanguage, string, string]>([
  ['EN', 'Debit card', 'Bank account'],
  ['PT', 'Cartão de débito', 'Conta bancária'],
  ['JA', 'デビットカード', '銀行口座'],
  ['KO', '체크카드', '은행 계좌'],
  ['ES', 'Tarjeta de débito', 'Cuenta bancaria'],
  ['TY', 'บัตรเดบิต', 'บัญชีธนาคาร'],
])('in %s each code of the gateway has a text, or only the kind is shown', async (language, card, account) => {
  await renderScreen(<Subjects of={codes} />)
  await act(() => setLanguage(language))
  for (const { kind, title } of codes) {
    const shown = subject(`${kind} ${title}`)
    expect(shown).not.toBe(title)
    expect(shown !== '').toBe(kind !== 'adjustment')
  }
  expect([subject('deposit card'), subject('withdraw bank')]).toEqual([card, account])
  expect([subject('deposit pix'), subject('withdraw promptpay')]).toEqual(['PIX', 'PromptPay'])
  await act(() => setLanguage('EN'))
})

test('an unknown code is not shown, a name is', async () => {
  const entries: readonly Asked[] = [
    { kind: 'deposit', title: 'spei_v2' },
    { kind: 'withdraw', title: 'spei_v2' },
    { kind: 'bet', title: 'Tiger Sun' },
    { kind: 'transfer', title: 'Arenum' },
    { kind: 'promotion', title: 'Spring-drops' },
  ]
  await renderScreen(<Subjects of={entries} />)
  expect([subject('deposit spei_v2'), subject('withdraw spei_v2')]).toEqual(['', ''])
  expect([subject('bet Tiger Sun'), subject('transfer Arenum')]).toEqual(['Tiger Sun', 'Arenum'])
  expect(subject('promotion Spring-drops')).toBe('Spring-drops')
})
