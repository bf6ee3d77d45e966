import { useSession } from '@mosaic/session'
import { Button, Dialog, IconButton, SafeHtml, useSafeHtmlReady, useTurn } from '@mosaic/ui'
import { useEffect, useMemo, useState } from 'react'
import { usePopupsQuery } from '../../api/announcements'
import { PromotionImage } from '../../promotion/PromotionImage'
import { siteLink } from '../../promotion/site-link'
import { useTexts } from '../../texts'
import styles from './LoginPopup.module.css'
import { popupsWereSeen, rememberPopupsSeen, seenMarks, unseenPopups } from './seen-popups'

/**
 * The merchant's popups after a login: one dialog with the pages that this device has not shown to the member yet, never
 * one after another (domain §6).
 * The pages slide in 400 ms and end at the first and the last (spec §2).
 */
const LoginPopup = () => {
  const { t } = useTexts()
  const userName = useSession()?.userName
  const [due] = useState(() => userName !== undefined && !popupsWereSeen(userName))
  const [closed, setClosed] = useState(false)
  const [page, setPage] = useState(0)
  const { data } = usePopupsQuery(due)
  // Of the time before this login: pages do not vanish while they are read.
  const [seenBefore] = useState(seenMarks)
  const popups = useMemo(
    () => (data && userName ? unseenPopups(userName, data, seenBefore) : []),
    [data, userName, seenBefore],
  )
  const readable = useSafeHtmlReady(popups.length > 0)
  const open = useTurn(due && !closed && popups.length > 0 && readable)

  useEffect(() => {
    if (open && userName) rememberPopupsSeen(userName, popups)
  }, [open, userName, popups])

  const shown = popups[page]
  if (!shown) return null
  const last = popups.length - 1
  const link = siteLink(shown.link)

  return (
    <Dialog open={open} onClose={() => setClosed(true)} title={shown.title}>
      <div className={styles.window}>
        <div className={styles.track} style={{ transform: `translateX(-${page * 100}%)` }}>
          {popups.map((popup, index) => (
            <div
              key={popup.id}
              className={styles.page}
              {...(index === page ? {} : { 'aria-hidden': true, inert: true })}
            >
              {popup.announcementImages.length > 0 ? (
                <div className={styles.image}>
                  <PromotionImage promotion={popup} eager={index === 0} />
                </div>
              ) : null}
              <SafeHtml html={popup.content} />
            </div>
          ))}
        </div>
      </div>
      {link && shown.action ? (
        <Button block variant="secondary" to={link} className={styles.action}>
          {shown.action}
        </Button>
      ) : null}
      {popups.length > 1 ? (
        <div className={styles.pager}>
          <IconButton
            icon="caret-left"
            label={t('popup.previous')}
            disabled={page === 0}
            onClick={() => setPage(Math.max(0, page - 1))}
          />
          <span className={styles.place} role="status">
            {t('popup.page', { page: page + 1, total: popups.length })}
          </span>
          <IconButton
            icon="caret-right"
            label={t('popup.next')}
            disabled={page === last}
            onClick={() => setPage(Math.min(last, page + 1))}
          />
        </div>
      ) : null}
    </Dialog>
  )
}

export default LoginPopup
