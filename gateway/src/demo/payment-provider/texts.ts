import { type LanguageTag, languageTags } from '@mosaic/contracts'

export type PageTexts = {
  readonly provider: string
  readonly label: string
  readonly explanation: string
  readonly payTo: string
  readonly scan: { readonly pix: string; readonly promptpay: string }
  readonly card: string
  readonly copyTitle: string
  readonly copy: string
  readonly copied: string
  readonly expiresIn: string
  readonly approve: string
  readonly decline: string
  readonly expire: string
  readonly decide: string
  readonly paid: string
  readonly paidText: string
  readonly declined: string
  readonly declinedText: string
  readonly expired: string
  readonly expiredText: string
  readonly cancelled: string
  readonly cancelledText: string
  readonly back: string
  readonly reference: string
  readonly notFound: string
}

export const pageTexts: Readonly<Record<LanguageTag, PageTexts>> = {
  en: {
    provider: 'Demo payment provider',
    label: 'Play money',
    explanation: 'Nothing is charged here. You play the bank and decide what happens to this payment.',
    payTo: 'Payment to',
    scan: { pix: 'Demo PIX code: no bank will accept it', promptpay: 'Demo PromptPay code: no bank will accept it' },
    card: 'Demo card: nobody asks for a number',
    copyTitle: 'Or copy the code',
    copy: 'Copy code',
    copied: 'Copied',
    expiresIn: 'Expires in',
    approve: 'Approve payment',
    decline: 'Decline',
    expire: 'Let it expire',
    decide: 'What does the bank say?',
    paid: 'Payment approved',
    paidText: 'Your play money is on its way to your account.',
    declined: 'Payment declined',
    declinedText: 'The demo bank said no. No money moved.',
    expired: 'Payment expired',
    expiredText: 'The time for this payment is over. No money moved.',
    cancelled: 'Payment cancelled',
    cancelledText: 'The site withdrew its order. No money moved.',
    back: 'Back to the site',
    reference: 'Reference',
    notFound: 'There is no such payment.',
  },
  pt: {
    provider: 'Pagamentos de demonstração',
    label: 'Dinheiro fictício',
    explanation: 'Nada é cobrado aqui. Você faz o papel do banco e decide o que acontece com este pagamento.',
    payTo: 'Pagamento para',
    scan: {
      pix: 'Código PIX de demonstração: nenhum banco o aceita',
      promptpay: 'Código PromptPay de demonstração: nenhum banco o aceita',
    },
    card: 'Cartão de demonstração: ninguém pede número',
    copyTitle: 'Ou use o Copia e Cola',
    copy: 'Copiar código',
    copied: 'Copiado',
    expiresIn: 'Expira em',
    approve: 'Aprovar pagamento',
    decline: 'Recusar',
    expire: 'Deixar expirar',
    decide: 'O que o banco responde?',
    paid: 'Pagamento aprovado',
    paidText: 'Seu dinheiro fictício já está a caminho da sua conta.',
    declined: 'Pagamento recusado',
    declinedText: 'O banco de demonstração recusou. Nenhum valor foi movimentado.',
    expired: 'Pagamento expirado',
    expiredText: 'O prazo deste pagamento acabou. Nenhum valor foi movimentado.',
    cancelled: 'Pagamento cancelado',
    cancelledText: 'O site retirou o pedido. Nenhum valor foi movimentado.',
    back: 'Voltar ao site',
    reference: 'Referência',
    notFound: 'Esse pagamento não existe.',
  },
  ja: {
    provider: 'デモ決済サービス',
    label: 'プレイマネー',
    explanation: '実際の請求は発生しません。銀行役になって、この支払いの結果を選んでください。',
    payTo: '支払先',
    scan: {
      pix: 'デモ用のPIXコードです（銀行では使えません）',
      promptpay: 'デモ用のPromptPayコードです（銀行では使えません）',
    },
    card: 'デモ用カードです（番号の入力は不要です）',
    copyTitle: 'またはコードをコピー',
    copy: 'コードをコピー',
    copied: 'コピーしました',
    expiresIn: '有効期限まで',
    approve: '支払いを承認する',
    decline: '拒否する',
    expire: '期限切れにする',
    decide: '銀行の返答を選んでください',
    paid: '支払いが承認されました',
    paidText: 'プレイマネーがまもなく残高に反映されます。',
    declined: '支払いが拒否されました',
    declinedText: 'デモ銀行が拒否しました。残高は変わりません。',
    expired: '支払い期限が切れました',
    expiredText: 'この支払いの期限は過ぎました。残高は変わりません。',
    cancelled: '支払いが取り消されました',
    cancelledText: 'サイトが注文を取り下げました。残高は変わりません。',
    back: 'サイトに戻る',
    reference: '参照番号',
    notFound: 'この支払いは見つかりません。',
  },
  ko: {
    provider: '데모 결제 서비스',
    label: '플레이 머니',
    explanation: '실제 결제는 이루어지지 않습니다. 은행이 되어 이 결제의 결과를 정해 주세요.',
    payTo: '받는 곳',
    scan: {
      pix: '데모용 PIX 코드입니다. 은행에서는 사용할 수 없습니다',
      promptpay: '데모용 PromptPay 코드입니다. 은행에서는 사용할 수 없습니다',
    },
    card: '데모용 카드입니다. 번호를 묻지 않습니다',
    copyTitle: '또는 코드를 복사하세요',
    copy: '코드 복사',
    copied: '복사됨',
    expiresIn: '남은 시간',
    approve: '결제 승인',
    decline: '거절',
    expire: '만료시키기',
    decide: '은행의 답은 무엇인가요?',
    paid: '결제가 승인되었습니다',
    paidText: '플레이 머니가 곧 계정에 반영됩니다.',
    declined: '결제가 거절되었습니다',
    declinedText: '데모 은행이 거절했습니다. 금액은 이동하지 않았습니다.',
    expired: '결제가 만료되었습니다',
    expiredText: '결제 시간이 지났습니다. 금액은 이동하지 않았습니다.',
    cancelled: '결제가 취소되었습니다',
    cancelledText: '사이트가 주문을 취소했습니다. 금액은 이동하지 않았습니다.',
    back: '사이트로 돌아가기',
    reference: '참조 번호',
    notFound: '해당 결제를 찾을 수 없습니다.',
  },
  es: {
    provider: 'Pagos de demostración',
    label: 'Dinero ficticio',
    explanation: 'Aquí no se cobra nada. Usted hace de banco y decide qué ocurre con este pago.',
    payTo: 'Pago a',
    scan: {
      pix: 'Código PIX de demostración: ningún banco lo acepta',
      promptpay: 'Código PromptPay de demostración: ningún banco lo acepta',
    },
    card: 'Tarjeta de demostración: nadie pide un número',
    copyTitle: 'O copie el código',
    copy: 'Copiar código',
    copied: 'Copiado',
    expiresIn: 'Vence en',
    approve: 'Aprobar el pago',
    decline: 'Rechazar',
    expire: 'Dejar que venza',
    decide: '¿Qué responde el banco?',
    paid: 'Pago aprobado',
    paidText: 'Su dinero ficticio ya va camino de su cuenta.',
    declined: 'Pago rechazado',
    declinedText: 'El banco de demostración dijo que no. No se movió dinero.',
    expired: 'Pago vencido',
    expiredText: 'El plazo de este pago terminó. No se movió dinero.',
    cancelled: 'Pago cancelado',
    cancelledText: 'El sitio retiró el pedido. No se movió dinero.',
    back: 'Volver al sitio',
    reference: 'Referencia',
    notFound: 'Ese pago no existe.',
  },
  th: {
    provider: 'ผู้ให้บริการชำระเงินสาธิต',
    label: 'เงินทดลองเล่น',
    explanation: 'หน้านี้ไม่มีการเรียกเก็บเงินจริง คุณรับบทเป็นธนาคารและเลือกผลของรายการนี้ได้เอง',
    payTo: 'ชำระเงินให้',
    scan: { pix: 'รหัส PIX สาธิต ใช้กับธนาคารจริงไม่ได้', promptpay: 'รหัสพร้อมเพย์สาธิต ใช้กับธนาคารจริงไม่ได้' },
    card: 'บัตรสาธิต ไม่มีการขอหมายเลขบัตร',
    copyTitle: 'หรือคัดลอกรหัส',
    copy: 'คัดลอกรหัส',
    copied: 'คัดลอกแล้ว',
    expiresIn: 'หมดอายุใน',
    approve: 'อนุมัติการชำระเงิน',
    decline: 'ปฏิเสธ',
    expire: 'ปล่อยให้หมดอายุ',
    decide: 'ธนาคารตอบว่าอย่างไร',
    paid: 'อนุมัติการชำระเงินแล้ว',
    paidText: 'เงินทดลองเล่นกำลังเข้าบัญชีของคุณ',
    declined: 'การชำระเงินถูกปฏิเสธ',
    declinedText: 'ธนาคารสาธิตปฏิเสธรายการนี้ ไม่มีการเคลื่อนไหวของเงิน',
    expired: 'รายการหมดอายุแล้ว',
    expiredText: 'หมดเวลาชำระเงินแล้ว ไม่มีการเคลื่อนไหวของเงิน',
    cancelled: 'ยกเลิกการชำระเงินแล้ว',
    cancelledText: 'เว็บไซต์ยกเลิกรายการนี้ ไม่มีการเคลื่อนไหวของเงิน',
    back: 'กลับไปที่เว็บไซต์',
    reference: 'เลขอ้างอิง',
    notFound: 'ไม่พบรายการชำระเงินนี้',
  },
}

const tags: readonly LanguageTag[] = Object.values(languageTags)

export const pageLanguage = (asked: unknown): LanguageTag => {
  const wanted = typeof asked === 'string' ? asked.toLowerCase() : ''
  return wanted === 'ty' ? 'th' : (tags.find((tag) => tag === wanted) ?? 'en')
}
