import { toast } from '@mosaic/ui'
import { useRefreshDownline } from '../../api/downline'
import { useTexts } from '../../texts'

/** Follows a transfer that arrived, whoever learned of it. */
export const useTransferDone = () => {
  const { t } = useTexts()
  const refresh = useRefreshDownline()
  const done = () => {
    toast(t('team.transferred'), { tone: 'success' })
    refresh()
  }
  return { done, refresh }
}
