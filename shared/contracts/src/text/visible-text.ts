import { z } from 'zod'

/** Spaces, controls, joiners, fillers and blank Braille: characters that draw nothing. */
const invisible =
  /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu

/** A text without spaces at its ends; '' for one that shows nothing. */
export const visibleText = (text: string): string => (text.replace(invisible, '') === '' ? '' : text.trim())

/** As `z.string().trim()`, and invisible text is empty. */
export const visibleString = () => z.string().overwrite(visibleText)
