const oneYear = 31_536_000

const cookieOf = (key: string): string | null => {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${key}=`))
  return pair === undefined ? null : pair.slice(key.length + 1)
}

/** A short value that outlives the page; a cookie where the browser blocks storage. */
export const readFlag = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? cookieOf(key)
  } catch {
    return cookieOf(key)
  }
}

export const setFlag = (key: string, word: string): void => {
  try {
    localStorage.setItem(key, word)
  } catch {
    document.cookie = `${key}=${word}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
  }
}
