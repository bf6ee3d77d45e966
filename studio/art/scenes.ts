import type { Merchant } from './brand'
import type { Scene } from './scene'

const bannerSize = { width: 1080, height: 500 }
const promotionSize = { width: 1080, height: 460 }

type Content = Omit<Scene, 'size' | 'name'>

const banner = (merchant: Merchant, name: string, content: Content): Scene => ({ name: `banner/${merchant}/${name}`, size: bannerSize, ...content })
const promotion = (name: string, content: Content): Scene => ({ name: `promotion/${name}`, size: promotionSize, ...content })

export const scenes: readonly Scene[] = [
  banner('aurora', 'welcome', { ground: ['#4a22d8', '#7a3df5', '#1ab4e0'], shade: '#14063f', motif: 'rocket', turn: 4, companions: ['ringed-planet', 'glowing-star', 'comet'] }),
  banner('aurora', 'library', { ground: ['#5a1fc0', '#b42bd0', '#ff6aa8'], shade: '#22063c', motif: 'slot-machine', turn: -6, companions: ['cherries', 'coin', 'gem-stone'] }),
  banner('aurora', 'fairness', { ground: ['#1c2b9e', '#2f63e8', '#2fd6e8'], shade: '#060f3a', motif: 'shield', turn: 8, companions: ['old-key', 'game-die', 'sparkles'] }),
  banner('aurora', 'limits', { ground: ['#1d1a6e', '#5b3be0', '#9a7bff'], shade: '#0d0836', motif: 'stopwatch', turn: 10, companions: ['hot-beverage', 'crescent-moon', 'star'] }),
  banner('lotus', 'welcome', { ground: ['#06573f', '#0e8f63', '#d8b04a'], shade: '#03261b', motif: 'lotus', turn: 0, companions: ['red-paper-lantern', 'coin', 'glowing-star'] }),
  banner('lotus', 'library', { ground: ['#7a3606', '#d0741a', '#f2cf62'], shade: '#2b1003', motif: 'tiger-face', turn: -4, companions: ['mango', 'gem-stone', 'sparkles'] }),
  banner('lotus', 'fairness', { ground: ['#4a0d2a', '#a81f46', '#e8b84a'], shade: '#240512', motif: 'balance-scale', turn: 0, companions: ['old-key', 'game-die', 'star'] }),
  banner('lotus', 'limits', {
    ground: ['#2f3d0a', '#5f8a1a', '#e8c95a'],
    shade: '#141c04',
    motif: 'hourglass-not-done',
    turn: 8,
    companions: ['teapot', 'crescent-moon', 'cherry-blossom'],
  }),
  promotion('first-steps', { ground: ['#4a22d8', '#7a3df5', '#ff7ac8'], shade: '#14063f', motif: 'wrapped-gift', turn: -6, companions: ['coin', 'party-popper', 'balloon'] }),
  promotion('weekly-shelf', { ground: ['#07563a', '#12a060', '#b6e64a'], shade: '#02231a', motif: 'parrot', turn: 0, companions: ['hibiscus', 'mango', 'monarch-butterfly'] }),
  promotion('verify-round', {
    ground: ['#123a9e', '#1f7ae0', '#4fe0e8'],
    shade: '#051333',
    motif: 'magnifying-glass-tilted-left',
    turn: 0,
    companions: ['game-die', 'locked-with-key', 'sparkles'],
  }),
  promotion('own-limits', { ground: ['#0b4a5e', '#0b9a9a', '#8fe8b0'], shade: '#022228', motif: 'compass', turn: 8, companions: ['hot-beverage', 'stopwatch', 'dove'] }),
  promotion('agent-team', { ground: ['#7a3d08', '#d18b12', '#ffe07a'], shade: '#2b1403', motif: 'trophy', turn: 5, companions: ['megaphone', 'bar-chart', 'star'] }),
  promotion('new-arrivals', { ground: ['#720a4c', '#d0267a', '#ffae5a'], shade: '#260318', motif: 'carousel-horse', turn: 0, companions: ['confetti-ball', 'candy', 'ribbon'] }),
]
