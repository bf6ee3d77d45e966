/** A pattern of `like` for keys of accounts that contain a text. */
export const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
