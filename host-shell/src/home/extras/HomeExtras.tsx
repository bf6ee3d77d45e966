import type { SystemStatus } from '@mosaic/contracts'
import { DownloadBanner } from '../../download/DownloadBanner'
import { ServiceButton } from '../../service/ServiceButton'
import styles from './HomeExtras.module.css'

export type HomeExtrasProps = { readonly info: SystemStatus['info']; readonly onDownload: () => void }

/** Over home: the offer of the app in a strip above the menu, and the service button, which stands beside the ticker and stays in sight when home is scrolled. */
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
