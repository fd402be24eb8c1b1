import { expect, it } from 'vitest'
import { named } from '@shared/testing/people'
import { demoClients, demoPractitioners, emailOf } from './people'

it('contains the people that the tests name', () => {
  const { client, otherClient, practitioner, otherPractitioner } = named
  expect(demoClients.map(emailOf)).toEqual(expect.arrayContaining([client.email, otherClient.email]))
  expect(demoPractitioners.map(emailOf)).toEqual(
    expect.arrayContaining([practitioner.email, otherPractitioner.email]),
  )
})
