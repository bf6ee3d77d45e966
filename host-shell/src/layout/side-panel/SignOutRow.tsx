import { List, ListRow, useHost } from '@mosaic/ui'
import { useHostTexts } from '../../texts'

export const SignOutRow = () => {
  const { t } = useHostTexts()
  const { askSignOut } = useHost()
  return (
    <List>
      <ListRow icon="sign-out" title={t('panel.signOut')} danger onClick={askSignOut} />
    </List>
  )
}
