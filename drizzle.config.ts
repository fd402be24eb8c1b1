import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/**/*.tables.ts', './server/database/{seeded,tallies}.ts'],
  out: './migrations',
  casing: 'snake_case',
})
