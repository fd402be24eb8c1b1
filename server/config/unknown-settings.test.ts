import { expect, it } from 'vitest'
import { environment } from './config'
import { unknownSettings } from './unknown-settings'

it('unknownSettings warns about every unknown name in .env and suggests the nearest setting', () => {
  const file = [
    'FILE_URL=s3://a/b',
    'PUBLIC_URI=https://x',
    'Port=1',
    'OPENAI_KEY=sk',
    'NODE_ENV=production',
    'COLOUR=red',
    'HOST=::1',
  ]
  expect(unknownSettings({}, file.join('\n'))).toEqual([
    expect.stringMatching(/^COLOUR in \.env is not a known setting/),
    'FILE_URL in .env is not a known setting and has no effect. Did you mean FILES_URL?',
    'OPENAI_KEY in .env is not a known setting and has no effect. Did you mean OPENAI_API_KEY?',
    'PUBLIC_URI in .env is not a known setting and has no effect. Did you mean PUBLIC_URL?',
    'Port in .env is not a known setting and has no effect. Did you mean PORT?',
  ])
})

it('unknownSettings warns once about environment variables like ours, not about those of other programs', () => {
  const env = {
    ...{ INTAKE_DIR: '/in', DATABASEURL: 'postgres://x', log_level: 'debug', TWILIO_SID: 'AC' },
    ...{ HOSTNAME: 'box', SESSION_MANAGER: 'local', AWS_PROFILE: 'lab', OPENAI_ORG_ID: 'org', PATH: '/bin' },
  }
  expect(unknownSettings({ ...env, PORT: '3000' }, 'TWILIO_SID=AC')).toEqual([
    expect.stringMatching(/^TWILIO_SID in \.env .* Did you mean TWILIO_\w+\?$/),
    'INTAKE_DIR in the environment is not a known setting and has no effect. Did you mean INTAKE_FOLDER?',
    'DATABASEURL in the environment is not a known setting and has no effect. Did you mean DATABASE_URL?',
    'log_level in the environment is not a known setting and has no effect. Did you mean LOG_LEVEL?',
  ])
})

it('unknownSettings does not warn when all names are known', () => {
  const all = Object.keys(environment.shape)
  expect(
    unknownSettings(
      Object.fromEntries(all.map((name) => [name, ''])),
      all.map((name) => `${name}=`).join('\n'),
    ),
  ).toEqual([])
})
