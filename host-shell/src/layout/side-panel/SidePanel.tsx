import { useMerchant } from '@mosaic/session'
import { Drawer, IconButton, useFailureToast, useLazyPart } from '@mosaic/ui'
import { useCallback } from 'react'
import { useHostTexts } from '../../texts'
import { panelBody } from '../lazy-parts'
import type { PanelBodyProps } from './PanelBody'
import styles from './SidePanel.module.css'

export type SidePanelProps = PanelBodyProps & { readonly open: boolean }

/** The right-side menu. It closes when one of its links is followed (the shell watches the address). */
export const SidePanel = ({ open, onClose, ...body }: SidePanelProps) => {
  const { t } = useHostTexts()
  const { name } = useMerchant()
  const showFailure = useFailureToast()
  const giveUp = useCallback(() => {
    showFailure({ code: 'offline' })
    onClose()
  }, [onClose, showFailure])
  const Body = useLazyPart(panelBody, open, giveUp)
  return (
    <Drawer open={open} onClose={onClose} label={t('panel.label')} testId="side-panel">
      <div className={styles.head}>
        <p className={styles.brand}>{name}</p>
        <IconButton icon="x" label={t('panel.close')} onClick={onClose} />
      </div>
      {Body ? <Body onClose={onClose} {...body} /> : null}
    </Drawer>
  )
}
