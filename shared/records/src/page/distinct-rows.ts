/** Rows of all pages, each once: new rows push others to the next page. The latest version of a row counts. */
export const distinctRows = <Row>(
  pages: readonly { readonly list: readonly Row[] }[],
  idOf: (row: Row) => string,
): readonly Row[] => [...new Map(pages.flatMap(({ list }) => list).map((row) => [idOf(row), row])).values()]
