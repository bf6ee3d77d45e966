import type { CampaignTerms } from '@mosaic/contracts/desk'
import type { SeedCampaign } from './seed-campaign'

const all = { categories: [], includedGames: [], excludedGames: [] }
const slots: Pick<CampaignTerms['of'] & { kind: 'MISSION' }, 'categories' | 'includedGames' | 'excludedGames'> = {
  ...all,
  categories: ['RNG'],
}

const rounds = (stake: string): CampaignTerms['reward'] => ({
  type: 'rounds',
  gameId: 'POMAR_cherry-fiesta',
  stake,
  days: 7,
})

/** Demo campaigns about play. */
export const playCampaigns: readonly SeedCampaign[] = [
  {
    id: 'slots-mission',
    art: 'promotion/weekly-shelf',
    categories: ['games'],
    terms: {
      aurora: {
        of: { kind: 'MISSION', metric: 'validBet', target: '100.00', amount: '1.00', ...slots },
        budget: '5000.00',
      },
      lotus: {
        of: { kind: 'MISSION', metric: 'validBet', target: '700.00', amount: '7.00', ...slots },
        budget: '35000.00',
      },
    },
    texts: {
      EN: {
        title: 'Slots mission',
        content: '<p>Join, play slots at your own pace, and collect the reward when the bar is full.</p>',
      },
      PT: {
        title: 'Missão dos slots',
        content: '<p>Participe, jogue slots no seu ritmo e resgate o prêmio quando a barra encher.</p>',
      },
      JA: {
        title: 'スロットミッション',
        content: '<p>参加してスロットをマイペースで遊び、バーが満ちたら特典を受け取りましょう。</p>',
      },
      KO: { title: '슬롯 미션', content: '<p>참여한 뒤 슬롯을 즐기고, 막대가 가득 차면 보상을 받으세요.</p>' },
      ES: {
        title: 'Misión de slots',
        content: '<p>Participa, juega a slots a tu ritmo y reclama el premio cuando la barra se llene.</p>',
      },
      TY: { title: 'ภารกิจสล็อต', content: '<p>เข้าร่วม เล่นสล็อตตามสบาย แล้วรับรางวัลเมื่อแถบเต็ม</p>' },
    },
  },
  {
    id: 'level-gifts',
    art: 'promotion/first-steps',
    categories: ['games'],
    terms: {
      aurora: {
        of: { kind: 'VIP_UPGRADE', amounts: ['1.00', '5.00', '20.00', '100.00', '500.00'] },
        budget: '20000.00',
      },
      lotus: {
        of: { kind: 'VIP_UPGRADE', amounts: ['7.00', '35.00', '140.00', '700.00', '3500.00'] },
        budget: '140000.00',
      },
    },
    texts: {
      EN: { title: 'Level gifts', content: '<p>Each VIP level that you reach brings a gift, once.</p>' },
      PT: { title: 'Presentes de nível', content: '<p>Cada nível VIP que você alcança traz um presente, uma vez.</p>' },
      JA: { title: 'レベルアップギフト', content: '<p>新しいVIPレベルに到達するたびに、1回ずつ贈り物があります。</p>' },
      KO: { title: '등급 선물', content: '<p>새 VIP 등급에 오를 때마다 선물을 한 번 드립니다.</p>' },
      ES: { title: 'Regalos de nivel', content: '<p>Cada nivel VIP que alcanzas trae un regalo, una sola vez.</p>' },
      TY: { title: 'ของขวัญเลื่อนระดับ', content: '<p>ทุกระดับ VIP ที่ไปถึงมีของขวัญให้หนึ่งครั้ง</p>' },
    },
  },
  {
    id: 'monthly-raffle',
    art: 'promotion/weekly-shelf',
    categories: ['events'],
    days: 30,
    terms: {
      aurora: {
        of: {
          kind: 'RAFFLE',
          ticketPer: '20.00',
          mostTickets: 100,
          prizes: ['200.00', '100.00', '50.00', '20.00', '20.00'],
          ...all,
        },
        budget: '390.00',
      },
      lotus: {
        of: {
          kind: 'RAFFLE',
          ticketPer: '140.00',
          mostTickets: 100,
          prizes: ['1400.00', '700.00', '350.00', '140.00', '140.00'],
          ...all,
        },
        budget: '2730.00',
      },
    },
    texts: {
      EN: {
        title: 'Monthly raffle',
        content:
          '<p>Your play collects tickets by itself. At the end five members win; the seed of the draw is sealed now and shown afterwards.</p>',
      },
      PT: {
        title: 'Sorteio do mês',
        content:
          '<p>Suas apostas juntam bilhetes sozinhas. No fim, cinco jogadores ganham; a semente do sorteio já está lacrada e é mostrada depois.</p>',
      },
      JA: {
        title: '今月の抽選会',
        content:
          '<p>プレイするだけで抽選券が貯まります。最後に5名が当選。抽選の種は今封印され、終了後に公開されます。</p>',
      },
      KO: {
        title: '이달의 추첨',
        content:
          '<p>플레이하면 응모권이 저절로 쌓입니다. 마지막에 다섯 명이 당첨되며, 추첨 시드는 지금 봉인되고 나중에 공개됩니다.</p>',
      },
      ES: {
        title: 'Sorteo del mes',
        content:
          '<p>Tu juego reúne boletos por sí solo. Al final ganan cinco jugadores; la semilla del sorteo está sellada desde ahora y se muestra después.</p>',
      },
      TY: {
        title: 'จับรางวัลประจำเดือน',
        content: '<p>เล่นแล้วสะสมตั๋วอัตโนมัติ เมื่อจบมีผู้โชคดีห้าคน ค่าสุ่มถูกปิดผนึกไว้แล้วและเปิดเผยภายหลัง</p>',
      },
    },
  },
  {
    id: 'free-rounds',
    art: 'promotion/first-steps',
    categories: ['start'],
    terms: {
      aurora: { of: { kind: 'FREE_ROUNDS', rounds: 5 }, reward: rounds('0.20'), budget: '2000.00' },
      lotus: { of: { kind: 'FREE_ROUNDS', rounds: 5 }, reward: rounds('2.00'), budget: '14000.00' },
    },
    texts: {
      EN: {
        title: 'Five free rounds',
        content: '<p>Five rounds of Cherry Fiesta are on us. What they win is cash.</p>',
      },
      PT: {
        title: 'Cinco rodadas grátis',
        content: '<p>Cinco rodadas de Cherry Fiesta por nossa conta. O que elas ganharem é dinheiro.</p>',
      },
      JA: {
        title: 'フリーラウンド5回',
        content: '<p>Cherry Fiestaを5回無料で。勝ち分はそのまま現金残高になります。</p>',
      },
      KO: { title: '무료 라운드 5회', content: '<p>Cherry Fiesta 다섯 판을 무료로 드립니다. 당첨금은 현금입니다.</p>' },
      ES: {
        title: 'Cinco rondas gratis',
        content: '<p>Cinco rondas de Cherry Fiesta van por nuestra cuenta. Lo que ganen es dinero.</p>',
      },
      TY: { title: 'ฟรีห้ารอบ', content: '<p>เล่น Cherry Fiesta ฟรีห้ารอบ เงินที่ชนะเป็นเงินสด</p>' },
    },
  },
  {
    id: 'weekly-cashback',
    art: 'promotion/weekly-shelf',
    categories: ['games'],
    terms: {
      aurora: { of: { kind: 'CASHBACK', rateBp: 20, least: '0.50', most: '200.00', ...slots }, budget: '10000.00' },
      lotus: { of: { kind: 'CASHBACK', rateBp: 20, least: '3.50', most: '1400.00', ...slots }, budget: '70000.00' },
    },
    texts: {
      EN: {
        title: 'Weekly slots cashback',
        content: '<p>Every Monday 0.2% of your slot bets of the week is ready to claim.</p>',
      },
      PT: {
        title: 'Cashback semanal dos slots',
        content: '<p>Toda segunda, 0,2% das suas apostas em slots da semana fica pronto para resgate.</p>',
      },
      JA: {
        title: 'スロット週間キャッシュバック',
        content: '<p>毎週月曜日、1週間のスロットの賭け金の0.2%を受け取れます。</p>',
      },
      KO: { title: '주간 슬롯 캐시백', content: '<p>매주 월요일, 한 주간 슬롯 베팅액의 0.2%를 받을 수 있습니다.</p>' },
      ES: {
        title: 'Cashback semanal de slots',
        content: '<p>Cada lunes, el 0,2% de tus apuestas en slots de la semana está listo para reclamar.</p>',
      },
      TY: { title: 'คืนเงินสล็อตรายสัปดาห์', content: '<p>ทุกวันจันทร์รับคืน 0.2% ของยอดเดิมพันสล็อตทั้งสัปดาห์</p>' },
    },
  },
  {
    id: 'big-hit',
    art: 'promotion/first-steps',
    categories: ['events'],
    days: 14,
    terms: {
      aurora: {
        of: {
          kind: 'TOURNAMENT',
          metric: 'multiplier',
          leastStake: '0.20',
          prizes: ['100.00', '50.00', '25.00'],
          ...slots,
        },
        budget: '175.00',
      },
      lotus: {
        of: {
          kind: 'TOURNAMENT',
          metric: 'turnover',
          leastStake: '2.00',
          prizes: ['700.00', '350.00', '175.00'],
          ...slots,
        },
        budget: '1225.00',
      },
    },
    texts: {
      EN: {
        title: 'Slots tournament',
        content: '<p>Fourteen days, one board. The first three places win play money.</p>',
      },
      PT: {
        title: 'Torneio dos slots',
        content: '<p>Quatorze dias, um ranking. Os três primeiros lugares ganham saldo de teste.</p>',
      },
      JA: {
        title: 'スロットトーナメント',
        content: '<p>14日間、ひとつのランキング。上位3名にプレイマネーを贈ります。</p>',
      },
      KO: { title: '슬롯 토너먼트', content: '<p>14일간 하나의 순위표. 상위 세 명이 모의 머니를 받습니다.</p>' },
      ES: {
        title: 'Torneo de slots',
        content: '<p>Catorce días, una clasificación. Los tres primeros ganan saldo de prueba.</p>',
      },
      TY: { title: 'ทัวร์นาเมนต์สล็อต', content: '<p>สิบสี่วัน ตารางเดียว สามอันดับแรกรับเงินเล่น</p>' },
    },
  },
]
