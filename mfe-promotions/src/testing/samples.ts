import type { PromotionState, Reward } from '../api/promotions'
import type { Rain } from '../api/red-rain'
import type { Announcement, ValueOf } from '@mosaic/contracts'

export const announcement = (id: string, parts: Partial<Announcement> = {}): Announcement => ({
  id,
  announcementId: id,
  types: ['PR'],
  title: `Title ${id}`,
  kicker: '',
  action: '',
  link: '',
  content: `<p>Words of ${id}</p>`,
  read: true,
  startDate: Date.UTC(2026, 0, 10, 12),
  endDate: Date.UTC(2026, 1, 10, 12),
  noExpiry: 0,
  announcementImages: [{ url: `/art/${id}.webp`, sequence: 1, width: 1080, height: 460, colour: '#334455' }],
  promoAnnouncementCategoryIds: [],
  ...parts,
})

export const bundle = (parts: Partial<ValueOf<'announcements'>>): ValueOf<'announcements'> => ({
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  unreadCount: 0,
  ...parts,
})

export const promotionState = (promotionId: string, parts: Partial<PromotionState> = {}): PromotionState => ({
  promotionId,
  kind: 'APPLICATION',
  state: 'OPEN',
  label: 'join',
  action: 'apply',
  reward: 'cash',
  amount: '20.00',
  isUpTo: true,
  currency: 'BRL',
  progress: null,
  unmet: null,
  reason: '',
  endsAt: null,
  rewardId: null,
  claimUntil: null,
  claimDays: 7,
  wagering: null,
  ...parts,
})

export const reward = (rewardId: string, parts: Partial<Reward> = {}): Reward => ({
  rewardId,
  promotionId: 'p1',
  promotionType: 'APPLICATION',
  title: `Reward ${rewardId}`,
  reward: 'cash',
  amount: '20.00',
  currency: 'BRL',
  rounds: null,
  gameId: null,
  wagering: null,
  issuedAt: Date.UTC(2026, 0, 10, 12),
  claimUntil: Date.UTC(2026, 0, 17, 12),
  ...parts,
})

export const rain = (parts: Partial<Rain> = {}): Rain => ({
  rainId: 'r1',
  giver: 'merchant',
  currency: 'BRL',
  total: '600.00',
  startsAt: Date.UTC(2026, 0, 10, 12),
  endsAt: Date.UTC(2026, 0, 10, 13),
  waves: 3,
  wave: 0,
  changesAt: Date.UTC(2026, 0, 10, 12, 20),
  falling: 12,
  caught: null,
  caughtInAll: '0.00',
  ...parts,
})

export const member = { userName: 'player01', type: 0 }
