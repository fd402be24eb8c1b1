import { expect, it } from 'vitest'
import type { MessagingConfig } from '../settings/messaging-config'
import { copiedList, emailSteps, smsSteps } from './setup-steps'

const nothing: MessagingConfig = {
  ses: { accessKeyId: false, secretKey: false, region: false },
  twilio: { accountSid: false, authToken: false, phoneNumber: false },
  sender: { address: null, verified: null },
}
const laboratory = { portalName: 'Orchard Diagnostics', supportAddress: 'hello@orchard.example' }

it('names every missing value, and who sets it', () => {
  const [name, service, proof, test] = emailSteps(nothing, laboratory)
  expect(name).toMatchObject({ isDone: true, detail: 'Orchard Diagnostics, hello@orchard.example' })
  expect(service).toMatchObject({
    isDone: false,
    who: 'Whoever runs the server',
    detail: '4 values are missing on the server: access key ID, secret key, region and sender address.',
  })
  expect([proof?.isDone, test?.isDone]).toEqual([false, false])
})

it('counts a step as done once all its values are set', () => {
  const ses = { accessKeyId: true, secretKey: true, region: true }
  const steps = (sender: MessagingConfig['sender']) =>
    emailSteps({ ...nothing, ses, sender }, laboratory).map(({ isDone }) => isDone)
  expect(steps({ address: null, verified: null })).toEqual([true, false, false, false])
  expect(steps({ address: 'a@b.example', verified: false })).toEqual([true, true, false, false])
  expect(steps({ address: 'a@b.example', verified: true })).toEqual([true, true, true, false])
})

it('copies only the values that are missing', () => {
  const twilio = { accountSid: true, authToken: true, phoneNumber: false }
  const steps = smsSteps({ ...nothing, twilio })
  expect(steps[1]?.detail).toBe('1 value is missing on the server: phone number.')
  expect(copiedList('SMS', steps)).toBe(
    'To set up SMS, set these values on the server and restart it:\nTWILIO_PHONE_NUMBER',
  )
})
