import { Sparkline, StatTile, type SparklineProps, type StatTileProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const rising = [3, 5, 4, 8, 9, 14, 13, 18]
  return (
    <>
      <Specimen title={t('state.rest')}>
        <StatTile label={t('sample.newMembers')} value="128" delta={{ text: '12 %', direction: 'up' }} trend={rising} />
        <StatTile
          label={t('sample.bets')}
          value="98.450"
          delta={{ text: '4 %', direction: 'down' }}
          trend={[...rising].reverse()}
        />
        <StatTile label={t('sample.fee')} value="0" delta={{ text: '0 %', direction: 'flat' }} trend={null} />
      </Specimen>
      <Specimen title={t('state.loading')}>
        <StatTile label={t('sample.newMembers')} value="" loading />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <StatTile label={t('sample.longLabel')} value="1.234.567.890,12" trend={null} />
      </Specimen>
      <Specimen title={t('state.variants')}>
        <Sparkline points={rising} />
        <Sparkline points={rising} tone="positive" />
        <Sparkline points={rising} tone="negative" />
      </Specimen>
    </>
  )
}

export const statTile: CataloguePage = {
  id: 'stat-tile',
  folder: 'stat',
  purpose: 'A figure with its name, how it moved, and the shape of its course.',
  components: {
    StatTile: words<StatTileProps>({
      label: 'What is counted.',
      value: 'The figure.',
      delta: 'How it moved, in words and direction.',
      trend: 'Its course; absent while it is on its way, which keeps its room, null where there is none.',
      loading: 'Draws the lines that will stand there as bars, so that nothing moves when they come.',
    }),
    Sparkline: words<SparklineProps>({ points: 'The course.', tone: 'positive, negative or plain.' }),
  },
  Specimens,
}
