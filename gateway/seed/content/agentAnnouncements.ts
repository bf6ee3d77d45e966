import type { SeedAnnouncement } from './content'

const agentNotice = { types: ['A'], groupName: 'm_home', merchants: ['aurora', 'lotus'], noExpiry: 1 } as const

export const agentAnnouncements: readonly SeedAnnouncement[] = [
  {
    ...agentNotice,
    id: 'agent-figures',
    startDate: '2026-01-08T12:00:00Z',
    texts: {
      en: {
        title: 'What the four counters count',
        content:
          '<p>All counters cover your whole team and today’s business day in the site’s time zone.</p><ul><li><b>Logged in</b>: members with at least one login today</li><li><b>Betting</b>: members with at least one settled bet today</li><li><b>Registered</b>: new members today</li><li><b>Online</b>: members active right now</li></ul>',
      },
      pt: {
        title: 'O que os quatro contadores contam',
        content:
          '<p>Todos os contadores cobrem a equipe inteira e o dia comercial de hoje no fuso do site.</p><ul><li><b>Entraram</b>: membros com ao menos um acesso hoje</li><li><b>Apostaram</b>: membros com ao menos uma aposta liquidada hoje</li><li><b>Cadastros</b>: novos membros hoje</li><li><b>Online</b>: membros ativos agora</li></ul>',
      },
      ja: {
        title: '4つの指標の意味',
        content:
          '<p>チーム全体について、サイトのタイムゾーンにおける本日の営業日を集計します。</p><ul><li><b>ログイン</b>：本日ログインした会員</li><li><b>ベット</b>：本日確定したベットがある会員</li><li><b>登録</b>：本日の新規会員</li><li><b>オンライン</b>：現在アクティブな会員</li></ul>',
      },
      ko: {
        title: '네 가지 지표의 의미',
        content:
          '<p>모든 지표는 팀 전체를 대상으로 사이트 시간대의 오늘 영업일을 집계합니다.</p><ul><li><b>로그인</b>: 오늘 한 번 이상 로그인한 회원</li><li><b>베팅</b>: 오늘 정산된 베팅이 있는 회원</li><li><b>가입</b>: 오늘 신규 회원</li><li><b>접속 중</b>: 현재 활동 중인 회원</li></ul>',
      },
      es: {
        title: 'Qué cuentan los cuatro contadores',
        content:
          '<p>Abarcan todo tu equipo y el día comercial de hoy en la zona horaria del sitio.</p><ul><li><b>Accesos</b>: miembros con al menos un acceso hoy</li><li><b>Apostaron</b>: miembros con al menos una apuesta liquidada hoy</li><li><b>Registros</b>: nuevos miembros hoy</li><li><b>En línea</b>: miembros activos ahora</li></ul>',
      },
      th: {
        title: 'ตัวเลขทั้งสี่นับอะไร',
        content:
          '<p>ทุกตัวเลขครอบคลุมทั้งทีมและวันทำการวันนี้ตามเขตเวลาของเว็บไซต์</p><ul><li><b>เข้าสู่ระบบ</b>: สมาชิกที่เข้าสู่ระบบวันนี้อย่างน้อยหนึ่งครั้ง</li><li><b>เดิมพัน</b>: สมาชิกที่มีเดิมพันสรุปผลแล้ววันนี้</li><li><b>สมัคร</b>: สมาชิกใหม่วันนี้</li><li><b>ออนไลน์</b>: สมาชิกที่ใช้งานอยู่ตอนนี้</li></ul>',
      },
    },
  },
  {
    ...agentNotice,
    id: 'agent-conduct',
    startDate: '2026-03-02T12:00:00Z',
    texts: {
      en: {
        title: 'How to invite people fairly',
        content:
          '<p>Invite adults only. Say plainly that the site runs on play money. Never promise wins, and never press someone who wants to stop.</p>',
      },
      pt: {
        title: 'Como convidar de forma correta',
        content:
          '<p>Convide apenas adultos. Diga com clareza que o site usa dinheiro de brincadeira. Nunca prometa ganhos e nunca pressione quem quer parar.</p>',
      },
      ja: {
        title: '誠実な招待のために',
        content:
          '<p>招待は成人のみにしてください。プレイマネーのサイトであることを明確に伝え、勝てると約束したり、やめたい人に無理強いしたりしないでください。</p>',
      },
      ko: {
        title: '올바르게 초대하는 방법',
        content:
          '<p>성인만 초대하세요. 모의 머니 사이트라는 점을 분명히 알리고, 당첨을 약속하거나 그만두려는 사람을 붙잡지 마세요.</p>',
      },
      es: {
        title: 'Cómo invitar con honestidad',
        content:
          '<p>Invita solo a adultos. Di claramente que el sitio usa dinero ficticio. Nunca prometas ganancias ni presiones a quien quiera parar.</p>',
      },
      th: {
        title: 'เชิญชวนอย่างเป็นธรรม',
        content: '<p>เชิญเฉพาะผู้ใหญ่ แจ้งให้ชัดว่าเว็บไซต์ใช้เงินเล่น อย่าสัญญาว่าจะชนะ และอย่ากดดันผู้ที่ต้องการหยุด</p>',
      },
    },
  },
  {
    ...agentNotice,
    id: 'agent-valid-bets',
    startDate: '2026-05-11T12:00:00Z',
    texts: {
      en: {
        title: 'How valid bets are counted',
        content:
          '<p>A bet counts as valid when its round is settled. Cancelled or rolled back rounds do not count. The figures in the team overview are the sums of the same rounds your members see in their bet records.</p>',
      },
      pt: {
        title: 'Como as apostas válidas são contadas',
        content:
          '<p>Uma aposta é válida quando sua rodada é liquidada. Rodadas canceladas ou estornadas não contam. Os números da visão da equipe são a soma das mesmas rodadas que os membros veem no histórico.</p>',
      },
      ja: {
        title: '有効ベットの数え方',
        content:
          '<p>ラウンドが確定したベットが有効となります。取り消しや払い戻しのラウンドは含まれません。チーム概要の数値は、会員のベット履歴にあるラウンドの合計です。</p>',
      },
      ko: {
        title: '유효 베팅 집계 방법',
        content:
          '<p>라운드가 정산된 베팅만 유효합니다. 취소되거나 되돌린 라운드는 제외됩니다. 팀 현황의 수치는 회원의 베팅 기록에 있는 라운드의 합계입니다.</p>',
      },
      es: {
        title: 'Cómo se cuentan las apuestas válidas',
        content:
          '<p>Una apuesta es válida cuando su ronda se liquida. Las rondas canceladas o revertidas no cuentan. Las cifras del equipo son la suma de las mismas rondas que tus miembros ven en su historial.</p>',
      },
      th: {
        title: 'วิธีนับยอดเดิมพันที่นับได้',
        content:
          '<p>เดิมพันจะนับเมื่อรอบสรุปผลแล้ว รอบที่ยกเลิกหรือคืนเงินจะไม่นับ ตัวเลขในภาพรวมทีมคือผลรวมของรอบเดียวกับที่สมาชิกเห็นในประวัติเดิมพัน</p>',
      },
    },
  },
]
