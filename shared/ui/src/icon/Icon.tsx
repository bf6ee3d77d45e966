import { useSyncExternalStore, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { coreGlyphs } from './glyphs-core'
import type { IconName } from './icon-names'
import { currentMoreGlyphs, fetchMoreGlyphs, onMoreGlyphs, type GlyphSet, type GlyphWeights } from './more-glyphs'
import styles from './Icon.module.css'

export type IconWeight = 'regular' | 'duotone' | 'fill'

export type IconProps = {
  readonly name: IconName
  readonly size?: number
  readonly weight?: IconWeight
  /** Absent: the icon is decoration and hidden from screen readers. */
  readonly label?: string
  readonly className?: string
}

const order: Readonly<Record<IconWeight, readonly [keyof GlyphWeights, ...(keyof GlyphWeights)[]]>> = {
  regular: ['r', 'd', 'f'],
  duotone: ['d', 'r', 'f'],
  fill: ['f', 'd', 'r'],
}

/** The wanted weight, or the nearest that was generated. */
const pathsOf = (glyph: GlyphWeights, weight: IconWeight): readonly string[] => {
  for (const letter of order[weight]) {
    const path = glyph[letter]
    if (path) return path.split('|')
  }
  return []
}

const core: GlyphSet = coreGlyphs

const shapesOf = (name: IconName, weight: IconWeight, more: GlyphSet | null): ReactNode => {
  const [first, second] = pathsOf({ ...core[name], ...more?.[name] }, weight)
  if (second === undefined) return first === undefined ? null : <path d={first} />
  return (
    <>
      <path d={first} opacity=".22" />
      <path d={second} />
    </>
  )
}

const known = new Map<string, ReactNode>()

/** Each is made once of the core and once of the whole set: a list has hundreds of them. */
const knownShapes = (name: IconName, weight: IconWeight, more: GlyphSet | null): ReactNode => {
  const key = `${more ? 'whole' : 'core'} ${name} ${weight}`
  const shapes = known.get(key) ?? shapesOf(name, weight, more)
  known.set(key, shapes)
  return shapes
}

const drawn = ({ name, size = 24, weight = 'duotone', label, className }: IconProps, more: GlyphSet | null) => (
  <svg
    className={classNames(styles.icon, className)}
    width={size}
    height={size}
    viewBox="0 0 256 256"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {knownShapes(name, weight, more)}
  </svg>
)

const Waiting = (props: IconProps) => {
  const more = useSyncExternalStore(onMoreGlyphs, currentMoreGlyphs, () => null)
  // Until the weight is loaded, the nearest one of the core is shown.
  if (!core[props.name]?.[order[props.weight ?? 'duotone'][0]] && !more && typeof window !== 'undefined')
    fetchMoreGlyphs()
  return drawn(props, more)
}

/** A list has hundreds of them: once the whole set is there, nothing is listened to any more. */
export const Icon = (props: IconProps) => {
  const more = currentMoreGlyphs()
  return more ? drawn(props, more) : <Waiting {...props} />
}
