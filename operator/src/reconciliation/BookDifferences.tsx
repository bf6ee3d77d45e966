import type { DeskValue } from '@mosaic/contracts/desk'
import { formatDate, useLanguage } from '@mosaic/i18n'
import { MoneyText, moneyOf } from '@mosaic/money'
import { Section } from '@mosaic/ui'
import { CaseCard } from '../queue/CaseCard'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { bookSubject } from './book-subject'
import styles from './Reconciliation.module.css'

type Books = DeskValue<'reconciliation'>['books']
type Difference = Books['differing'][number]

const Lines = ({ lines }: { readonly lines: Difference['recorded'] }) => {
  const { t } = useTexts()
  if (lines === null) return <>{t('reconciliation.books.nothing')}</>
  return (
    <>
      {lines.map(({ code, currency, amount }) => (
        <span key={`${code} ${currency}`} className={styles.line}>
          {code} {currency === '' ? amount : <MoneyText value={moneyOf(amount, currency)} currency={currency} />}
        </span>
      ))}
    </>
  )
}

const DifferenceCard = ({ difference }: { readonly difference: Difference }) => {
  const { t } = useTexts()
  const { tag } = useLanguage()
  const { day, scope, key, kind, merchant, recorded, posted } = difference
  const title = `${formatDate(Date.parse(day), tag, 'date', 'UTC')} · ${t(`reconciliation.books.subject.${bookSubject(scope)}`)}`
  return (
    <CaseCard
      label={`${title} ${key}`}
      title={title}
      state={{ text: t(`reconciliation.books.kind.${kind}`), tone: 'negative' }}
      rows={[
        { label: t('members.merchant'), value: merchant },
        { label: t('reconciliation.books.key'), value: `${scope} ${key}` },
        { label: t('reconciliation.books.recorded'), value: <Lines lines={recorded} /> },
        { label: t('reconciliation.books.posted'), value: <Lines lines={posted} /> },
      ]}
    />
  )
}

/** Results of the daily comparison of the ledger with the records that explain it. */
export const BookDifferences = ({ books: { comparedAt, differing } }: { readonly books: Books }) => {
  const { t } = useTexts()
  const moment = useMoment()
  return (
    <Section title={t('reconciliation.books.title')} icon="receipt">
      {differing.length === 0 ? (
        <p>
          {comparedAt === null
            ? t('reconciliation.never')
            : t('reconciliation.books.none', { when: moment(comparedAt) })}
        </p>
      ) : (
        <ul className={styles.differences}>
          {differing.map((difference) => (
            <li key={`${difference.scope} ${difference.key}`}>
              <DifferenceCard difference={difference} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
