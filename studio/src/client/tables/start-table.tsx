import { createRoot } from 'react-dom/client'
import type { Boot } from '../boot'
import { takeLaunchToken } from '../frame/launch-token'
import { createHostNotifier, depositHrefOf } from '../host-messages'
import { createSound } from '../sound'
import '../styles/index.css'
import './tables.css'
import { createTableControl } from './table-control'
import type { TableKey } from './texts'
import type { TableStage } from './table-stage'
import { TableScreen } from './TableScreen'

/** Starts the page of a shared table: the frame around one engine's drawing. */
export const startTable = async <Config, Key extends string>(stage: TableStage<Config, Key>): Promise<void> => {
  const root = document.getElementById('root')
  // Written by our own server from the same type.
  const boot: Boot<Config, Key | TableKey> = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')
  if (!root) return
  Object.entries(boot.palette).forEach(([role, colour]) =>
    document.documentElement.style.setProperty(`--palette-${role}`, colour),
  )
  const notifyHost = createHostNotifier(boot.siteOrigins)
  const control = createTableControl({ boot, launchToken: takeLaunchToken(), notifyHost })
  root.removeAttribute('aria-busy')
  createRoot(root).render(
    <TableScreen
      boot={boot}
      stage={stage}
      control={control}
      sound={createSound()}
      framed={window.parent !== window}
      depositHref={depositHrefOf(boot.siteOrigins)}
      onExit={() => notifyHost({ type: 'mosaic.game.exit' })}
    />,
  )
  await control.open()
}
