import type { ComponentType } from 'react'

type KeyOf<Props> = Props extends unknown ? keyof Props : never

/** A description of each property beyond those of its element (`Base`). The compiler refuses missing and removed ones. */
export type PropWords<Props, Base = object> = Readonly<
  Record<Exclude<KeyOf<Props>, keyof Base | 'className'>, string>
> &
  Readonly<Partial<Record<KeyOf<Props>, string>>>

export type CataloguePage = {
  /** Last part of the address. */
  readonly id: string
  /** Folder of `shared/ui/src` that it shows. */
  readonly folder: string
  /** What it is for, in one English sentence: its readers write code. */
  readonly purpose: string
  /** Properties in words, by exported component. */
  readonly components: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The component in its states, in the language of the page. */
  readonly Specimens: ComponentType
}

export const words = <Props, Base = object>(descriptions: PropWords<Props, Base>): Readonly<Record<string, string>> =>
  descriptions
