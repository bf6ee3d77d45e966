import type { SystemStatus } from '@mosaic/contracts'
import { DownloadBanner } from '../../download/DownloadBanner'
import { ServiceButton } from '../../service/ServiceButton'
import styles from './HomeExtras.module.css'

export type HomeExtrasProps = { readonly info: SystemStatus['info']; readonly onDownload: () => void }

/** Float over home: the service button (spec §2) and, between it and the bottom menu, the app offer. */
export const HomeExtras = ({ info, onDownload }: HomeExtrasProps) => (
  <div className={styles.floating}>
    <div className={styles.service}>
      <ServiceButton />
    </div>
    <DownloadBanner resources={info.resources} onOpen={onDownload} />
  </div>
)
