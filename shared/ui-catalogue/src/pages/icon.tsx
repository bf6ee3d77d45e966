import { Icon, useIconNames, type IconProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const names = useIconNames()
  return (
    <>
      <Specimen title={t('state.variants')} row>
        <Icon name="wallet" weight="regular" />
        <Icon name="wallet" weight="duotone" />
        <Icon name="wallet" weight="fill" label={t('sample.deposit')} />
      </Specimen>
      <Specimen title={t('state.sizes')} row>
        <Icon name="gift" size={16} />
        <Icon name="gift" />
        <Icon name="gift" size={48} />
      </Specimen>
      <Specimen title={t('state.many')} row>
        {names.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={28} label={name} />
          </span>
        ))}
      </Specimen>
    </>
  )
}

export const icon: CataloguePage = {
  id: 'icon',
  folder: 'icon',
  purpose: 'A glyph of the set; the shell carries the few that it needs, the others come when first asked for.',
  components: {
    Icon: words<IconProps>({
      name: 'One of the generated names.',
      size: 'Edge in CSS pixels; 24 unless given.',
      weight: 'regular, duotone or fill; the nearest that was generated.',
      label: 'Accessible name. Absent: the icon is decoration and hidden from screen readers.',
    }),
  },
  Specimens,
}
