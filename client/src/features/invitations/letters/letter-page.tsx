import { formatWords } from '@shared/domain/text/dates'
import { groupsOf } from '@shared/domain/sign-in/sign-in-links'
import { addressOf } from '@/api/request'
import { cn } from '@/lib/class-names'
import { LogoMark } from '@/ui/logo'
import { QrCode } from '@/ui/qr-code'
import {
  addressLines,
  asksWords,
  codeAddress,
  lastDay,
  mayBreak,
  portalPhrase,
  senderWords,
  type Letter,
  type Sender,
} from './letter-words'

type LetterPageProps = {
  letter: Letter
  sender: Sender
  portalUrl: string
  /** The date of the letter (ISO 8601). */
  day: string
}

/** An A4 page (mm and pt) that folds into a C5 or DIN long envelope (DIN 5008, form B). */
export function LetterPage({ letter, sender, portalUrl, day }: LetterPageProps) {
  const { name, code, asks } = letter
  const { line, house } = senderWords(sender)
  const { address, printed } = codeAddress(portalUrl)
  return (
    <article aria-label={`Letter to ${name}`} className="letter">
      <span className="fold top-[105mm]" />
      <span className="fold top-[148.5mm] w-[3mm]!" />
      <span className="fold top-[210mm]" />
      <Letterhead sender={sender} house={house} />
      <AddressWindow letter={letter} line={line} />
      <Facts letter={letter} sender={sender} day={day} />
      <div className="absolute inset-x-[25mm] top-[100mm] right-[20mm]">
        <h3 className="mb-[5mm] font-display text-[17pt] leading-[22pt] font-semibold">
          Your result is ready
        </h3>
        <p className="mb-[3mm] wrap-anywhere">Dear {name},</p>
        <p className="wrap-anywhere">
          your food intolerance result can now be read in {portalPhrase(sender.portalName)}. Go to{' '}
          <b className="font-semibold">{printed}</b> or scan the square, and type your code and{' '}
          {asksWords[asks].words}. You then choose your own password.
        </p>
        <CodeBox letter={letter} accent={sender.accent} address={`${address}#${code}`} />
        <Steps asks={asks} accent={sender.accent} />
        <p className="wrap-anywhere">
          If the code has expired or you need help, {sender.supportAddress ? 'write to us' : 'ask us'}; we
          will {letter.address ? 'send a new one to this address only' : 'give a new one to you only'}.
        </p>
        <p className="mt-[7mm]">Kind regards</p>
        <p className="mt-[2mm] font-semibold wrap-anywhere">{house}</p>
      </div>
      <footer className="absolute right-[20mm] bottom-[12mm] left-[25mm] border-t border-line pt-[3mm] text-[9pt] leading-[12pt] text-ink-3">
        <p className="truncate">{line}</p>
        <p className="flex justify-between gap-[6mm]">
          <span className="min-w-0 truncate">{sender.supportAddress}</span>
          <span className="shrink-0">An IgG result is not an allergy test.</span>
        </p>
      </footer>
    </article>
  )
}

function Letterhead({ sender, house }: { sender: Sender; house: string }) {
  const { logoHash, portalName } = sender
  return (
    <header className="absolute top-[16mm] right-[20mm] left-[25mm] flex h-[12mm] items-center gap-[3mm]">
      {logoHash ? (
        <img
          src={addressOf('GET /api/logo/:hash', { params: { hash: logoHash } }).url}
          alt=""
          className="h-[12mm] max-w-[45mm] object-contain object-left"
        />
      ) : (
        <LogoMark className="size-[10mm]" />
      )}
      <p className="min-w-0">
        <b className="block truncate font-display text-[15pt] leading-[19pt] font-bold tracking-[-0.02em]">
          {portalName}
        </b>
        {house !== portalName && (
          <span className="block truncate text-[9pt] leading-[12pt] text-ink-3">{house}</span>
        )}
      </p>
    </header>
  )
}

