/** `player01` → `pl***01`, so that only the member recognises the name. Short names show their first letter only. */
export const maskAccount = (account: string): string => {
  const letters = [...account]
  return letters.length < 6
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.slice(-2).join('')}`
}
