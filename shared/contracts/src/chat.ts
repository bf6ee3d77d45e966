/** Longest text of one chat message. */
export const chatTextMost = 2000

/** Path of the chat's socket; its first frame carries the token, so that no address does. */
export const chatPath = '/wps/chat/socket'

/** How often the chat's client sends a ping; a proxy must wait longer. */
export const chatPingMs = 25_000

/** Bounds of a feedback in characters (spec §5). */
export const feedbackBounds = { least: 10, most: 500 } as const
/** Limits of messages between members and to operators. */
export const mailBounds = { subject: { least: 2, most: 100 }, content: { least: 2, most: 1000 } } as const
