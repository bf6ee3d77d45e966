import { basePalettes, type Palette } from '@mosaic/contracts'

/** Geometric headings. */
const auroraShape = { 'radius-m': '14px', 'radius-l': '20px', 'font-display': 'sora, Sora fallback, var(--font-text)' }
/** Softer: rounder corners, and headings in the hand of the text. */
const lotusShape = { 'radius-m': '18px', 'radius-l': '26px', 'font-display': 'var(--font-text)' }

const auroraDark: Palette = { ...basePalettes.dark, 'brand-end': '#4668f2', ...auroraShape }

const auroraLight: Palette = { ...basePalettes.light, 'brand-end': '#2f62e0', ...auroraShape }

const lotusDark: Palette = {
  background: '#0d0f0b',
  'surface-1': '#171a13',
  'surface-2': '#20241a',
  'surface-3': '#2e3325',
  'surface-glass': 'rgba(23, 26, 19, 0.88)',
  text: '#faf6e8',
  'text-muted': '#bdb89f',
  'text-faint': '#a29e87',
  brand: '#0d845c',
  'brand-second': '#e8b84a',
  'brand-end': '#3d7a38',
  'brand-soft': 'rgba(20, 158, 110, 0.2)',
  'on-brand': '#ffffff',
  vip: '#f0c35a',
  'on-vip': '#2a1d00',
  positive: '#4bdc9f',
  'on-positive': '#00281a',
  negative: '#ff7a66',
  'on-negative': '#330600',
  warning: '#f3b25e',
  line: 'rgba(250, 246, 232, 0.09)',
  'line-strong': 'rgba(250, 246, 232, 0.22)',
  'line-control': '#757260',
  overlay: 'rgba(6, 7, 4, 0.7)',
  focus: '#e8b84a',
  'shadow-1': '0 2px 8px rgba(0, 0, 0, 0.28)',
  'shadow-2': '0 16px 40px rgba(0, 0, 0, 0.5)',
  glow: '0 8px 28px rgba(14, 143, 99, 0.34)',
  ambient: 'radial-gradient(130% 70% at 50% -12%, rgba(14, 143, 99, 0.42), rgba(14, 143, 99, 0) 62%)',
  ...lotusShape,
}

/** Warm paper instead of white, so that the gold keeps its place in the light mode. */
const lotusLight: Palette = {
  background: '#f8f5ea',
  'surface-1': '#fffdf6',
  'surface-2': '#f3eedd',
  'surface-3': '#e8e1c9',
  'surface-glass': 'rgba(255, 253, 246, 0.92)',
  text: '#1d1f14',
  'text-muted': '#565540',
  'text-faint': '#66644b',
  brand: '#0b7550',
  'brand-second': '#886109',
  'brand-end': '#4c7017',
  'brand-soft': 'rgba(11, 117, 80, 0.12)',
  'on-brand': '#ffffff',
  vip: '#855900',
  'on-vip': '#ffffff',
  positive: '#0a6e4a',
  'on-positive': '#ffffff',
  negative: '#b3321f',
  'on-negative': '#ffffff',
  warning: '#855300',
  line: 'rgba(29, 31, 20, 0.12)',
  'line-strong': 'rgba(29, 31, 20, 0.26)',
  'line-control': '#878267',
  overlay: 'rgba(29, 31, 20, 0.5)',
  focus: '#0b7550',
  'shadow-1': '0 2px 8px rgba(60, 50, 20, 0.08)',
  'shadow-2': '0 16px 40px rgba(60, 50, 20, 0.2)',
  glow: '0 8px 28px rgba(11, 117, 80, 0.22)',
  ambient: 'radial-gradient(130% 70% at 50% -12%, rgba(34, 150, 105, 0.2), rgba(34, 150, 105, 0) 62%)',
  ...lotusShape,
}

export const palettes = {
  aurora: { dark: auroraDark, light: auroraLight },
  lotus: { dark: lotusDark, light: lotusLight },
} as const
