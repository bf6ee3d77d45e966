/** Every turn of the reels takes this long at least (RTS 14E). */
export const turnMs = 2500
