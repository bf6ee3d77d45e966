import { zero } from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'
import { Section } from '@mosaic/ui'
import { useCashbackQuery } from '../../api/cashback'
import { ClaimCard } from '../../pages/cashback/ClaimCard'
import { useTexts } from '../../texts'

/** Cashback among the rewards, below its minimum too; nothing while there is none. */
const CashbackReward = () => {
  const { t } = useTexts()
  const { data } = useCashbackQuery()
  return data && (data.claimable || moneyOf(data.total, data.currency) !== zero) ? (
    <Section icon="seal-percent" title={t('cashback.title')}>
      <ClaimCard cashback={data} />
    </Section>
  ) : null
}

export default CashbackReward
