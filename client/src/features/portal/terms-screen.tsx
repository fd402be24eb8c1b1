import { useConfig } from '@/api/use-config'
import { Card } from '@/ui/card'
import { LaboratoryContact } from '@/ui/laboratory-contact'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { termsSections } from './terms-text'

/** Terms and conditions (S2), signed in or not. */
export default function TermsScreen() {
  const config = useConfig()
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Terms and Conditions" subtitle="Last updated: June 1, 2025" />
      <Card flush className="relative mt-6 max-w-[46rem]">
        <div
          role="region"
          aria-label="Terms and Conditions"
          tabIndex={0}
          className="peer relative h-[600px] overflow-y-auto rounded-lg px-5 pt-6 pb-14 focus-visible:-outline-offset-3 md:px-8 print:h-auto"
        >
          {termsSections.map(({ title, paragraphs, points }, index) => (
            <section key={title} aria-labelledby={`terms-${index + 1}`} className="not-first:mt-7">
              <h2 id={`terms-${index + 1}`} className="text-h3">
                {index + 1}. {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2 text-body text-ink-2">
                  {paragraph}
                </p>
              ))}
              {points && (
                <ul className="mt-2 list-disc space-y-1.5 pl-5 text-body text-ink-2">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
        {/* Shows that the text continues when scroll bars are hidden; kept away from its end. */}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-px bottom-px h-12 rounded-b-lg bg-linear-to-t from-surface to-transparent peer-focus-visible:inset-x-1 peer-focus-visible:bottom-1 print:hidden"
        />
      </Card>
      <LaboratoryContact config={config} className="mt-5 max-w-[46rem]" />
    </main>
  )
}
