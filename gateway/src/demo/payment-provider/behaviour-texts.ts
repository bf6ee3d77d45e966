import type { LanguageTag } from '@mosaic/contracts'
import type { Behaviour } from './behaviour'

type BehaviourTexts = {
  readonly title: string
  readonly explanation: string
  readonly save: string
  readonly label: string
  readonly choices: Readonly<Record<Behaviour, string>>
}

export const behaviourTexts: Readonly<Record<LanguageTag, BehaviourTexts>> = {
  en: {
    title: 'New payments',
    explanation:
      'How this provider tells the site of the payments that are ordered from now on. Each payment’s own page can choose otherwise.',
    save: 'Use from now on',
    label: 'How the site is told',
    choices: {
      usual: 'At once',
      slow: 'Slowly, after 12 seconds',
      duplicate: 'Three times',
      'out-of-order': 'Out of order: old news after the new',
      'wrong-amount': 'A tenth less was paid',
      never: 'Never: only those who ask are told',
      cut: 'The line is cut after booking',
    },
  },
  pt: {
    title: 'Novos pagamentos',
    explanation:
      'Como este provedor avisa o site dos pagamentos pedidos a partir de agora. A página de cada pagamento pode escolher outra forma.',
    save: 'Usar a partir de agora',
    label: 'Como o site é avisado',
    choices: {
      usual: 'Na hora',
      slow: 'Devagar, depois de 12 segundos',
      duplicate: 'Três vezes',
      'out-of-order': 'Fora de ordem: a notícia antiga depois da nova',
      'wrong-amount': 'Foi pago um décimo a menos',
      never: 'Nunca: só quem pergunta fica sabendo',
      cut: 'A conexão cai depois do registro',
    },
  },
  ja: {
    title: '新しい支払い',
    explanation:
      'これから注文される支払いを、この決済サービスがサイトへどのように通知するかを選びます。各支払いのページで変更できます。',
    save: '今後これを使う',
    label: 'サイトへの通知方法',
    choices: {
      usual: 'すぐに通知',
      slow: '12秒後に遅れて通知',
      duplicate: '3回通知',
      'out-of-order': '順序が逆：新しい通知の後に古い通知',
      'wrong-amount': '1割少ない金額で支払い',
      never: '通知なし：問い合わせにだけ回答',
      cut: '処理後に接続が切れる',
    },
  },
  ko: {
    title: '새 결제',
    explanation:
      '지금부터 주문되는 결제를 이 결제 서비스가 사이트에 어떻게 알릴지 정합니다. 각 결제 페이지에서 바꿀 수 있습니다.',
    save: '지금부터 사용',
    label: '사이트에 알리는 방법',
    choices: {
      usual: '바로 알림',
      slow: '12초 뒤에 늦게 알림',
      duplicate: '세 번 알림',
      'out-of-order': '순서가 바뀜: 새 소식 뒤에 옛 소식',
      'wrong-amount': '10분의 1 적게 결제됨',
      never: '알리지 않음: 물어볼 때만 답함',
      cut: '처리 후 연결이 끊김',
    },
  },
  es: {
    title: 'Pagos nuevos',
    explanation:
      'Cómo avisa este proveedor al sitio de los pagos que se pidan desde ahora. La página de cada pago puede elegir otra forma.',
    save: 'Usar desde ahora',
    label: 'Cómo se avisa al sitio',
    choices: {
      usual: 'En el acto',
      slow: 'Despacio, a los 12 segundos',
      duplicate: 'Tres veces',
      'out-of-order': 'Sin orden: la noticia vieja después de la nueva',
      'wrong-amount': 'Se pagó una décima parte menos',
      never: 'Nunca: solo se responde a quien pregunta',
      cut: 'La línea se corta después del registro',
    },
  },
  th: {
    title: 'รายการชำระเงินใหม่',
    explanation: 'เลือกวิธีที่ผู้ให้บริการนี้แจ้งเว็บไซต์เกี่ยวกับรายการชำระเงินต่อจากนี้ หน้าของแต่ละรายการเลือกวิธีอื่นได้',
    save: 'ใช้ตั้งแต่ตอนนี้',
    label: 'วิธีแจ้งเว็บไซต์',
    choices: {
      usual: 'แจ้งทันที',
      slow: 'แจ้งช้า หลัง 12 วินาที',
      duplicate: 'แจ้งสามครั้ง',
      'out-of-order': 'สลับลำดับ: ข่าวเก่ามาหลังข่าวใหม่',
      'wrong-amount': 'ชำระน้อยลงหนึ่งในสิบ',
      never: 'ไม่แจ้ง: ตอบเฉพาะผู้ที่ถาม',
      cut: 'สายหลุดหลังบันทึกแล้ว',
    },
  },
}
