import type { WireLanguage } from '@mosaic/contracts'
import { request } from 'undici'
import type { AppContext } from '../../platform/runtime/app-context'
import { insertMessage } from './outbox-store'

type Message = {
  readonly merchantCode: string
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly text: string
  /** Part of `text`; the QA console shows it large. */
  readonly code: string | null
}

export type MessageSender = { readonly available: boolean; send(message: Message): Promise<void> }

/** Includes the connection: the gateway waits for it at shutdown, which may take eight seconds. */
const patienceMs = 5000

type Parts = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>

/** With QA=1 messages go to the QA console, else to the operator's message service. */
export const messageSender = ({ db, clock, config, log }: Parts): MessageSender => {
  if (config.qa)
    return {
      available: true,
      send: ({ merchantCode, channel, to, text, code }) =>
        insertMessage(db, { merchantCode, channel, recipient: to, text, code, at: clock.now() }),
    }
  const { messages } = config
  if (messages === null) return { available: false, send: () => Promise.resolve() }
  return {
    available: true,
    send: async ({ merchantCode, channel, to, text }) => {
      try {
        const answer = await request(messages.url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${messages.key}` },
          body: JSON.stringify({ merchantCode, channel, to, text }),
          signal: AbortSignal.timeout(patienceMs),
        })
        await answer.body.dump()
        if (answer.statusCode >= 300) log.error({ status: answer.statusCode }, 'the message service refused a message')
      } catch (error) {
        log.error({ err: error }, 'the message service did not answer')
      }
    },
  }
}

type Texts = { readonly code: string; readonly link: string; readonly change: string; readonly passkey: string }

const texts: Readonly<Record<WireLanguage, Texts>> = {
  EN: {
    code: '{{site}}: your code is {{code}}. It is valid for {{minutes}} minutes. Never tell it to anyone.',
    link: '{{site}}: open this page within 30 minutes to set a new password: {{url}}',
    change:
      '{{site}}: a setting that protects your withdrawals was changed. If this was not you, contact customer service at once.',
    passkey:
      '{{site}}: a passkey of your account was added or removed. If this was not you, change your password, remove unknown passkeys and contact customer service.',
  },
  PT: {
    code: '{{site}}: seu código é {{code}}. Vale por {{minutes}} minutos. Não conte a ninguém.',
    link: '{{site}}: abra esta página em até 30 minutos para criar uma nova senha: {{url}}',
    change:
      '{{site}}: uma configuração que protege seus saques foi alterada. Se não foi você, fale já com o atendimento.',
    passkey:
      '{{site}}: uma chave de acesso da sua conta foi adicionada ou removida. Se não foi você, mude a senha, remova as chaves que não conhece e fale com o atendimento.',
  },
  JA: {
    code: '{{site}}：認証コードは {{code}} です。有効期限は{{minutes}}分です。誰にも教えないでください。',
    link: '{{site}}：30分以内にこのページを開いて新しいパスワードを設定してください：{{url}}',
    change:
      '{{site}}：出金を保護する設定が変更されました。心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
    passkey:
      '{{site}}：アカウントのパスキーが追加または削除されました。心当たりがない場合は、パスワードを変更し、見覚えのないパスキーを削除して、カスタマーサービスへご連絡ください。',
  },
  KO: {
    code: '{{site}}: 인증번호는 {{code}}입니다. {{minutes}}분간 유효합니다. 누구에게도 알려주지 마세요.',
    link: '{{site}}: 30분 안에 이 페이지를 열어 새 비밀번호를 설정하세요: {{url}}',
    change: '{{site}}: 출금을 보호하는 설정이 변경되었습니다. 본인이 아니라면 즉시 고객센터에 연락하세요.',
    passkey:
      '{{site}}: 계정의 패스키가 추가되거나 삭제되었습니다. 본인이 아니라면 비밀번호를 변경하고 모르는 패스키를 삭제한 뒤 고객센터에 연락하세요.',
  },
  ES: {
    code: '{{site}}: tu código es {{code}}. Vale durante {{minutes}} minutos. No se lo digas a nadie.',
    link: '{{site}}: abre esta página antes de 30 minutos para crear una contraseña nueva: {{url}}',
    change:
      '{{site}}: se cambió un ajuste que protege tus retiros. Si no fuiste tú, contacta de inmediato con atención al cliente.',
    passkey:
      '{{site}}: se añadió o se eliminó una llave de acceso de tu cuenta. Si no fuiste tú, cambia tu contraseña, elimina las llaves que no conozcas y contacta con atención al cliente.',
  },
  TY: {
    code: '{{site}}: รหัสของคุณคือ {{code}} ใช้ได้ {{minutes}} นาที ห้ามบอกผู้อื่น',
    link: '{{site}}: เปิดหน้านี้ภายใน 30 นาทีเพื่อตั้งรหัสผ่านใหม่: {{url}}',
    change: '{{site}}: มีการเปลี่ยนการตั้งค่าที่ปกป้องการถอนเงินของคุณ หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
    passkey: '{{site}}: มีการเพิ่มหรือลบพาสคีย์ของบัญชีคุณ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่าน ลบพาสคีย์ที่ไม่รู้จัก และติดต่อฝ่ายบริการลูกค้า',
  },
}

export const messageText = (
  language: WireLanguage,
  kind: keyof Texts,
  values: Readonly<Record<string, string>>,
): string => texts[language][kind].replace(/{{(\w+)}}/g, (_whole, name: string) => values[name] ?? '')
