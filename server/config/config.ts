import { readFileSync } from 'node:fs'
import { isIP, isIPv4 } from 'node:net'
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { startError } from '../database/embedded/start-error'
import { projectRoot } from './project-root'
import { usualWorkers } from '../workers/usual-workers'

const flag = z
  .enum(['', 'true', 'false', '1', '0'], 'must be true or false')
  .default('')
  .transform((v) => v === 'true' || v === '1')
const optional = z.string().trim().default('')
const list = optional.transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const isHttp = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)
const optionalUrl = optional.refine(
  (v) => v === '' || isHttp(v),
  'must be an address that begins with http:// or https://',
)
/** Links, cookies and the service worker cover a whole host, so no path is allowed. */
const optionalOrigin = optional
  .refine(
    (v) => v === '' || (isHttp(v) && /^https?:\/\/[^\s/\\?#@]+\/?$/i.test(v)),
    'must be http:// or https:// and a host, without a path, such as https://portal.example.com',
  )
  .transform((v) => v && new URL(v).origin)
const bucketUrl = optional
  .transform((text) => text.replace(/\/+$/, ''))
  .refine(
    (v) =>
      v === '' || v === 'disk' || /^s3:\/\/[a-z\d][a-z\d.-]+[a-z\d](\/(?!\.{1,2}(\/|$))[\w.-]+)*$/.test(v),
    'must be s3://bucket/prefix, such as s3://pearwell-files/portal',
  )

const databaseUrl = optional.refine(
  (v) => v === '' || /^postgres(ql)?:\/\//.test(v),
  'must begin with postgres://',
)

/** All variables that the server reads; `.env.example` lists the same ones. */
export const environment = z.object({
  PORT: optional
    .default('3000')
    .refine(
      (v) => /^\d{1,5}$/.test(v) && Number(v) <= 65535,
      'must be a whole number from 0 to 65535; 0 takes any port that is free',
    )
    .transform(Number),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  WORKERS: z.coerce
    .number('must be a number of processes')
    .int('must be a number of processes')
    .min(1, 'must be 1 or more')
    .max(64, 'must be 64 or less')
    .optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  FILES_URL: bucketUrl.refine((v) => v !== 'disk', 'must be s3://bucket/prefix, or empty for the disk'),
  FILES_ALSO: bucketUrl,
  FILES_ENDPOINT: optionalUrl,
  FILES_REGION: z.string().trim().min(1).default('us-east-1'),
  FILES_PATH_STYLE: z.enum(['', 'true', 'false', '1', '0'], 'must be true or false').default(''),
  FILES_ACCESS_KEY_ID: optional,
  FILES_SECRET_ACCESS_KEY: optional,
  PUBLIC_URL: optionalOrigin,
  HSTS_PRELOAD: flag,
  COLD_START: flag,
  TRUST_PROXY: optional.refine(
    isTrust,
    'must be true, false, a number of proxies, or addresses and networks with commas between them, such as 10.0.0.0/8',
  ),
  SESSION_SECRET: list.refine(
    (all) => all.every((secret) => secret.length >= 32),
    'must have at least 32 characters; separate several secrets with commas, the newest first',
  ),
  CREDENTIALS_KEY: list.refine(
    (all) => all.every((key) => Buffer.from(key, 'base64').length === 32),
    'must be 32 bytes in base64, for example from openssl rand -base64 32. Separate several keys with commas, the newest first',
  ),
  ADMIN_EMAIL: optional.refine((v) => v === '' || z.email().safeParse(v).success, 'must be an email address'),
  // Judged only when used, as an old value may stay; untrimmed, so that spaces are reported.
  ADMIN_PASSWORD: z.string().default(''),
  ALLOW_REGISTRATION: flag,
  INTAKE_FOLDER: optional,
  WEBHOOK_HOSTS: list,
  METRICS_TOKEN: optional.refine((v) => v === '' || v.length >= 16, 'must have at least 16 characters'),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_MODEL: z.string().trim().min(1).default('gpt-4o-mini'),
  OPENAI_IMAGE_MODEL: z.string().trim().min(1).default('gpt-image-1'),
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,
  AWS_REGION: optional,
  AWS_ENDPOINT_URL_SES: optionalUrl,
  SES_FROM_ADDRESS: optional.refine(
    (v) => v === '' || z.email().safeParse(v).success,
    'must be an email address',
  ),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_PHONE_NUMBER: optional,
  TWILIO_BASE_URL: optionalUrl,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})

export type Config = Readonly<{
  port: number
  host: string
  /** Number of processes that answer requests; with one, the primary does everything. */
  workers: number
  dataDir: string
  /** Empty: use the embedded database in `dataDir`. */
  databaseUrl: string
  /** URL of a read replica for lists; empty: none. */
  databaseReadUrl: string
  /**
   * `url`: the bucket for files, or empty for the disk in `dataDir`. `also`: the place that files
   * are still to be moved from, a bucket or `disk`; empty: none.
   */
  files: {
    url: string
    also: string
    endpoint: string
    region: string
    pathStyle: boolean
    accessKeyId: string
    secretAccessKey: string
  }
  publicUrl: string
  /** Whether the HSTS header asks for preloading, which includes all subdomains. */
  hstsPreload: boolean
  /** Whether a process serves requests before it has warmed up, so that the first ones are slow. */
  coldStart: boolean
  /** The value for Express's `trust proxy`. */
  trustProxy: boolean | number | string
  /** Newest first; empty: generated once and stored in `dataDir`. */
  sessionSecrets: readonly string[]
  credentialsKeys: readonly string[]
  adminEmail: string
  adminPassword: string
  registrationOpen: boolean
  /** Folder whose triplets are imported; empty: none. */
  intakeFolder: string
  /** Hosts in the own network that webhooks may reach, also with HTTP. */
  webhookHosts: readonly string[]
  /** Empty: only programs on this machine may read the metrics. */
  metricsToken: string
  openai: { apiKey: string; baseUrl: string; model: string; imageModel: string }
  ses: { accessKeyId: string; secretAccessKey: string; region: string; endpoint: string; from: string }
  twilio: { accountSid: string; authToken: string; phoneNumber: string; baseUrl: string }
  ai: 'openai' | 'builtin'
  emailConfigured: boolean
  smsConfigured: boolean
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
}>

/** Reads the environment; empty means unset. Throws one StartError with every problem. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(given)
  const problems = read.success
    ? [...bucketProblemsOf(read.data)]
    : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (!read.success || problems.length > 0)
    throw startError(`The configuration cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  const e = read.data
  if (e.DATABASE_READ_URL && !e.DATABASE_URL)
    throw startError(
      'The configuration cannot be used:\n  DATABASE_READ_URL names a replica of the DATABASE_URL database, but DATABASE_URL is not set',
    )
  return Object.freeze({
    port: e.PORT,
    host: e.HOST,
    workers: e.WORKERS ?? usualWorkers(machine()),
    dataDir: path.resolve(projectRoot, e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseReadUrl: e.DATABASE_READ_URL,
    files: {
      url: e.FILES_URL,
      also: e.FILES_ALSO,
      endpoint: e.FILES_ENDPOINT,
      region: e.FILES_REGION,
      // S3 services other than Amazon's rarely offer one host per bucket.
      pathStyle: e.FILES_PATH_STYLE === '' ? e.FILES_ENDPOINT !== '' : /^(true|1)$/.test(e.FILES_PATH_STYLE),
      accessKeyId: e.FILES_ACCESS_KEY_ID,
      secretAccessKey: e.FILES_SECRET_ACCESS_KEY,
    },
    publicUrl: e.PUBLIC_URL,
    hstsPreload: e.HSTS_PRELOAD,
    coldStart: e.COLD_START,
    trustProxy: trustProxyOf(e.TRUST_PROXY),
    sessionSecrets: e.SESSION_SECRET,
    credentialsKeys: e.CREDENTIALS_KEY,
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD,
    registrationOpen: e.ALLOW_REGISTRATION,
    intakeFolder: e.INTAKE_FOLDER && path.resolve(projectRoot, e.INTAKE_FOLDER),
    webhookHosts: e.WEBHOOK_HOSTS,
    metricsToken: e.METRICS_TOKEN,
    openai: {
      apiKey: e.OPENAI_API_KEY,
      baseUrl: e.OPENAI_BASE_URL,
      model: e.OPENAI_MODEL,
      imageModel: e.OPENAI_IMAGE_MODEL,
    },
    ses: {
      accessKeyId: e.AWS_ACCESS_KEY_ID,
      secretAccessKey: e.AWS_SECRET_ACCESS_KEY,
      region: e.AWS_REGION,
      endpoint: e.AWS_ENDPOINT_URL_SES,
      from: e.SES_FROM_ADDRESS,
    },
    twilio: {
      accountSid: e.TWILIO_ACCOUNT_SID,
      authToken: e.TWILIO_AUTH_TOKEN,
      phoneNumber: e.TWILIO_PHONE_NUMBER,
      baseUrl: e.TWILIO_BASE_URL,
    },
    // A self-hosted model server (Ollama, vLLM, llama.cpp) needs no key.
    ai: e.OPENAI_API_KEY || e.OPENAI_BASE_URL ? 'openai' : 'builtin',
    emailConfigured: Boolean(
      e.AWS_ACCESS_KEY_ID && e.AWS_SECRET_ACCESS_KEY && e.AWS_REGION && e.SES_FROM_ADDRESS,
    ),
    smsConfigured: Boolean(e.TWILIO_ACCOUNT_SID && e.TWILIO_AUTH_TOKEN && e.TWILIO_PHONE_NUMBER),
    logLevel: e.LOG_LEVEL,
  })
}

/** Processors and memory as limited by a container. */
const machine = () => ({
  cores: Math.min(availableParallelism(), processorQuota()),
  memory: Math.min(totalmem(), process.constrainedMemory() || Infinity),
})

/** Node 20 reports the processors a container may use, but not its CPU time quota. */
function processorQuota(): number {
  try {
    const [time, period] = readFileSync('/sys/fs/cgroup/cpu.max', 'utf8').split(' ').map(Number)
    return time && period ? Math.ceil(time / period) : Infinity
  } catch {
    return Infinity
  }
}

function* bucketProblemsOf(e: z.infer<typeof environment>) {
  const hasBucket = [e.FILES_URL, e.FILES_ALSO].some((place) => place.startsWith('s3:'))
  if (hasBucket && e.FILES_ACCESS_KEY_ID === '') yield 'FILES_ACCESS_KEY_ID is needed for a bucket'
  if (hasBucket && e.FILES_SECRET_ACCESS_KEY === '') yield 'FILES_SECRET_ACCESS_KEY is needed for a bucket'
  if (e.FILES_ALSO !== '' && e.FILES_ALSO === (e.FILES_URL || 'disk'))
    yield 'FILES_ALSO must be a different place from FILES_URL: the one that files are moved from'
}

function trustProxyOf(text: string): boolean | number | string {
  if (text === '' || text === 'false') return false
  if (text === 'true') return true
  return /^\d+$/.test(text) ? Number(text) : text
}

/** As strict as Express, which would fail at the start with a stack trace. */
function isTrust(text: string): boolean {
  return /^(true|false|\d*)$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()))
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128)
}

export const environmentVariables = (): NodeJS.ProcessEnv => process.env

/** The folder the command was started in: npm changes to the project's folder and sets INIT_CWD. */
export const workingDirectory = (): string => process.env['INIT_CWD'] ?? process.cwd()
