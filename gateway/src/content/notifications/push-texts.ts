import type { WireLanguage } from '@mosaic/contracts'

type Texts = { readonly message: string; readonly chat: string; readonly off: string }

/** A locked screen shows these texts to anyone, so they announce a message without its content. */
export const pushTexts: Readonly<Record<WireLanguage, Texts>> = {
  EN: {
    message: 'You have a new message.',
    chat: 'Customer service has answered you.',
    off: 'Turn off notifications',
  },
  PT: {
    message: 'Você tem uma nova mensagem.',
    chat: 'O atendimento respondeu a você.',
    off: 'Desativar notificações',
  },
  JA: {
    message: '新しいメッセージがあります。',
    chat: 'カスタマーサービスから返信がありました。',
    off: '通知をオフにする',
  },
  KO: {
    message: '새 메시지가 있습니다.',
    chat: '고객센터에서 답변했습니다.',
    off: '알림 끄기',
  },
  ES: {
    message: 'Tienes un mensaje nuevo.',
    chat: 'Atención al cliente te ha respondido.',
    off: 'Desactivar notificaciones',
  },
  TY: {
    message: 'คุณมีข้อความใหม่',
    chat: 'ฝ่ายบริการลูกค้าตอบคุณแล้ว',
    off: 'ปิดการแจ้งเตือน',
  },
}
