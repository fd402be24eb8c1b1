import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The page of a share link, built apart so that it has nothing of a session. */
export default defineConfig({
  root: fromRoot('client'),
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: {
    tsconfigPaths: true,
    alias: { '../createLucideIcon.mjs': fromRoot('client/src/lib/lucide-icon.ts') },
  },
  build: {
    outDir: fromRoot('dist/client'),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: fromRoot('client/share.html') },
  },
})
