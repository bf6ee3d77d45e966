import { ListRow, useFailureToast } from '@mosaic/ui'
import type { ServiceLink } from './service-links'

/** One way to reach customer service, in the side panel and in the choice of them over home. */
export const ServiceRow = ({ link }: { readonly link: ServiceLink }) => {
  const showFailure = useFailureToast()
  const { title, icon } = link
  if ('to' in link) return <ListRow icon={icon} title={title} to={link.to} />
  if ('href' in link) return <ListRow icon={icon} title={title} href={link.href} />
  return <ListRow icon={icon} title={title} onClick={() => showFailure({ code: link.refused })} />
}
