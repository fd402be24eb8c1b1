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
    title: 'A client’s plan needs you',
    message: 'One of your clients would like to start a plan. Please read it first.',
    link: toPlanOf(clientId),
  }),
  planProposed: () => ({
    title: 'Your practitioner suggests a plan',
    message: 'Nothing starts until you have read it and started it.',
    link: linkTo('/client/plan'),
  }),
  planOpened: () => ({
    title: 'Your plan can begin',
    message: 'Your practitioner has read it. See what comes first.',
    link: linkTo('/client/plan'),
  }),
  gateLifted: () => ({
    title: 'You can start a plan',
    message: 'Your practitioner has read your answers. You can answer the questions again.',
    link: linkTo('/client/plan'),
  }),
  planChanged: () => ({
    title: 'Your plan has changed',
    message: 'Your practitioner has changed something in your plan.',
    link: linkTo('/client/plan'),
  }),
  shareAgain: () => ({
    title: 'Share your plan again?',
    message: 'Your practitioner has changed. They only see your plan and diary if you share them.',
    link: linkTo('/client/plan'),
  }),
  planClosed: () => ({
    title: 'Your plan has ended',
    message: 'Its last day passed without a decision. It no longer leaves anything out.',
    link: linkTo('/client/plan'),
  }),
  planClosedOf: (clientId: number) => ({
    title: 'A client’s plan has ended',
    message: 'Its last day passed without a decision.',
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

const closing = 'To keep it private, this email says no more.'
const isWanted = (_db: Database, { emailNotifications }: { emailNotifications: boolean }) =>
  emailNotifications

export const diaryDue: OutboxEmail = {
  subject: 'Your diary is waiting',
  body: 'today’s diary is still empty. Please sign in to fill it in',
  closing: `${closing} You can change or stop these reminders in My Plan.`,
  isOptional: true,
  isWanted,
}

export const planWaits: OutboxEmail = {
  subject: 'A client’s plan needs you',
  body: 'one of your clients would like to start a plan. Please sign in to read it',
  closing,
  isWanted,
}

export const planProposed: OutboxEmail = {
  subject: 'A plan is waiting for you',
  body: 'your practitioner suggests a plan. Please sign in to read it',
  closing,
  isWanted,
}

export const planOpened: OutboxEmail = {
  subject: 'Your plan can begin',
  body: 'your practitioner has read your plan and approved it. Please sign in to see what comes first',
  closing,
  isWanted,
}

/** For the client, and for the practitioners the plan was shared with. */
export const planClosed: OutboxEmail = {
  subject: 'A plan has ended',
  body: 'a plan has ended because its last day has passed. Please sign in to see what comes next',
  closing,
  isWanted,
}

export const reaction: OutboxEmail = {
  subject: 'A client needs your attention',
  body: 'one of your clients needs your attention soon. Please sign in to read why',
  closing: 'To keep it private, this email gives no names or details.',
  isWanted,
}
