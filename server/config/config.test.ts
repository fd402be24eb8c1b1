import { pattern } from '@shared/domain/text/pattern'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import express from 'express'
import { describe, expect, it } from 'vitest'
import { environment, readConfig } from './config'
import { projectRoot } from './project-root'

describe('the configuration', () => {
  it('has a default for every variable, and .env.example lists each with its default', () => {
    const example = parseEnv(readFileSync(path.join(projectRoot, '.env.example'), 'utf8'))
    expect(Object.keys(example).sort()).toEqual(Object.keys(environment.shape).sort())
    expect(readConfig(example)).toEqual(readConfig({}))
    const given = Object.fromEntries(Object.entries(example).filter(([, value]) => value !== ''))
    expect(given).toEqual({
      PORT: '3000',
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      FILES_REGION: 'us-east-1',
      LOG_LEVEL: 'info',
      OPENAI_MODEL: 'gpt-4o-mini',
      OPENAI_IMAGE_MODEL: 'gpt-image-1',
    })
  })

  it('requires access keys for a bucket, and FILES_ALSO to differ from FILES_URL', () => {
    const bucket = { FILES_URL: 's3://files/portal/', FILES_ALSO: 's3://files/portal' }
    expect(() => readConfig(bucket)).toThrow(
      new RegExp(
        pattern`FILES_ACCESS_KEY_ID is needed for a bucket\n.*FILES_SECRET_ACCESS_KEY is needed for a bucket\n.*FILES_ALSO must be a different place`,
      ),
    )
    expect(() => readConfig({ FILES_ALSO: 'disk' })).toThrow(
      /FILES_ALSO must be a different place from FILES_URL/,
    )
    expect(() => readConfig({ FILES_URL: 'https://files' })).toThrow(/FILES_URL must be s3:/)
    const keys = { FILES_ACCESS_KEY_ID: 'a', FILES_SECRET_ACCESS_KEY: 'b' }
    expect(readConfig({ ...keys, FILES_URL: 's3://files/portal/' }).files).toMatchObject({
      url: 's3://files/portal',
      pathStyle: false,
    })
    expect(readConfig({ FILES_ENDPOINT: 'https://s3.example.com' }).files.pathStyle).toBe(true)
  })

  it('lists every problem at once, by variable name', () => {
    const wrong = {
      PORT: 'high',
      DATABASE_URL: 'mysql://x',
      SESSION_SECRET: 'short',
      CREDENTIALS_KEY: 'AAAA',
      LOG_LEVEL: 'loud',
    }
    expect(() => readConfig(wrong)).toThrow(
      /PORT must[\s\S]*DATABASE_URL must[\s\S]*SESSION_SECRET must[\s\S]*CREDENTIALS_KEY must[\s\S]*LOG_LEVEL must/,
    )
  })

  it.each(['-1', '65536', '80.5', '1e3', 'high'])('rejects the port %s and names the valid range', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number from 0 to 65535')
  })

  it('rejects an unknown LOG_LEVEL and lists the valid ones', () => {
    expect(() => readConfig({ LOG_LEVEL: 'verbose' })).toThrow(
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    )
  })

  it.each([
    'ftp://portal.example.com',
    'portal.example.com',
    'https://example.com/portal',
    'https://example.com/?a=b',
    'https://user:word@example.com',
    'javascript:alert(1)',
  ])('rejects the PUBLIC_URL %s and gives an example', (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(
      'PUBLIC_URL must be http:// or https:// and a host, without a path, such as https://portal.example.com',
    )
  })

  it('normalises PUBLIC_URL to the origin a browser sends', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Portal.example.com:443/' }).publicUrl).toBe(
      'https://portal.example.com',
    )
  })

  it('reads WORKERS and rejects what is not a whole number from 1 to 64', () => {
    expect(readConfig({ WORKERS: '3' }).workers).toBe(3)
    for (const WORKERS of ['0', '1.5', 'many', '65'])
      expect(() => readConfig({ WORKERS })).toThrow(/WORKERS must be/)
  })

  it('never repeats a secret in a problem', () => {
    expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).toThrow(
      expect.not.stringContaining('hunter2') as never,
    )
  })

  it.each([
    ['', false],
    ['true', true],
    ['2', 2],
    ['10.0.0.1', '10.0.0.1'],
  ])('reads TRUST_PROXY %o as %o', (text, value) =>
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(value),
  )

  it.each(['loopback', '10.0.0.0/8, 192.168.1.1', 'linklocal,uniquelocal', 'fd00::/8', '::ffff:10.0.0.1'])(
    'accepts TRUST_PROXY %o, and so does Express',
    (text) =>
      expect(() => express().set('trust proxy', readConfig({ TRUST_PROXY: text }).trustProxy)).not.toThrow(),
  )

  it.each([
    'https://proxy',
    'yes',
    '-1',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '10.0.0',
    '10.0.0.1,',
    'fd00::/129',
  ])('rejects TRUST_PROXY %o with a sentence', (text) =>
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY must be true, false, /),
  )
})
