/**
 * Form of an answer, derived from its schema (`shape-of.ts`) in the fewest bytes:
 * `s` text, `n` number, `b` boolean, `u` anything, `c` currency; an object lists its fields;
 * `['a', item]` array, `['r', value, ...keys]` record, `['e', ...values]` one of these values,
 * `['|', ...shapes]` the first that fits, `['?', shape]` optional, `['0', shape]` null where missing,
 * `['=', default, shape]` the default where missing.
 */
export type Shape = 's' | 'n' | 'b' | 'u' | 'c' | { readonly [field: string]: Shape } | ShapeList
type ShapeList =
  | readonly ['a' | '?' | '0', Shape]
  | readonly ['r', Shape, ...string[]]
  | readonly ['=', unknown, Shape]
  | readonly ['e', ...unknown[]]
  | readonly ['|', ...Shape[]]
