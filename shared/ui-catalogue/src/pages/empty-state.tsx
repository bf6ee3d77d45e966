import { Button, EmptyState, StateMark, type EmptyStateProps, type StateMarkProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.rest')}>
        <EmptyState
          title={t('sample.emptyTitle')}
          text={t('sample.emptyText')}
          action={<Button>{t('sample.deposit')}</Button>}
          icon="receipt"
        />
      </Specimen>
      <Specimen title="StateMark">
        <StateMark picture="no-games" icon="game-controller" />
        <StateMark icon="warning-circle" weight="fill" failed />
      </Specimen>
      <Specimen title={t('state.compact')}>
        <EmptyState
          compact
          title={t('sample.emptyTitle')}
          action={
            <Button size="s" variant="secondary">
              {t('sample.deposit')}
            </Button>
          }
        />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <EmptyState title={t('sample.longLabel')} text={t('sample.longText')} />
      </Specimen>
    </>
  )
}

export const emptyState: CataloguePage = {
  id: 'empty-state',
  folder: 'state',
  purpose: 'Nothing is there, why, and the next step.',
  components: {
    EmptyState: words<EmptyStateProps>({
      icon: 'Glyph in the medal.',
      picture: 'The merchant’s picture of this state, instead of the icon.',
      title: 'What is not there.',
      text: 'Why, or what to expect.',
      action: 'The next step: usually a Button.',
      compact: 'One line with its action, inside a card or a rail.',
    }),
    StateMark: words<StateMarkProps>({
      picture: 'The merchant’s picture of this state.',
      icon: 'Glyph where the merchant has no picture, or it does not come.',
      weight: 'Weight of the glyph.',
      failed: 'In the colour of failure.',
    }),
  },
  Specimens,
}
