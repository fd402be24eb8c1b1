import type { Config } from 'tailwindcss'

/** A colour utility that reads the theme's variable, so that light and dark need no variants. */
function themed(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--pw-${name})`]))
}

const sans = ['"Hanken Grotesk Variable"', '"Hanken Meanwhile"', 'system-ui', '"Segoe UI"', 'sans-serif']

export default {
  content: ['./client/index.html', './client/src/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    extend: {
      colors: {
        ...themed('canvas', 'surface', 'raised', 'sunken', 'oat', 'oat-line', 'line', 'line-strong', 'scrim'),
        ...themed('ink', 'ink-2', 'ink-3', 'focus'),
        ...themed('brand', 'brand-hover', 'brand-active', 'on-brand', 'brand-text'),
        ...themed('brand-soft', 'brand-softer', 'brand-line'),
        ...themed('pear', 'on-pear', 'pear-soft', 'pear-text'),
        ...themed('panel', 'panel-2', 'panel-line', 'on-panel', 'on-panel-2'),
        ...themed('high', 'high-text', 'high-soft', 'high-line'),
        ...themed('mod', 'mod-text', 'mod-soft', 'mod-line'),
        ...themed('low', 'low-text', 'low-soft', 'low-line'),
        ...themed('ok', 'ok-text', 'ok-soft', 'ok-line'),
      },
      boxShadow: { e1: 'var(--pw-e1)', e2: 'var(--pw-e2)', e3: 'var(--pw-e3)' },
      fontFamily: {
        sans,
        display: ['"Bricolage Grotesque Variable"', '"Bricolage Meanwhile"', ...sans],
        mono: [
          '"Atkinson Hyperlegible Mono Variable"',
          '"Atkinson Meanwhile"',
          'ui-monospace',
          '"DejaVu Sans Mono"',
          'monospace',
        ],
      },
      fontSize: {
        small: ['0.875rem', { lineHeight: '1.25rem' }],
        body: ['var(--size-body)', { lineHeight: 'var(--line-body)' }],
        lead: ['1.0625rem', { lineHeight: '1.625rem' }],
        h3: ['1.0625rem', { lineHeight: '1.5rem' }],
        h2: ['1.3125rem', { lineHeight: '1.75rem' }],
        h1: ['1.75rem', { lineHeight: '2.125rem' }],
        display: ['2.375rem', { lineHeight: '2.625rem' }],
        figure: ['2.25rem', { lineHeight: '2.5rem' }],
      },
      borderRadius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '22px' },
      transitionDuration: {
        fast: 'var(--dur-fast)',
        base: 'var(--dur-base)',
        slow: 'var(--dur-slow)',
      },
      transitionTimingFunction: { out: 'cubic-bezier(0.2, 0, 0, 1)', in: 'cubic-bezier(0.4, 0, 1, 1)' },
      zIndex: { header: '10', sidebar: '20', scrim: '40', dialog: '50', toast: '60' },
    },
  },
} satisfies Config
