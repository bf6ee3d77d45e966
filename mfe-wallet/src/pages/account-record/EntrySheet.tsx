import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneyText } from '@mosaic/money'
import { Receipt } from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { CopyButton, DefinitionRows, Sheet, type DefinitionRow } from '@mosaic/ui'
import { useRef } from 'react'
import { useTexts } from '../../texts'
import { inVendorWallet, type Entry } from './entry-kind'

type EntrySheetProps = {
  readonly entry: Entry | null
  readonly subjectOf: (entry: Entry) => string
  readonly onClose: () => void
}

const EntryReceipt = ({ entry, subject }: { readonly entry: Entry; readonly subject: string }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { currency, reference } = entry
  const rows: DefinitionRow[] = [
    { label: t('entries.kindLabel'), value: t(`entries.kind.${entry.kind}`) },
    ...(subject === '' ? [] : [{ label: t('entries.subject'), value: subject }]),
    { label: t('entries.at'), value: formatDate(entry.at, tag, 'dateTime', timeZone) },
    {
      label: t('status.reference'),
      value: (
        <CopyButton
          text={reference}
          label={t('status.copyReference')}
          shownText={reference.length > 8 ? `…${reference.slice(-8)}` : reference}
        />
      ),
    },
    {
      label: inVendorWallet(entry) ? t('entries.balanceAt', { name: subject }) : t('entries.balance'),
      value: <MoneyText value={moneyOf(entry.balanceAfter, currency)} currency={currency} />,
    },
    {
      label: t('status.amount'),
      value: <MoneyAmount value={moneyOf(entry.amount, currency)} currency={currency} signed tone="auto" />,
      strong: true,
    },
  ]
  return (
    <Receipt open={false}>
      <DefinitionRows rows={rows} />
    </Receipt>
  )
}

/** A movement of the account as a receipt. While the sheet closes it keeps showing the entry it was opened with. */
export const EntrySheet = ({ entry, subjectOf, onClose }: EntrySheetProps) => {
  const { t } = useTexts()
  const last = useRef<Entry | null>(null)
  if (entry) last.current = entry
  const shown = entry ?? last.current
  return (
    <Sheet open={entry !== null} onClose={onClose} title={shown ? t(`entries.kind.${shown.kind}`) : t('entries.title')}>
      {shown ? <EntryReceipt entry={shown} subject={subjectOf(shown)} /> : null}
    </Sheet>
  )
}
