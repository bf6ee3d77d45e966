import { Accordion, type AccordionProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [openId, setOpenId] = useState<string | null>('first')
  const [longId, setLongId] = useState<string | null>(null)
  return (
    <>
      <Specimen title={t('state.rest')}>
        <Accordion
          level={3}
          openId={openId}
          onChange={setOpenId}
          items={[
            { id: 'first', title: t('sample.question'), content: <p>{t('sample.answer')}</p> },
            { id: 'second', title: t('sample.bets'), detail: t('sample.detail'), content: <p>{t('sample.answer')}</p> },
          ]}
        />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <Accordion
          level={3}
          openId={longId}
          onChange={setLongId}
          items={[{ id: 'long', title: t('sample.longText'), content: <p>{t('sample.longText')}</p> }]}
        />
      </Specimen>
    </>
  )
}

export const accordion: CataloguePage = {
  id: 'accordion',
  folder: 'accordion',
  purpose: 'Titles whose contents open one at a time: questions and answers, days of a record.',
  components: {
    Accordion: words<AccordionProps>({
      items: 'Id, title and content of each, with a detail at the end of the title where wanted.',
      openId: 'The open one, or null.',
      onChange: 'Called with the one to open, or null.',
      level: 'Level of the titles: one below the heading they stand under.',
    }),
  },
  Specimens,
}
