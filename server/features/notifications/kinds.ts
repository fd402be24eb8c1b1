/** What a notification may be about where several of a day become one line, and where solving it is seen in the database. */
export type NotificationKind =
  | 'report-ready'
  | 'report-released'
  | 'report-to-review'
  | 'report-warnings'
  | 'report-failed'
  | 'question-waits'
  | 'deletion-requested'
