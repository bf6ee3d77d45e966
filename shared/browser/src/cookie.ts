const oneYear = 31_536_000

export const readCookie = (name: string): string | null => {
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    return pair === undefined ? null : pair.slice(name.length + 1)
  } catch {
    // A sandboxed frame has no cookies.
    return null
  }
}

/** A cookie of the whole site for a year, which the edge reads too. */
export const writeCookie = (name: string, text: string): void => {
  try {
    document.cookie = `${name}=${text}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
  } catch {
    // The choice lasts as long as the page.
  }
}
