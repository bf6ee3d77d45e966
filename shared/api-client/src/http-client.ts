import axios, { isAxiosError } from 'axios'

/** Browser 10 s > gateway 8 s > SQL 3 s: each layer gives up before the one above it (security-reliability §4). */
const timeout = 10_000

// No cookie of ours guards against forgery (the token is a header), and without a name axios does not go looking for one.
export const http = axios.create({ timeout, withCredentials: false, xsrfCookieName: '', validateStatus: () => true, responseType: 'json' })

export { isAxiosError }
