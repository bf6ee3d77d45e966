import { z } from 'zod'

/** Characters that draw nothing; blank Braille, the null note and the Khitan filler are not in Unicode's own list of them. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}]/gu

/** Length without spaces and invisible characters. */
export const visibleLength = (text: string): number => text.replace(invisible, '').length

/** A text without spaces at its ends; '' for one that shows nothing. */
export const visibleText = (text: string): string => (visibleLength(text) === 0 ? '' : text.trim())

/** As `z.string().trim()`, and invisible text is empty. */
export const visibleString = () => z.string().overwrite(visibleText)
