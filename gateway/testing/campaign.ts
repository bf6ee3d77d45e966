import type { CampaignTerms } from '@mosaic/contracts/desk'
import { type CampaignDraft, changeCampaign, type CampaignRow, saveDraft } from '../src/loyalty'
import { profileAmount } from '../src/platform'
import type { AppContext } from '../src/platform/runtime/app-context'
import { inTransaction } from '../src/platform/db/transaction'

type Changes = Partial<Omit<CampaignDraft, 'terms' | 'budget'>> & { readonly terms?: Partial<CampaignTerms> }

const usualTerms: CampaignTerms = {
  of: { kind: 'APPLICATION', amount: '20.00', least: '5.00', most: '50.00', autoApproveUpTo: null },
  reward: { type: 'cash' },
  eligibility: {},
  budget: null,
  memberCap: null,
  claimDays: 7,
}

/** A launched campaign of Aurora: applications for 20.00 that an operator decides, unless the test changes it. */
export const launchedCampaign = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: string,
  { terms: changed, ...changes }: Changes = {},
): Promise<CampaignRow> => {
  const at = clock.now()
  const terms = { ...usualTerms, ...changed }
  const currency = changes.currency ?? 'BRL'
  return inTransaction(db, async (tx) => {
    await saveDraft(tx, {
      id,
      merchantCode: 'aurora',
      currency,
      kind: terms.of.kind,
      texts: { EN: { title: id, content: '<p>x</p>' } },
      startsAt: at,
      endsAt: null,
      createdBy: 'one',
      createdAt: at,
      ...changes,
      terms,
      budget: terms.budget === null ? null : profileAmount(terms.budget, currency),
    })
    return changeCampaign(tx, id, { state: 'LIVE', launchedAt: at, launchedBy: 'two' })
  })
}
