import { z } from 'zod'
import { longestTested } from '../field-rule'
import { longestTypedSecret, opaqueSecret } from '../text/secret'

/** A secret as it was typed, since older hashes are made of that; its length is that of its one form. */
export const secretText = (longest = longestTested, least = 0) =>
  z
    .string()
    .max(longestTypedSecret(longest))
    .check(({ value, issues }) => {
      const { length } = opaqueSecret(value)
      if (length < least)
        issues.push({ code: 'too_small', origin: 'string', minimum: least, inclusive: true, input: value })
      if (length > longest)
        issues.push({ code: 'too_big', origin: 'string', maximum: longest, inclusive: true, input: value })
    })
