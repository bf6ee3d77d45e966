import type { ComposedRoute } from '@mosaic/remote-kit'
import { useHost } from '@mosaic/ui'
import { useRemoteLabel } from '../language/use-remote-label'
import { PageSkeleton } from './PageSkeleton'

/** One remote's page. */
export const RoutePage = ({ route }: { readonly route: ComposedRoute }) => {
  const host = useHost()
  const label = useRemoteLabel()
  const title = label({ remote: route.remote, key: route.title, label: route.label })
  return host.renderModule({
    remote: route.remote,
    module: route.module,
    place: 'page',
    title,
    fallback: <PageSkeleton />,
  })
}
