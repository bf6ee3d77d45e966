import type { CataloguePage } from './page'

/** Pages that contain every word of the filter in their names, folder, purpose or properties. */
export const matchingPages = (pages: readonly CataloguePage[], filter: string): readonly CataloguePage[] => {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter(({ id, folder, purpose, components }) => {
    const text = [
      id,
      folder,
      purpose,
      ...Object.keys(components),
      ...Object.values(components).flatMap((props) => Object.keys(props)),
    ]
      .join(' ')
      .toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
