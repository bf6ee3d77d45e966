import { Avatar, type AvatarProps } from '@mosaic/ui'
import { useMerchant } from '@mosaic/session'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const { logo } = useMerchant()
  return (
    <>
      <Specimen title={t('state.sizes')} row>
        <Avatar name="Ana" size={32} />
        <Avatar name="Ana" />
        <Avatar name="Ana" size={72} />
      </Specimen>
      <Specimen title={t('state.picture')} row>
        <Avatar name="Ana" src={logo} size={72} />
      </Specimen>
      <Specimen title={t('state.error')} row>
        <Avatar name="花子" src="/m/nothing.png" />
      </Specimen>
    </>
  )
}

export const avatar: CataloguePage = {
  id: 'avatar',
  folder: 'avatar',
  purpose: 'Whose it is: a picture, or the first letter of the name.',
  components: {
    Avatar: words<AvatarProps>({
      name: 'Read out, and its first letter stands in for a missing picture.',
      src: 'Address of the picture.',
      size: 'Edge in CSS pixels; 44 unless given.',
    }),
  },
  Specimens,
}