/** The envelope's window: 20 mm from the left, 45 mm from the top, 85 by 45 mm. */
function AddressWindow({ letter: { name, address }, line }: { letter: Letter; line: string }) {
  const lines = [name, ...addressLines(address)]
  const cut = mayBreak(lines) ? 'wrap-anywhere' : 'truncate'
  return (
    <div
      role="group"
      aria-label="Address"
      className="absolute top-[45mm] left-[20mm] h-[45mm] w-[85mm] overflow-hidden px-[5mm] pt-[2mm] text-[10.5pt] leading-[4.5mm]"
    >
      <p className="mb-[3mm] flex h-[12mm] items-start">
        {line && (
          <span className="line-clamp-2 w-full border-b border-line-strong pb-[1mm] text-[9pt] leading-[11pt] text-ink-3">
            {line}
          </span>
        )}
      </p>
      {address ? (
        <address className="not-italic">
          {lines.map((part, place) => (
            <span key={place} className={cn('block', cut)}>
              {part}
            </span>
          ))}
        </address>
      ) : (
        <>
          <p className="text-ink-3">To be handed to</p>
          <p className="line-clamp-2">{name}</p>
        </>
      )}
    </div>
  )
}

function Facts({ letter, sender, day }: Omit<LetterPageProps, 'portalUrl'>) {
  const facts = [
    ['Date', formatWords(day)],
    ['Sample', letter.sampleId],
    ['Help', sender.supportAddress],
  ] as const
  return (
    <dl className="absolute top-[50mm] right-[15mm] left-[125mm] text-[10pt] leading-[16pt]">
      {facts.map(
        ([word, value]) =>
          value && (
            <div key={word} className="flex">
              <dt className="w-[16mm] shrink-0 text-ink-3">{word}</dt>
              <dd
                className={
                  word === 'Sample' ? 'font-mono text-[9.5pt] font-semibold' : 'min-w-0 wrap-anywhere'
                }
              >
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

type CodeBoxProps = { letter: Letter; accent: string; address: string }

function CodeBox({ letter: { code, expiresAt }, accent, address }: CodeBoxProps) {
  return (
    <div
      role="group"
      aria-label="Code"
      className="mt-[6mm] mb-[7mm] flex items-center justify-between gap-[8mm] rounded-[4mm] border-[1pt] border-brand py-[5mm] pr-[5mm] pl-[7mm] text-[9pt] leading-[13pt] text-ink-2"
      style={accent ? { borderColor: accent } : undefined}
    >
      <div>
        <p>Your code (works once)</p>
        <p className="mt-[1.5mm] font-mono text-[22pt] leading-[30pt] font-medium whitespace-nowrap text-ink">
          {groupsOf(code).join('\u200a·\u200a')}
        </p>
        <p className="mt-[2.5mm] max-w-[98mm]">
          Use it by <b className="font-semibold text-ink">{lastDay(expiresAt)}</b>. You can type capital or
          small letters; the code never contains 0, O, 1 or I.
        </p>
      </div>
      <QrCode text={address} label="Or scan this code" className="size-[36mm] shrink-0" />
    </div>
  )
}

function Steps({ asks, accent }: { asks: Letter['asks']; accent: string }) {
  const steps = [
    ['Type the code', 'The link works once. On its own it never shows your result.'],
    [asksWords[asks].step, 'So that nobody else can read it.'],
    ['Choose a password', 'Then your result opens.'],
  ]
  return (
    <ol className="mb-[7mm] grid grid-cols-3 gap-[6mm] text-[9.5pt] leading-[13.5pt] text-ink-2">
      {steps.map(([step, why], place) => (
        <li key={step} className="flex gap-[3mm]">
          <b
            className="grid size-[7mm] shrink-0 place-items-center rounded-full border-[1pt] border-brand font-semibold text-ink"
            style={accent ? { borderColor: accent } : undefined}
          >
            {place + 1}
          </b>
          <span>
            <b className="block font-semibold text-ink">{step}</b>
            {why}
          </span>
        </li>
      ))}
    </ol>
  )
}
