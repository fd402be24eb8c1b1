import { SMS_LENGTH } from '@shared/domain/messaging/message-limits'
import { plural } from '@shared/domain/text/counts'
import { smsLength } from './sms-length'

/** "12/160 characters", with the number of segments beyond one. */
export function SmsCounter({ text }: { text: string }) {
  const { characters, segments, perSegment, special } = smsLength(text)
  return (
    <span className="nums">
      {characters}/{SMS_LENGTH} characters
      {(special !== undefined || segments > 1) && (
        <>
          {' '}
          · counts as {segments} {plural(segments, 'message')} of up to {perSegment} characters
          {special !== undefined && `, because “${special}” is not in the plain SMS alphabet`}
        </>
      )}
    </span>
  )
}
