export const auditActions = [
  'user.sign-in',
  'user.create',
  'user.update',
  'user.password',
  'user.credential',
  'report.upload',
  'report.update',
  'report.delete',
  'report.replace-files',
  'report.link',
  'report.release',
  'report.read',
] as const
export type AuditAction = (typeof auditActions)[number]
