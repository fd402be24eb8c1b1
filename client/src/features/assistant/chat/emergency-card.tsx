import { Phone, TriangleAlert } from 'lucide-react'
import { buttonClass } from '@/ui/button'

const numbers = [
  { number: '116 123', where: 'United Kingdom, Ireland' },
  { number: '0800 1110111', where: 'Germany' },
  { number: '3114', where: 'France' },
  { number: '024', where: 'Spain' },
  { number: '988', where: 'United States' },
  { number: '112', where: 'Europe' },
  { number: '999', where: 'United Kingdom' },
  { number: '911', where: 'North America' },
]

/** Replaces the answer in an emergency, in the question's language, with phone numbers. */
export function EmergencyCard({ text, language }: { text: string; language: string | undefined }) {
  const [title = '', ...rest] = text.split(/(?<=\.)\s+/u)
  return (
    <section
      aria-label="Emergency"
      className="rounded-lg border-2 border-high bg-high-soft px-4 py-4 text-high-text sm:px-5"
    >
      <p lang={language} className="flex items-start gap-2.5 text-h3 font-semibold">
        <TriangleAlert className="mt-0.5 size-5" />
        {title}
      </p>
      <p lang={language} className="mt-2 text-body">
        {rest.join(' ')}
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {numbers
          .filter(({ number }) => new RegExp(`\\b${number}\\b`).test(text))
          .map(({ number, where }) => (
            <li key={number} className="max-sm:w-full">
              <a
                href={`tel:${number.replaceAll(' ', '')}`}
                className={buttonClass({ variant: 'destructive', block: 'phone' })}
              >
                <Phone />
                {`Call ${number}`}
                <span className="font-normal">{where}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
