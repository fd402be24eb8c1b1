import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { foodInWell } from '../src/ui/plate-wells'
import { pictureNames, readFoodPictures } from '../../scripts/vite-food-pictures'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('every picture of the catalogue exists, as one svg without active content', () => {
  const pictures = readFoodPictures(root)
  expect(pictures.size).toBeGreaterThan(100)
  for (const svg of pictures.values()) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 32 32"[^>]*>[\s\S]*<\/svg>$/)
    expect(svg).not.toMatch(/<script|javascript:|\son\w+=/i)
  }
})

test('the sign-in plate shows only pictures of the catalogue', () => {
  expect(pictureNames(root)).toEqual(expect.arrayContaining(Object.values(foodInWell)))
})

test('every drawn picture is used', () => {
  const drawn = readdirSync(join(root, 'client/food-pictures'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
  expect(pictureNames(root)).toEqual(expect.arrayContaining(drawn))
})
