import { entryCodes } from '@mosaic/contracts'
import { oneOf } from '@mosaic/records'
import { useMethodName } from '../../method/use-method-name'
import { usePayoutName } from '../../payout/use-payout-name'
import { useTexts } from '../../texts'
import type { Entry } from './entry-kind'

/** Campaigns of game providers that have a name here; others show what the provider calls them. */
const campaigns = ['Fiftieth-round'] as const

const knownMethod = oneOf(entryCodes.deposit)
const knownPayout = oneOf(entryCodes.withdraw)
const knownCampaign = oneOf(campaigns)

/** The subject of an entry, in the reader's language. Codes are never shown: one without a text shows only the kind. */
export const useEntrySubject = (): ((entry: Pick<Entry, 'kind' | 'title'>) => string) => {
  const { t } = useTexts()
  const methodName = useMethodName()
  const payoutName = usePayoutName()
  const wordsOf: Partial<Record<Entry['kind'], (title: string) => string>> = {
    adjustment: () => '',
    deposit: (code) => (knownMethod.accepts(code) ? methodName(code) : ''),
    withdraw: (kind) => (knownPayout.accepts(kind) ? payoutName({ kind }) : ''),
    promotion: (title) => (knownCampaign.accepts(title) ? t(`entries.campaign.${title}`) : title),
  }
  return ({ kind, title }) => wordsOf[kind]?.(title) ?? title
}
