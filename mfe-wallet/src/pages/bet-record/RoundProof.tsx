import { useMerchant } from '@mosaic/session'
import { List, ListRow } from '@mosaic/ui'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { isFramedProof } from './framed-proof'
import styles from './RoundProof.module.css'

/** The provider's proof of a round: in a frame where the page may be framed, else as a link. */
export const RoundProof = ({ url }: { readonly url: string }) => {
  const { t } = useTexts()
  const { gameOrigins } = useMerchant()
  const [open, setOpen] = useState(false)
  const framed = isFramedProof(url, gameOrigins, window.location.origin)
  return (
    <>
      <List className={styles.row}>
        <ListRow
          icon="shield-check"
          title={t('bets.verify')}
          {...(framed ? { onClick: () => setOpen(!open) } : { href: url })}
        />
      </List>
      {open && framed ? (
        <iframe className={styles.proof} src={url} title={t('bets.verify')} sandbox="allow-scripts allow-same-origin" />
      ) : null}
    </>
  )
}
