import { Loading } from '@/ui/skeleton'

/** The results of one report, or of the client's latest completed one. */
export default function ClientResultsScreen({ reportId }: { reportId?: number }) {
  return (
    <main id="main" className="mx-auto w-full max-w-[1184px] px-4 pt-5 pb-28 md:px-8 md:pt-7" data-report={reportId}>
      <h1 className="text-h1">My Report Summary</h1>
      <Loading label="Loading your results..." />
    </main>
  )
}
