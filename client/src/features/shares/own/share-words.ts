import type { ShareContent, ShareLifetime } from '@shared/domain/shares/share-contents'

export const contentWords: Record<ShareContent, string> = {
  'latest-results': 'Latest results',
  'all-results': 'All results',
  allergies: 'Allergies',
  plan: 'Plan and findings',
  pdf: "The laboratory's PDF",
}

export const lifetimeWords: Record<ShareLifetime, string> = {
  hour: '1 hour',
  day: '1 day',
  week: '7 days',
  month: '30 days',
}
