import { Checkbox, QueryView, Section, Skeleton, useFailureToast } from '@mosaic/ui'
import { useSetWinnerBoardChoiceMutation, useWinnerBoardChoiceQuery } from '../../api/winner-board'
import { useTexts } from '../../texts'

/** Whether the member's wins may be shown to others, under a masked name (domain §8.40). */
export const WinnerBoardChoice = () => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const choice = useWinnerBoardChoiceQuery()
  const change = useSetWinnerBoardChoiceMutation()
  return (
    <Section title={t('settings.privacy')}>
      <QueryView query={choice} compact skeleton={<Skeleton height={48} radius="m" />}>
        {({ shown }) => (
          <Checkbox
            name="winnerBoard"
            label={t('settings.winnerBoard')}
            checked={shown}
            disabled={change.pending}
            onChange={({ target }) =>
              change.submit({ body: { shown: target.checked } }, { onError: ({ failure }) => showFailure(failure) })
            }
          />
        )}
      </QueryView>
    </Section>
  )
}
