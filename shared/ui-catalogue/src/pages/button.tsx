import { Button, type ButtonProps } from '@mosaic/ui'
import type { ComponentProps } from 'react'
import { addressOf } from '../catalogue-address'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.variants')} row>
        <Button>{t('sample.deposit')}</Button>
        <Button variant="secondary">{t('sample.deposit')}</Button>
        <Button variant="ghost">{t('sample.deposit')}</Button>
        <Button variant="danger">{t('sample.remove')}</Button>
      </Specimen>
      <Specimen title={t('state.sizes')} row>
        <Button size="s">{t('sample.deposit')}</Button>
        <Button size="m">{t('sample.deposit')}</Button>
        <Button size="l">{t('sample.deposit')}</Button>
      </Specimen>
      <Specimen title={t('state.icon')} row>
        <Button icon="wallet">{t('sample.deposit')}</Button>
        <Button icon="wallet" variant="secondary" to={addressOf('button')}>
          {t('state.link')}
        </Button>
      </Specimen>
      <Specimen title={t('state.disabled')} row>
        <Button disabled>{t('sample.deposit')}</Button>
        <Button disabled variant="secondary">
          {t('sample.deposit')}
        </Button>
      </Specimen>
      <Specimen title={t('state.loading')} row>
        <Button loading>{t('sample.deposit')}</Button>
        <Button loading variant="secondary">
          {t('sample.deposit')}
        </Button>
      </Specimen>
      <Specimen title={t('state.longText')}>
        <Button block>{t('sample.longLabel')}</Button>
      </Specimen>
    </>
  )
}

export const button: CataloguePage = {
  id: 'button',
  folder: 'button',
  purpose: 'Does something, or leads to a page of the site.',
  components: {
    Button: words<ButtonProps, ComponentProps<'button'>>({
      variant:
        'primary for the one main action of a screen, secondary beside it, ghost for what matters little, danger for what cannot be undone.',
      size: 's in rows and cards, m usually, l where it is the only thing to do.',
      loading: 'Shows the wait and ignores further presses; the label stays for screen readers.',
      block: 'As wide as its place.',
      icon: 'Glyph before the label.',
      to: 'Makes it a link to a page of the site.',
      disabled: 'Cannot be pressed; say elsewhere what is missing.',
      children: 'The label: a verb.',
    }),
  },
  Specimens,
}
