/** Browser 10 s > gateway 8 s > SQL 3 s: each layer gives up before the one above it (security-reliability §4). */
export const callTimeout = 10_000
