import type { SystemStatus } from '@mosaic/contracts'
import { DownloadBanner } from '../../download/DownloadBanner'
import { ServiceButton } from '../../service/ServiceButton'
import styles from './HomeExtras.module.css'

export type HomeExtrasProps = { readonly info: SystemStatus['info']; readonly onDownload: () => void }

/** Over home: the app offer above the bottom menu, and the service button, which stays in view while scrolling. */
export const HomeExtras = ({ info, onDownload }: HomeExtrasProps) => (
  <>
    <div className={styles.strip}>
      <DownloadBanner resources={info.resources} onOpen={onDownload} />
    </div>
    <div className={styles.service}>
      <ServiceButton />
    </div>
  </>
)
