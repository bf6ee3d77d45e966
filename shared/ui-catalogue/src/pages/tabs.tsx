import { Tabs, type TabsProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [value, setValue] = useState('all')
  const [long, setLong] = useState('all')
  const tabs = [
    { id: 'all', label: t('sample.all') },
    { id: 'open', label: t('sample.open'), badge: 3 },
    { id: 'settled', label: t('sample.settled') },
  ]
  return (
    <>
      <Specimen title={t('state.rest')}>
        <Tabs label={t('sample.bets')} tabs={tabs} value={value} onChange={setValue}>
          <p>{tabs.find(({ id }) => id === value)?.label}</p>
        </Tabs>
      </Specimen>
      <Specimen title={t('state.longText')}>
        <Tabs
          label={t('sample.longLabel')}
          tabs={tabs.map(({ id, label }) => ({ id, label: `${label}: ${t('sample.longLabel')}` }))}
          value={long}
          onChange={setLong}
        >
          <p>{tabs.find(({ id }) => id === long)?.label}</p>
        </Tabs>
      </Specimen>
    </>
  )
}

export const tabs: CataloguePage = {
  id: 'tabs',
  folder: 'tabs',
  purpose: 'Views of one thing, one at a time; arrow keys move between them.',
  components: {
    Tabs: words<TabsProps>({
      label: 'What the views are of.',
      tabs: 'Id and label of each, with an unread count where wanted.',
      value: 'Id of the open one.',
      onChange: 'Called with the id that was chosen.',
      children: 'The panel of the open tab; absent where the page itself is the panel.',
    }),
  },
  Specimens,
}
