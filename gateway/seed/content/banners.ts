import type { AnnouncementTexts, SeedAnnouncement, SeedLanguage, SeedMerchant } from './content'

type BannerTexts = Record<SeedLanguage, readonly [kicker: string, title: string, action: string]>

const textsOf = (rows: BannerTexts): Record<SeedLanguage, AnnouncementTexts> => {
  const one = ([kicker, title, action]: BannerTexts[SeedLanguage]): AnnouncementTexts => ({
    kicker,
    title,
    action,
    content: '',
  })
  return { en: one(rows.en), pt: one(rows.pt), ja: one(rows.ja), ko: one(rows.ko), es: one(rows.es), th: one(rows.th) }
}

const names = ['welcome', 'library', 'fairness', 'limits'] as const
type BannerName = (typeof names)[number]

const rows: Record<BannerName, { link: string; texts: BannerTexts }> = {
  welcome: {
    link: '/m/gameCenter',
    texts: {
      en: ['Play money only', 'All the thrill, none of the bill', 'Start playing'],
      pt: ['Só dinheiro de brincadeira', 'Toda a emoção, nenhum gasto', 'Começar a jogar'],
      ja: ['プレイマネー専用', 'お金をかけずに楽しむ', 'はじめる'],
      ko: ['모의 머니 전용', '짜릿함은 그대로, 비용은 0', '시작하기'],
      es: ['Solo dinero ficticio', 'Toda la emoción, ningún gasto', 'Empezar a jugar'],
      th: ['ใช้เงินเล่นเท่านั้น', 'สนุกเต็มที่ ไม่เสียเงินจริง', 'เริ่มเล่น'],
    },
  },
  library: {
    link: '/m/slot-games',
    texts: {
      en: ['The library', 'Over 450 slots, 14\u00a0studios', 'Browse slots'],
      pt: ['O catálogo', 'Mais de 450 slots, 14\u00a0estúdios', 'Ver slots'],
      ja: ['ゲーム一覧', '14スタジオ、450種以上のスロット', 'スロットを見る'],
      ko: ['게임 목록', '14개 스튜디오, 슬롯 450종 이상', '슬롯 둘러보기'],
      es: ['El catálogo', 'Más de 450 slots, 14\u00a0estudios', 'Ver slots'],
      th: ['คลังเกม', 'สล็อตกว่า 450 เกม จาก 14 ค่าย', 'ดูสล็อต'],
    },
  },
  fairness: {
    link: '/m/activity?id=promotion-verify-round',
    texts: {
      en: ['Provably fair', 'Don’t trust us. Check the round.', 'See how'],
      pt: ['Justiça verificável', 'Não confie: confira a rodada', 'Ver como'],
      ja: ['公正性を証明', '信じるより、自分で検証', '方法を見る'],
      ko: ['공정성 검증', '믿지 말고 직접 확인하세요', '방법 보기'],
      es: ['Juego verificable', 'No te fíes: comprueba la ronda', 'Ver cómo'],
      th: ['พิสูจน์ความยุติธรรมได้', 'ไม่ต้องเชื่อ ตรวจเองได้ทุกรอบ', 'ดูวิธี'],
    },
  },
  limits: {
    link: '/m/activity?id=promotion-own-limits',
    texts: {
      en: ['Your pace', 'Decide your time before you play', 'Tips for breaks'],
      pt: ['No seu ritmo', 'Decida o tempo antes de jogar', 'Dicas de pausa'],
      ja: ['自分のペースで', '遊ぶ前に、終わる時間を決める', '休憩のヒント'],
      ko: ['나만의 속도로', '시작 전에 끝낼 시간을 정하세요', '휴식 안내'],
      es: ['A tu ritmo', 'Decide el tiempo antes de jugar', 'Consejos de pausa'],
      th: ['ตามจังหวะของคุณ', 'กำหนดเวลาก่อนเริ่มเล่น', 'เคล็ดลับการพัก'],
    },
  },
}

const bannerOf = (merchant: SeedMerchant, name: BannerName): SeedAnnouncement => ({
  id: `banner-${merchant}-${name}`,
  types: ['B'],
  groupName: 'm_home',
  merchants: [merchant],
  art: `banner/${merchant}/${name}`,
  link: rows[name].link,
  startDate: '2026-01-01T00:00:00Z',
  noExpiry: 1,
  texts: textsOf(rows[name].texts),
})

export const banners: readonly SeedAnnouncement[] = (['aurora', 'lotus'] as const).flatMap((merchant) =>
  names.map((name) => bannerOf(merchant, name)),
)
