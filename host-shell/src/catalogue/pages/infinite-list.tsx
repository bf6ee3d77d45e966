import { InfiniteList, List, ListRow, type InfiniteListProps } from '@mosaic/ui'
import { useCallback, useRef, useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const never = () => new Promise<never>(() => undefined)

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [count, setCount] = useState(10)
  const [failing, setFailing] = useState(true)
  const tries = useRef(0)
  const more = useCallback(async () => setCount((before) => before + 10), [])
  const fail = useCallback(async () => {
    tries.current += 1
    if (tries.current === 1) throw new Error('the first try fails')
    setFailing(false)
  }, [])
  return (
    <>
      <Specimen title={t('state.error')}>
        <InfiniteList hasMore={failing} loadMore={fail}>
          <p>{t('sample.answer')}</p>
        </InfiniteList>
      </Specimen>
      <Specimen title={t('state.loading')}>
        <InfiniteList hasMore loadMore={never}>
          <p>{t('sample.answer')}</p>
        </InfiniteList>
      </Specimen>
      <Specimen title={t('state.rest')}>
        <InfiniteList hasMore={count < 60} loadMore={more}>
          <List label={t('sample.favourites')}>
            {Array.from({ length: count }, (_, index) => (
              <ListRow key={index} title={t('sample.option', { number: index + 1 })} />
            ))}
          </List>
        </InfiniteList>
      </Specimen>
    </>
  )
}

export const infiniteList: CataloguePage = {
  id: 'infinite-list',
  folder: 'infinite-list',
  purpose: 'A list that fetches its next page before its end is reached; a failure leaves a button.',
  components: {
    InfiniteList: words<InfiniteListProps>({
      hasMore: 'There is another page.',
      loadMore: 'Fetches it; a rejection shows a retry.',
      skeleton: 'Shape of what is on its way; a spinner unless given.',
      children: 'What is there already.',
    }),
  },
  Specimens,
}
