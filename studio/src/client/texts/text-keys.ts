import type { en } from './en'

export type Texts = { readonly [Key in keyof typeof en]: string }
