import { basePalettes, contrastOfPair, contrastPairs } from '@mosaic/contracts'
import { formatNumber } from '@mosaic/i18n'
import { DataTable } from '@mosaic/ui'
import { useSyncExternalStore } from 'react'
import styles from '../Catalogue.module.css'
import type { CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const roles = Object.keys(basePalettes.dark)
const coloured = [...roles.filter((role) => !/^(glow|shadow|ambient)/.test(role)), 'brand-end']
const typeSizes = ['text-3xl', 'text-2xl', 'text-xl', 'text-l', 'text-m', 'text-s', 'text-xs']
const radii = ['radius-s', 'radius-m', 'radius-l', 'radius-pill']

const watchRoot = (changed: () => void): (() => void) => {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] })
  return () => watcher.disconnect()
}

/** The palette as this page wears it: theme, merchant and whatever the view controls changed. */
const currentPalette = (): Readonly<Record<string, string>> => {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries([...coloured, 'ambient'].map((role) => [role, style.getPropertyValue(`--${role}`).trim()]))
}
const currentPaletteText = (): string => JSON.stringify(currentPalette())

const Specimens = () => {
  const { t, tag } = useCatalogueTexts()
  const current: Readonly<Record<string, string>> = JSON.parse(useSyncExternalStore(watchRoot, currentPaletteText))
  const ratio = (value: number | null) =>
    value === null ? '–' : `${formatNumber(Math.floor(value * 100) / 100, tag)}:1`
  return (
    <>
      <Specimen title={t('state.colours')} row>
        {coloured.map((role) => (
          <span key={role} className={styles.role} lang="en">
            <span className={styles.swatch} style={{ background: `var(--${role})` }} />
            {role}
          </span>
        ))}
      </Specimen>
      <Specimen title={t('state.contrast')}>
        <DataTable
          label={t('state.contrast')}
          rows={contrastPairs}
          rowKey={({ front, back, under }) => `${front} ${back} ${under ?? ''}`}
          columns={[
            {
              key: 'pair',
              title: t('state.colours'),
              render: ({ front, back, under }) => (
                <span lang="en">
                  {front} / {back}
                  {under ? ` / ${under}` : ''}
                </span>
              ),
            },
            {
              key: 'reached',
              title: t('state.reached'),
              align: 'end',
              render: (pair) => ratio(contrastOfPair(current, pair)),
            },
            { key: 'least', title: t('state.least'), align: 'end', render: ({ least }) => ratio(least) },
          ]}
        />
      </Specimen>
      <Specimen title={t('state.type')}>
        {typeSizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--${size})` }}>
            {t('sample.question')}
          </p>
        ))}
      </Specimen>
      <Specimen title={t('state.shape')} row>
        {radii.map((radius) => (
          <span key={radius} className={styles.role} lang="en">
            <span className={styles.swatch} style={{ borderRadius: `var(--${radius})` }} />
            {radius}
          </span>
        ))}
      </Specimen>
    </>
  )
}

export const tokens: CataloguePage = {
  id: 'tokens',
  folder: 'tokens',
  purpose: 'The roles that every style names: colours with the contrast of every pair as it is worn now, type, shape.',
  components: {},
  Specimens,
}
