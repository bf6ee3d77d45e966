import type { SystemStatus } from '@mosaic/contracts'
import { DownloadBanner } from '../../download/DownloadBanner'
import { ServiceButton } from '../../service/ServiceButton'
import styles from './HomeExtras.module.css'

export type HomeExtrasProps = { readonly info: SystemStatus['info']; readonly onDownload: () => void }

/** What floats over home, in one strip above the menu so that it hides little; it moves nothing of the page. */
export const HomeExtras = ({ info, onDownload }: HomeExtrasProps) => (
  <div className={styles.float}>
    <div className={styles.banner}>
      <DownloadBanner resources={info.resources} onOpen={onDownload} />
    </div>
    <ServiceButton entries={info.customerService} />
  </div>
)
