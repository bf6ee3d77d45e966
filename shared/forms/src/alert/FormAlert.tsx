import type { ApiFailure } from '@mosaic/api-client'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { ErrorReference, Icon, useDismissSameToast } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts'
import { exclusionEnd } from './exclusion-end'
import styles from './FormAlert.module.css'

const ExclusionEnd = ({ end }: { readonly end: number | 'never' }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return ` ${end === 'never' ? t('exclusion.endsNever') : t('exclusion.endsAt', { time: formatDate(end, tag, 'dateTime', timeZone) })}`
}

/** The gateway's message about the whole form, above the button. An excluded member sees the end of the exclusion. */
export const FormAlert = ({
  text,
  failure,
}: {
  readonly text: string | null
  readonly failure?: ApiFailure | null
}) => {
  useDismissSameToast(text)
  const place = useRef<HTMLDivElement>(null)
  // A menu at the bottom of a phone would cover it.
  useEffect(() => {
    if (text) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [text])
  const end = exclusionEnd(failure)
  return (
    <div ref={place} role="alert">
      {text ? (
        <p className={styles.alert}>
          <Icon name="warning-circle" size={20} weight="fill" className={styles.icon} />
          <span>
            {text}
            {end === null ? null : <ExclusionEnd end={end} />}
            {failure ? <ErrorReference error={failure} /> : null}
          </span>
        </p>
      ) : null}
    </div>
  )
}
