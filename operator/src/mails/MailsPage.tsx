import { ChipRow, Chip } from '@mosaic/ui'
import { useState } from 'react'
import { useTexts } from '../texts'
import { FeedbackQueue } from './FeedbackQueue'
import { MailQueue } from './MailQueue'

const kinds = ['mails', 'feedback'] as const

/** Messages of members that wait for an answer, and feedback that waits to be read. */
export const MailsPage = () => {
  const { t } = useTexts()
  const [kind, setKind] = useState<(typeof kinds)[number]>('mails')
  return (
    <>
      <ChipRow label={t('menu.mails')}>
        {kinds.map((each) => (
          <Chip key={each} selected={each === kind} onClick={() => setKind(each)}>
            {t(`mails.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      {kind === 'mails' ? <MailQueue /> : <FeedbackQueue />}
    </>
  )
}
