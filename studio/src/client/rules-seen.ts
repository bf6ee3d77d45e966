const keyOf = (gameCode: string): string => `studio.rules.${gameCode}`

/** The rules open by themselves before the first start of each game only. */
export const rulesSeen = (gameCode: string): boolean => {
  try {
    return window.localStorage.getItem(keyOf(gameCode)) === '1'
  } catch {
    return false
  }
}

export const noteRulesSeen = (gameCode: string): void => {
  try {
    window.localStorage.setItem(keyOf(gameCode), '1')
  } catch {
    // They open again at the next visit.
  }
}
