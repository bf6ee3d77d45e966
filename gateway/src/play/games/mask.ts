/** `player01` → `pl***01`: enough to recognise oneself, too little to find a person. Short names show their first letter only. */
export const maskAccount = (account: string): string => {
  const letters = [...account]
  return letters.length < 6
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.slice(-2).join('')}`
}
