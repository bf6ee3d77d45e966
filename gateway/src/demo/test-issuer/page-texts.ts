export type IssuerTexts = {
  readonly label: string
  readonly explanation: string
  readonly heading: (provider: string) => string
  readonly asks: (site: string) => string
  readonly other: string
  readonly name: string
  readonly email: string
  readonly continueButton: string
  readonly cancel: string
  readonly broken: string
}

const en: IssuerTexts = {
  label: 'Test issuer',
  explanation:
    'This page stands in for the provider on a development machine. Nobody is asked for a real password, and nothing leaves this machine.',
  heading: (provider) => `Sign in as if with ${provider}`,
  asks: (site) => `${site} would like to know your name and your e-mail address.`,
  other: 'Or be somebody else',
  name: 'Name',
  email: 'E-mail',
  continueButton: 'Continue',
  cancel: 'Cancel',
  broken: 'This sign-in cannot be continued. Go back to the site and start again.',
}

const pt: IssuerTexts = {
  label: 'Emissor de teste',
  explanation:
    'Esta página faz o papel do provedor em uma máquina de desenvolvimento. Nenhuma senha real é pedida e nada sai desta máquina.',
  heading: (provider) => `Entrar como se fosse com ${provider}`,
  asks: (site) => `${site} quer saber seu nome e seu e-mail.`,
  other: 'Ou seja outra pessoa',
  name: 'Nome',
  email: 'E-mail',
  continueButton: 'Continuar',
  cancel: 'Cancelar',
  broken: 'Não é possível continuar este acesso. Volte ao site e comece de novo.',
}

export type IssuerLanguage = 'en' | 'pt'
export const issuerLanguage = (locales: string | undefined): IssuerLanguage => (locales?.startsWith('pt') ? 'pt' : 'en')
export const issuerTexts: Readonly<Record<IssuerLanguage, IssuerTexts>> = { en, pt }
