import type { Period } from '@mosaic/i18n'
import { PeriodChips, type PeriodChipsProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [period, setPeriod] = useState<Period>('today')
  return (
    <Specimen title={t('state.rest')}>
      <PeriodChips value={period} onChange={setPeriod} />
    </Specimen>
  )
}

export const periodChips: CataloguePage = {
  id: 'period-chips',
  folder: 'period-chips',
  purpose: 'The periods of every report and record.',
  components: {
    PeriodChips: words<PeriodChipsProps>({
      value: 'The chosen period; none while other days are shown.',
      onChange: 'Called with the period that was pressed.',
      children: 'Chips before the periods.',
    }),
  },
  Specimens,
}
