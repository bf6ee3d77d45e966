import { useFlag, useSession } from '@mosaic/session'
import { useEffect } from 'react'
import { useTexts } from '../texts'

/** Follows new messages of the signed-in member; its code is loaded when the browser is idle. */
export const useNews = (counted: boolean): void => {
  const { t } = useTexts()
  const userName = useSession()?.userName
  const [hasMail, hasChat] = [useFlag('MAILCEN'), useFlag('CBS3')]
  useEffect(() => {
    if (!counted) return undefined
    let stop: (() => void) | null = null
    let gone = false
    const texts = { inbox: t('news.inbox'), notices: t('news.notices'), chat: t('news.chat') }
    import('./follow-news')
      .then(({ followNews }) => {
        if (!gone) stop = followNews({ hasMail, hasChat, texts })
      })
      // Without a stream the counts are still fetched on every page.
      .catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [counted, userName, hasMail, hasChat, t])
}
