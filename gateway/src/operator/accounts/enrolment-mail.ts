import type { WireLanguage } from '@mosaic/contracts'
import { messageSender } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'

const texts: Readonly<Record<WireLanguage, string>> = {
  EN: 'Operator desk: {{name}}, open this page within 24 hours to choose your password and make your passkey. It works once; give it to nobody: {{url}}',
  PT: 'Painel de operadores: {{name}}, abra esta página em até 24 horas para escolher sua senha e criar sua passkey. Ela funciona uma única vez; não a repasse a ninguém: {{url}}',
  JA: 'オペレーターデスク：{{name}} さん、24時間以内にこのページを開き、パスワードを決めてパスキーを作成してください。一度しか使えません。誰にも渡さないでください：{{url}}',
  KO: '운영자 데스크: {{name}} 님, 24시간 안에 이 페이지를 열어 비밀번호를 정하고 패스키를 만드세요. 한 번만 사용할 수 있으니 누구에게도 전달하지 마세요: {{url}}',
  ES: 'Panel de operadores: {{name}}, abre esta página antes de 24 horas para elegir tu contraseña y crear tu llave de acceso. Funciona una sola vez; no se la pases a nadie: {{url}}',
  TY: 'แผงควบคุมผู้ดูแล: {{name}} เปิดหน้านี้ภายใน 24 ชั่วโมงเพื่อตั้งรหัสผ่านและสร้างพาสคีย์ ใช้ได้ครั้งเดียว ห้ามส่งต่อให้ใคร: {{url}}',
}

export type Enrolment = {
  readonly name: string
  readonly email: string
  readonly token: string
  readonly language: WireLanguage
}

/** The token is in the fragment, which no server and no log sees. */
export const enrolmentAddress = ({ config }: Pick<AppContext, 'config'>, token: string): string =>
  `${config.desk?.url ?? config.url}/ops#enrol=${token}`

export const canMail = (ctx: AppContext): boolean => messageSender(ctx).available

/** The link goes to the person alone: no answer and no log has it. */
export const mailEnrolment = async (ctx: AppContext, { name, email, token, language }: Enrolment): Promise<void> => {
  const values: Readonly<Record<string, string>> = { name, url: enrolmentAddress(ctx, token) }
  const text = texts[language].replace(/{{(\w+)}}/g, (_whole, key: string) => values[key] ?? '')
  await messageSender(ctx).send({ merchantCode: '', channel: 'email', to: email, text, code: null })
}
