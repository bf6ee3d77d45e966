import { isRoleName, isRoleValue, type Whitelabel } from '@mosaic/contracts'

export type Theme = 'dark' | 'light'

const rule = (theme: Theme, palette: Readonly<Record<string, string>>): string => {
  const declarations = Object.entries(palette).filter(([name, value]) => isRoleName(name) && isRoleValue(value))
  return declarations.length > 0
    ? `html:root[data-theme="${theme}"]{${declarations.map(([name, value]) => `--${name}:${value}`).join(';')}}`
    : ''
}

/** The merchant's tokens for both themes, so that switching needs no request. */
export const themeStyle = ({ theme }: Pick<Whitelabel, 'theme'>): string =>
  rule('dark', theme.dark) + rule('light', theme.light)
