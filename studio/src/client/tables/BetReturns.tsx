import { percentText } from '../figure-text'
import type { Language } from '../texts/languages'
import type { Translate } from '../texts/translator'

/** Payout and long-run return of each bet of a table, from the same function as the return command. */
export const BetReturns = ({
  rows,
  t,
  lang,
}: {
  rows: readonly { readonly name: string; readonly pays: string; readonly bp: number | undefined }[]
  t: Translate<'bet' | 'pays' | 'returns'>
  lang: Language
}) => (
  <table className="pay-table">
    <thead>
      <tr>
        <th scope="col">{t('bet')}</th>
        <th scope="col">{t('pays')}</th>
        <th scope="col">{t('returns')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, pays, bp }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{pays}</td>
          <td>{bp === undefined ? '—' : percentText(bp, lang)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
