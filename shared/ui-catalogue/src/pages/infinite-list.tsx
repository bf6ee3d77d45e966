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
  const more = useCallback(async () => {
    setCount((before) => before + 10)
    return { isError: false }
  }, [])
  const fail = useCallback(async () => {
    tries.current += 1
    const isError = tries.current === 1
    setFailing(isError)
    return { isError }
  }, [])
  return (
    <>
      <Specimen title={t('state.error')}>
        <InfiniteList pages={{ hasNextPage: failing, fetchNextPage: fail }}>
          <p>{t('sample.answer')}</p>
        </InfiniteList>
      </Specimen>
      <Specimen title={t('state.loading')}>
        <InfiniteList pages={{ hasNextPage: true, fetchNextPage: never }}>
          <p>{t('sample.answer')}</p>
        </InfiniteList>
      </Specimen>
      <Specimen title={t('state.rest')}>
        <InfiniteList pages={{ hasNextPage: count < 60, fetchNextPage: more }}>
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
      pages: 'Whether there is another page, and how it is fetched; a failure shows a retry.',
      skeleton: 'Shape of what is on its way; a spinner unless given.',
      children: 'What is there already.',
    }),
  },
  Specimens,
}
