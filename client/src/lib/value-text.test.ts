import { describe, expect, it } from 'vitest'
import { type ResultValue, thresholdText, unitText, valueText } from './value-text'

const result = (value: number | null, text = '', level: ResultValue['level'] = 'high'): ResultValue => ({
  value,
  text,
  level,
})

describe('valueText', () => {
  it('prints one decimal', () => {
    expect(valueText(result(48.94, '48.94'), 'µg/ml')).toBe('48.9')
    expect(valueText(result(11, '11'), 'index')).toBe('11.0')
  })

  it('keeps the bound that was printed', () => {
    expect(valueText(result(200, '> 200 µg/ml'), 'µg/ml')).toBe('>200')
    expect(valueText(result(7.5, '<=7.5', 'low'), 'µg/ml')).toBe('≤7.5')
  })

  it('never rounds a value over a threshold', () => {
    expect(valueText(result(19.96, '19.96', 'moderate'), 'µg/ml')).toBe('19.96')
    expect(valueText(result(7.47, '7.47', 'low'), 'µg/ml')).toBe('7.47')
    expect(valueText(result(29.98, '29.98', 'moderate'), 'index')).toBe('29.98')
    expect(valueText(result(19.96, '19.96', 'moderate'), 'index')).toBe('20.0')
  })

  it('prints words as printed, else the level', () => {
    expect(valueText(result(null, 'Class III'), 'index')).toBe('Class III')
    expect(valueText(result(null, ' ', 'moderate'), 'index')).toBe('Moderate')
  })
})

describe('unitText', () => {
  it('is set only for a number on a scale with a unit', () => {
    expect(unitText(result(20), 'µg/ml')).toBe(' µg/ml')
    expect(unitText(result(20), 'index')).toBe('')
    expect(unitText(result(null, 'high'), 'µg/ml')).toBe('')
  })
})

describe('thresholdText', () => {
  it('is written in the format of its scale', () => {
    expect([thresholdText(20, 'µg/ml'), thresholdText(7.5, 'µg/ml')]).toEqual(['20.0', '7.5'])
    expect([thresholdText(30, 'index'), thresholdText(15, 'index')]).toEqual(['30', '15'])
  })
})
