import type { Area } from './areas'

/** An area with the files that are changed in this run. */
export type Selected = { readonly area: Area; readonly sources: readonly string[] }

/** Tests, and files whose constants only declare the database or texts. */
const isLeftOut = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/schema\.ts$|\.d\.ts$/.test(file)

const isSourceOf = ({ sources }: Area, file: string): boolean =>
  !isLeftOut(file) && sources.some((folder) => file.startsWith(`${folder}/`))

/**
 * Areas of a command line: names of areas, folders or files below the root, nothing for all areas; `changed` is given with `--changed`.
 */
export const selectAreas = (
  areas: readonly Area[],
  words: readonly string[],
  files: readonly string[],
  changed: readonly string[] | null,
): readonly Selected[] =>
  areas.flatMap((area) => {
    const isNamed = words.length === 0 || words.includes(area.name)
    const sources = files
      .filter((file) => isSourceOf(area, file))
      .filter(
        (file) => isNamed || words.some((word) => file === word || file.startsWith(`${word.replace(/\/$/, '')}/`)),
      )
      .filter((file) => changed === null || changed.includes(file))
    return sources.length === 0 ? [] : [{ area, sources }]
  })
