import { screensOf, type Screen, type Site, type Subjects } from '../screens/screens'
import type { Appearance, Merchant } from '../screens/visitors'

/** One photograph: a screen as one visitor sees it. */
export type Shot = Appearance & Screen

/** The shots of one visitor in one dress; they share a browser context. */
export type Sitting = { readonly appearance: Appearance; readonly screens: readonly Screen[] }

export const every = {
  merchant: ['aurora', 'lotus'],
  role: ['guest', 'member', 'agent'],
  theme: ['dark', 'light'],
  language: ['PT', 'EN', 'JA', 'KO', 'ES', 'TY'],
} as const

export type Options = Readonly<Record<string, string | undefined>>

const chosen = <T extends string>(values: readonly T[], wanted: string | undefined): readonly T[] => {
  if (!wanted) return values
  const names = wanted.split(',')
  return values.filter((value) => names.includes(value))
}

/**
 * `--merchant aurora --role guest,member --theme dark --language PT,JA --path /m/home` narrow the gallery;
 * `--resume yes` reuses the photographs of an ended run.
 */
export const planSittings = (
  sites: Readonly<Record<Merchant, { readonly site: Site; readonly subjects: Subjects }>>,
  options: Options,
): Sitting[] =>
  chosen(every.merchant, options.merchant).flatMap((merchant) =>
    chosen(every.role, options.role).flatMap((role) => {
      const { site, subjects } = sites[merchant]
      const all = screensOf(site, role, subjects)
      const paths = chosen(
        all.map(({ path }) => path),
        options.path,
      )
      const screens = all.filter(({ path }) => paths.includes(path))
      return chosen(every.theme, options.theme).flatMap((theme) =>
        chosen(every.language, options.language).map((language) => ({
          appearance: { merchant, theme, language },
          screens,
        })),
      )
    }),
  )

export const fileOf = ({ merchant, visitor, theme, language, path }: Shot): string =>
  `${merchant}-${visitor}-${theme}-${language}-${path.replace(/^\//, '').replace(/[^\w]+/g, '_')}.jpg`

export const readOptions = (args: readonly string[]): Record<string, string> => {
  const options: Record<string, string> = {}
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index]?.replace(/^--/, '')
    const value = args[index + 1]
    if (name && value) options[name] = value
  }
  return options
}
