const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Lists that no call can search (the last games) are searched here: by part of the name, accents and case aside. */
export const withName = <G extends { readonly gameName: string }>(games: readonly G[], name: string): readonly G[] => {
  const wanted = fold(name.trim())
  return wanted === '' ? games : games.filter((game) => fold(game.gameName).includes(wanted))
}
