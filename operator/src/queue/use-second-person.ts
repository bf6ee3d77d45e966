import type { TagProps } from '@mosaic/ui'
import { useOperator } from '../api/session'
import { useTexts } from '../texts'

type Case = { readonly needsTwo: boolean; readonly approvedBy: string | null }
export type SecondPerson = {
  /** The operator is the first person and cannot approve again. */
  readonly own: boolean
  readonly note: string | undefined
  /** Replaces the state of a case that one person has approved. */
  readonly state: { readonly text: string; readonly tone: TagProps['tone'] } | null
}

/** What a waiting case shows of four eyes. */
export const useSecondPerson = ({ needsTwo, approvedBy }: Case, waits: boolean): SecondPerson => {
  const { t } = useTexts()
  const { name } = useOperator()
  if (!waits || !needsTwo) return { own: false, note: undefined, state: null }
  if (approvedBy === null) return { own: false, note: t('queue.needsTwo'), state: null }
  const own = approvedBy === name
  return {
    own,
    note: own ? t('queue.firstOwn') : t('queue.firstOther', { name: approvedBy }),
    state: { text: t('queue.waitsSecond'), tone: 'vip' },
  }
}
