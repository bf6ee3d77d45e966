/** What all pages list, each once: rows move on to the next page while new ones come before them. What was told last of a row counts. */
export const distinctRows = <Row>(
  pages: readonly { readonly list: readonly Row[] }[],
  idOf: (row: Row) => string,
): readonly Row[] => [...new Map(pages.flatMap(({ list }) => list).map((row) => [idOf(row), row])).values()]
