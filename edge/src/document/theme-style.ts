import type { Whitelabel } from '@mosaic/contracts'

export type Theme = 'dark' | 'light'

const isName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)
/** Colours, lengths, gradients and shadows; nothing that could leave the declaration. */
const isValue = (value: string) => /^[#\w\s.,%()/+-]+$/.test(value) && !/url|expression/i.test(value)

const rule = (theme: Theme, palette: Readonly<Record<string, string>>): string => {
  const declarations = Object.entries(palette).filter(([name, value]) => isName(name) && isValue(value))
  return declarations.length > 0 ? `html:root[data-theme="${theme}"]{${declarations.map(([name, value]) => `--${name}:${value}`).join(';')}}` : ''
}

/** The merchant's tokens for both themes, so that switching needs no request. */
export const themeStyle = ({ theme }: Pick<Whitelabel, 'theme'>): string => rule('dark', theme.dark) + rule('light', theme.light)
