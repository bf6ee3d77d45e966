import type { Merchant } from './brand'
import type { Scene } from './scene'

const bannerSize = { width: 1080, height: 500 }
const promotionSize = { width: 1080, height: 460 }

type Ground = Pick<Scene, 'ground' | 'shade'>
type Drawing = Omit<Scene, 'size' | 'name' | keyof Ground>

const banner = (merchant: Merchant, name: string, content: Drawing & Ground): Scene => ({
  name: `banner/${merchant}/${name}`,
  size: bannerSize,
  ...content,
})

/** One drawing on the common ground, and again for each merchant with its own palette. */
const promotion = (
  name: string,
  drawing: Drawing,
  common: Ground,
  own: Partial<Record<Merchant, Ground>>,
): readonly Scene[] => [
  { name: `promotion/${name}`, size: promotionSize, ...drawing, ...common },
  ...Object.entries(own).map(
    ([merchant, ground]): Scene => ({
      name: `promotion/${name}/${merchant}`,
      size: promotionSize,
      ...drawing,
      ...ground,
    }),
  ),
]

export const scenes: readonly Scene[] = [
  banner('aurora', 'welcome', {
    ground: ['#4a22d8', '#7a3df5', '#1ab4e0'],
    shade: '#14063f',
    motif: 'rocket',
    turn: 4,
    companions: ['ringed-planet', 'glowing-star', 'comet'],
  }),
  banner('aurora', 'library', {
    ground: ['#5a1fc0', '#b42bd0', '#ff6aa8'],
    shade: '#22063c',
    motif: 'slot-machine',
    turn: -6,
    companions: ['cherries', 'coin', 'gem-stone'],
  }),
  banner('aurora', 'fairness', {
    ground: ['#1c2b9e', '#2f63e8', '#2fd6e8'],
    shade: '#060f3a',
    motif: 'shield',
    turn: 8,
    companions: ['old-key', 'game-die', 'sparkles'],
  }),
  banner('aurora', 'limits', {
    ground: ['#1d1a6e', '#5b3be0', '#9a7bff'],
    shade: '#0d0836',
    motif: 'stopwatch',
    turn: 10,
    companions: ['hot-beverage', 'crescent-moon', 'star'],
  }),
  banner('lotus', 'welcome', {
    ground: ['#06573f', '#0e8f63', '#d8b04a'],
    shade: '#03261b',
    motif: 'lotus',
    turn: 0,
    companions: ['red-paper-lantern', 'coin', 'glowing-star'],
  }),
  banner('lotus', 'library', {
    ground: ['#6b3a06', '#c8841c', '#f2cf62'],
    shade: '#2b1003',
    motif: 'tiger-face',
    turn: -4,
    companions: ['mango', 'gem-stone', 'sparkles'],
  }),
  banner('lotus', 'fairness', {
    ground: ['#2a2410', '#7a5f1a', '#e8b84a'],
    shade: '#161206',
    motif: 'balance-scale',
    turn: 0,
    companions: ['old-key', 'game-die', 'star'],
  }),
  banner('lotus', 'limits', {
    ground: ['#2f3d0a', '#5f8a1a', '#e8c95a'],
    shade: '#141c04',
    motif: 'hourglass-not-done',
    turn: 8,
    companions: ['teapot', 'crescent-moon', 'cherry-blossom'],
  }),
  ...promotion(
    'first-steps',
    { motif: 'wrapped-gift', turn: -6, companions: ['coin', 'party-popper', 'balloon'] },
    { ground: ['#4a22d8', '#7a3df5', '#ff7ac8'], shade: '#14063f' },
    { lotus: { ground: ['#06573f', '#0e8f63', '#e8b84a'], shade: '#03261b' } },
  ),
  ...promotion(
    'weekly-shelf',
    { motif: 'parrot', turn: 0, companions: ['hibiscus', 'mango', 'monarch-butterfly'] },
    { ground: ['#07365e', '#0b86b0', '#5cf0d0'], shade: '#031a33' },
    { lotus: { ground: ['#6b3206', '#c47a1c', '#f2cf62'], shade: '#2b1003' } },
  ),
  ...promotion(
    'verify-round',
    { motif: 'magnifying-glass-tilted-left', turn: 0, companions: ['game-die', 'locked-with-key', 'sparkles'] },
    { ground: ['#123a9e', '#1f7ae0', '#4fe0e8'], shade: '#051333' },
    { lotus: { ground: ['#0a3a34', '#12786a', '#a8dca0'], shade: '#031f1b' } },
  ),
  ...promotion(
    'own-limits',
    { motif: 'compass', turn: 8, companions: ['hot-beverage', 'stopwatch', 'dove'] },
    { ground: ['#1d1a6e', '#4a4be0', '#7fc8ff'], shade: '#0d0836' },
    { lotus: { ground: ['#2f3d0a', '#5f8a1a', '#e8c95a'], shade: '#141c04' } },
  ),
  ...promotion(
    'agent-team',
    { motif: 'trophy', turn: 5, companions: ['megaphone', 'bar-chart', 'star'] },
    { ground: ['#3a1799', '#8a3be0', '#ffc857'], shade: '#180645' },
    { lotus: { ground: ['#211d10', '#6e5616', '#f0c35a'], shade: '#120f06' } },
  ),
  ...promotion(
    'new-arrivals',
    { motif: 'carousel-horse', turn: 0, companions: ['confetti-ball', 'candy', 'ribbon'] },
    { ground: ['#5a1299', '#b42bd0', '#ff8ac0'], shade: '#260343' },
    { lotus: { ground: ['#043b2e', '#0b7a5c', '#4bdc9f'], shade: '#022018' } },
  ),
]
