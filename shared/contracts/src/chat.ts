/** Longest text of one chat message. */
export const chatTextMost = 2000

/** Where the chat's socket stands; its first frame says who asks, so that no address holds a token. */
export const chatPath = '/wps/chat/socket'

/** Bounds of a feedback in characters (spec §5). */
export const feedbackBounds = { least: 10, most: 500 } as const
/** Bounds of what members write to each other and to the house. */
export const mailBounds = { subject: { least: 2, most: 100 }, content: { least: 2, most: 1000 } } as const
