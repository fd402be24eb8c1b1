import { describe, expect, it } from 'vitest'
import { levelOfClass, levelOfText } from './level-text'
import { elevated, type Level, levelOf, levelWords, scales } from './levels'

describe('levelOf', () => {
  it.each([
    [0, 'low', 'low'],
    [7.4, 'low', 'low'],
    [7.5, 'moderate', 'low'],
    [14.9, 'moderate', 'low'],
    [15, 'moderate', 'moderate'],
    [19.9, 'moderate', 'moderate'],
    [20, 'high', 'moderate'],
    [29.9, 'high', 'moderate'],
    [30, 'high', 'high'],
    [1e6, 'high', 'high'],
  ])('grades %d as %s in µg/ml and %s by index', (value, byUnit, byIndex) => {
    expect(levelOf(value, 'µg/ml')).toBe(byUnit)
    expect(levelOf(value, 'index')).toBe(byIndex)
  })

  it('names its scales and levels', () => {
    expect(scales['\u00b5g/ml']).toEqual({ name: '\u00b5g/ml', unit: '\u00b5g/ml', moderate: 7.5, high: 20 })
    expect(scales.index).toEqual({ name: 'index', unit: null, moderate: 15, high: 30 })
    expect(levelWords).toEqual({ high: 'High', moderate: 'Moderate', low: 'No elevation' })
  })
})

describe('levelOfText', () => {
  const readings: Record<Level | 'nothing', string[]> = {
    high: [
      ...[
        'high',
        'HIGH',
        'Very High',
        'severe',
        'Strong',
        'strongly reactive',
        'POSITIVE',
        'Elevated',
        'erhöht',
      ],
      ...[
        'class 3',
        'Class III',
        'CLASS 4',
        'class 3/4',
        'Class V',
        'class VI',
        'class 6',
        'Class: 5',
        'Klasse 3',
      ],
      ...[
        'moderate to high',
        'moderately elevated',
        'high (retest)',
        'higher than normal',
        'abnormal, high',
        'high?',
      ],
    ],
    moderate: [
      ...['moderate', 'Medium', 'mild', 'BORDERLINE', 'class 2', 'Class II', 'class 1/2', 'mild elevation'],
      ...['not high, moderate', 'abnormal: moderate'],
    ],
    low: [
      ...['normal', 'NORMAL', 'unelevated', 'Un-elevated', 'not elevated', 'Non-elevated', 'nonelevated'],
      ...[
        'no elevation',
        'NO ELEVATION',
        'not significantly elevated',
        'negative',
        'low',
        'Very low',
        'none',
      ],
      ...['class 0', 'Class I', 'class 0/1', 'within normal limits', 'Normal (no elevation)', 'not detected'],
      ...['no reaction', 'nicht erhöht', 'low reactivity'],
    ],
    nothing: [
      ...[
        '',
        ' ',
        'n/a',
        '-',
        'see note',
        'abnormal',
        'Abnormal low',
        'not normal',
        'above normal',
        'normal?',
      ],
      ...[
        'out of normal range',
        'exceeds normal limits',
        'not high',
        'not low',
        'class 7',
        'class 13',
        'class 2.5',
      ],
      ...[
        'class',
        'no result',
        'not tested',
        'none given',
        'low sample volume',
        'sample too low',
        'highland',
      ],
      ...['thigh', 'unknown', '3', 'III', 'repeat, normal', 'slow', 'constructor', '__proto__'],
    ],
  }
  for (const [level, texts] of Object.entries(readings)) {
    it.each(texts)(`reads "%s" as ${level}`, (text) => {
      expect(levelOfText(text) ?? 'nothing').toBe(level)
    })
  }
})

describe('levelOfClass', () => {
  it.each([
    ['0', 'low'],
    ['1', 'low'],
    ['I', 'low'],
    ['2', 'moderate'],
    ['ii', 'moderate'],
    ['2.0', 'moderate'],
    ['3', 'high'],
    ['3/4', 'high'],
    ['III', 'high'],
    ['iv', 'high'],
    ['6', 'high'],
    ['1/2', 'moderate'],
    ['Class 2', 'moderate'],
    ['normal', 'low'],
    ['7', undefined],
    ['13', undefined],
    ['iiii', undefined],
    ['2.5', undefined],
    ['', undefined],
    ['-1', undefined],
  ])('reads "%s" as %s', (text, level) => {
    expect(levelOfClass(text)).toBe(level)
  })
})

describe('elevated', () => {
  it('returns high and moderate results, highest first, words after the numbers of their level', () => {
    const results = [
      { food: 'Egg', value: 8, level: 'moderate' as const },
      { food: 'Rice', value: 1, level: 'low' as const },
      { food: 'Oat', value: null, level: 'high' as const },
      { food: 'Milk', value: 40, level: 'high' as const },
      { food: 'Corn', value: 19, level: 'moderate' as const },
      { food: 'Almond', value: null, level: 'high' as const },
    ]
    expect(elevated(results).map((result) => result.food)).toEqual(['Milk', 'Almond', 'Oat', 'Corn', 'Egg'])
    expect(results[0]?.food).toBe('Egg')
  })
})
