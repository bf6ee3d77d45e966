import { judgeField } from '@mosaic/contracts'
import { demoMerchants } from './demo-merchants'

describe.each(demoMerchants.map((merchant) => [merchant.code, merchant.registration.login.email] as const))(
  'e-mail at %s',
  (_code, rule) => {
    test.each([
      'taro@g.ecc.u-tokyo.ac.jp',
      'ana@aluno.educacao.sp.gov.br',
      'j@x.y.com',
      "o'brien@mail.example",
      'a%b@mail.example',
      'ana+bonus@mail.example',
      'ana@xn--exmplo-cua.com.br',
      `${'a'.repeat(64)}@mail.example`,
    ])('%s fits', (address) => expect(judgeField(rule, address)).toEqual([]))

    test.each([
      'ana',
      'ana@mail',
      '@mail.example',
      'ana@mail..example',
      'ana@@mail.example',
      'a na@mail.example',
      'ana@mail.c',
      'ana@192.168.0.1',
      `${'a'.repeat(65)}@mail.example`,
    ])('%s does not', (address) => expect(judgeField(rule, address)).toEqual(['format']))
  },
)
