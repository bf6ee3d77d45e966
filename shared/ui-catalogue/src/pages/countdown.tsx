import { serverNow } from '@mosaic/i18n'
import { Countdown, type CountdownProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [until] = useState(() => serverNow() + 90 * 60_000)
  return (
    <>
      <Specimen title={t('state.rest')} row>
        <span>
          {t('sample.endsIn')} <Countdown label={t('sample.endsIn')} until={until} />
        </span>
      </Specimen>
      <Specimen title={t('state.over')} row>
        <Countdown label={t('sample.endsIn')} until={0} />
      </Specimen>
    </>
  )
}

export const countdown: CataloguePage = {
  id: 'countdown',
  folder: 'countdown',
  purpose: 'Time left; it never speaks by itself.',
  components: {
    Countdown: words<CountdownProps>({
      label: 'What ends.',
      until: 'Moment of the end, in milliseconds since 1970.',
      onEnd: 'Called once it is over.',
      clock: 'The clock; another one in tests.',
    }),
  },
  Specimens,
}
