import { linkTo } from '@shared/screens'
import type { Day } from '@shared/domain/trial/trial'
import type { OutboxEmail } from '../../adapters/mail/outbox-email'
import type { Database } from '../../database/connect'
import type { Notes } from '../notifications/notifications.public'

const toPlanOf = (clientId: number) => linkTo('/practitioner/clients/:id/plan', { id: clientId })

/** Notices about a plan; they reveal neither what it is about nor its outcomes. */
export const notes = {
  diaryDue: (day: Day) => ({
    title: 'Your diary is waiting',
    message: 'Today has no entry yet.',
    link: linkTo('/client/plan/diary/:day', { day }),
  }),
  planWaits: (clientId: number) => ({
    title: 'A plan waits for you',
    message: 'A client of yours would like to start a plan. Please read it before they do.',
    link: toPlanOf(clientId),
  }),
  planProposed: () => ({
    title: 'Your practitioner proposes a plan',
    message: 'Nothing begins before you have read it and started it.',
    link: linkTo('/client/plan'),
  }),
  planOpened: () => ({
    title: 'Your plan is open',
    message: 'Your practitioner has read it. Please see what comes first.',
    link: linkTo('/client/plan'),
  }),
  gateLifted: () => ({
    title: 'You can start a plan',
    message: 'Your practitioner has read what you answered. The questions are asked anew.',
    link: linkTo('/client/plan'),
  }),
  planChanged: () => ({
    title: 'Your plan has changed',
    message: 'Your practitioner has changed something in your plan.',
    link: linkTo('/client/plan'),
  }),
  shareAgain: () => ({
    title: 'Share your plan again?',
    message: 'Your practitioner has changed. They see your plan and diary only if you say so.',
    link: linkTo('/client/plan'),
  }),
  planClosed: () => ({
    title: 'Your plan has ended by itself',
    message: 'Its last day has passed without a decision, so it leaves nothing out any more.',
    link: linkTo('/client/plan'),
  }),
  planClosedOf: (clientId: number) => ({
    title: 'A plan has ended by itself',
    message: 'A client of yours had not decided how it goes on by its last day.',
    link: toPlanOf(clientId),
  }),
  told: (clientId: number) => ({
    title: 'A client has news for you',
    message: 'They would like you to see what they found out.',
    link: toPlanOf(clientId),
  }),
  reaction: (clientId: number) => ({
    title: 'A client has reported a reaction',
    message: 'It came soon after eating. Please see their record and speak with them.',
    link: linkTo('/practitioner/clients/:id', { id: clientId }),
  }),
} satisfies Notes

const closing = 'To keep it private, this email says no more than that.'
const isWanted = (_db: Database, { emailNotifications }: { emailNotifications: boolean }) =>
  emailNotifications

export const diaryDue: OutboxEmail = {
  subject: 'Your diary is waiting',
  body: 'your diary is waiting for today. Please sign in to write it',
  closing: `${closing} You can change the hour or end these reminders on the page of your plan.`,
  isOptional: true,
  isWanted,
}

export const planWaits: OutboxEmail = {
  subject: 'A client’s plan waits for you',
  body: 'a client of yours would like to start a plan that waits for you. Please sign in to read it',
  closing,
  isWanted,
}

export const planProposed: OutboxEmail = {
  subject: 'A plan is waiting for you',
  body: 'your practitioner proposes a plan to you. Please sign in to read it',
  closing,
  isWanted,
}

export const planOpened: OutboxEmail = {
  subject: 'Your plan is open',
  body: 'your practitioner has read your plan and opened it. Please sign in to see what comes first',
  closing,
  isWanted,
}

/** For the client, and for the practitioners the plan was shared with. */
export const planClosed: OutboxEmail = {
  subject: 'A plan has ended',
  body: 'a plan has ended by itself, as its last day has passed. Please sign in to see what follows',
  closing,
  isWanted,
}

export const reaction: OutboxEmail = {
  subject: 'A client asks for your attention',
  body: 'something of a client of yours needs your attention soon. Please sign in to read what',
  closing: 'This email names nobody and nothing from the record, to keep it private.',
  isWanted,
}
