import type { SystemStatus } from '@mosaic/contracts'
import { DownloadBanner } from '../../download/DownloadBanner'
import { ServiceButton } from '../../service/ServiceButton'
import styles from './HomeExtras.module.css'

export type HomeExtrasProps = { readonly info: SystemStatus['info']; readonly onDownload: () => void }

/** What floats over home above the menu; it moves nothing of the page. */
export const HomeExtras = ({ info, onDownload }: HomeExtrasProps) => (
  <div className={styles.float}>
    <ServiceButton entries={info.customerService} />
    <div className={styles.banner}>
      <DownloadBanner resources={info.resources} onOpen={onDownload} />
    </div>
  </div>
)
